<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Actions</name>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Accept the sequence</source>
        <translation>Accepter la séquence</translation>
    </message>
    <message>
        <source>Let the app roll</source>
        <translation>Laisser l’appli lancer</translation>
    </message>
    <message>
        <source>Who strikes whom…</source>
        <translation>Qui frappe qui…</translation>
    </message>
    <message>
        <source>Next sequence</source>
        <translation>Séquence suivante</translation>
    </message>
    <message>
        <source>Go to the first die</source>
        <translation>Aller au premier dé</translation>
    </message>
    <message>
        <source>Next part of the window</source>
        <translation>Partie suivante de la fenêtre</translation>
    </message>
    <message>
        <source>Previous part of the window</source>
        <translation>Partie précédente de la fenêtre</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Grande</translation>
    </message>
    <message>
        <source>Largest</source>
        <translation>Très grande</translation>
    </message>
</context>
<context>
    <name>AmountLabel</name>
    <message>
        <source>impossible</source>
        <translation>impossible</translation>
    </message>
</context>
<context>
    <name>ArrowButton</name>
    <message>
        <source>{attacker} strike {defender}</source>
        <translation>{attacker} contre {defender}</translation>
    </message>
    <message>
        <source>{words}: click to leave this strike out</source>
        <translation>{words} : cliquez pour retirer cette frappe</translation>
    </message>
    <message>
        <source>{words}: click to take this strike in</source>
        <translation>{words} : cliquez pour ajouter cette frappe</translation>
    </message>
    <message>
        <source>ratio {ratio}</source>
        <translation>rapport {ratio}</translation>
    </message>
    <message>
        <source>no strike</source>
        <translation>aucune</translation>
    </message>
</context>
<context>
    <name>AssaultNames</name>
    <message>
        <source>Back to a wall</source>
        <translation>Dos au mur</translation>
    </message>
    <message>
        <source>Lance in the open</source>
        <translation>Lance à découvert</translation>
    </message>
    <message>
        <source>Mounted against a foot soldier</source>
        <translation>Monté contre un fantassin</translation>
    </message>
    <message>
        <source>Aims at the head</source>
        <translation>Vise la tête</translation>
    </message>
</context>
<context>
    <name>AssaultPanel</name>
    <message>
        <source>Assault</source>
        <translation>Assaut</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>The mount</source>
        <translation>La monture</translation>
    </message>
    <message>
        <source>Flight</source>
        <translation>Fuite</translation>
    </message>
    <message>
        <source>Terror</source>
        <translation>Terreur</translation>
    </message>
    <message>
        <source>What kind of fight</source>
        <translation>Genre de combat</translation>
    </message>
    <message>
        <source>Let the app roll</source>
        <translation>Laisser l’appli lancer</translation>
    </message>
    <message>
        <source>No hero is in the fight. Bring one back, heal one, or let one join the battle.</source>
        <translation>Aucun héros au combat. Faites-en revenir un, soignez-en un, ou ajoutez-en un à la bataille.</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>{die}: {expected}</source>
        <translation>{die} : {expected}</translation>
    </message>
    <message>
        <source>A field holds what cannot be: see the red one</source>
        <translation>Un champ contient une valeur impossible : voir le rouge</translation>
    </message>
    <message numerus="yes">
        <source>%n dice typed</source>
        <translation>
            <numerusform>%n dé saisi</numerusform>
            <numerusform>%n dés saisis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the app rolls %n</source>
        <translation>
            <numerusform>l’appli en lance %n</numerusform>
            <numerusform>l’appli en lance %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none left to roll</source>
        <translation>plus rien à lancer</translation>
    </message>
</context>
<context>
    <name>AssaultStage</name>
    <message>
        <source>Change places</source>
        <translation>Échanger les places</translation>
    </message>
    <message>
        <source>Add an opponent: {name}</source>
        <translation>Ajouter un adversaire : {name}</translation>
    </message>
    <message>
        <source>Nobody strikes at the back of the one who flees.</source>
        <translation>Personne ne frappe dans le dos de qui fuit.</translation>
    </message>
</context>
<context>
    <name>CampaignMenus</name>
    <message>
        <source>Battles</source>
        <translation>Batailles</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>{name}, as this battle keeps it</source>
        <translation>{name}, telles que cette bataille les garde</translation>
    </message>
    <message>
        <source>Add rules from a file…</source>
        <translation>Ajouter des règles depuis un fichier…</translation>
    </message>
    <message>
        <source>Add rules from a file</source>
        <translation>Ajouter des règles depuis un fichier</translation>
    </message>
    <message>
        <source>Rule sets (*.toml)</source>
        <translation>Jeux de règles (*.toml)</translation>
    </message>
</context>
<context>
    <name>CardColumn</name>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>Head</source>
        <translation>Tête</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corps</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>none</source>
        <translation>sans</translation>
    </message>
    <message>
        <source>Bare hands</source>
        <translation>Mains nues</translation>
    </message>
    <message>
        <source>commands</source>
        <translation>commande</translation>
    </message>
    <message>
        <source>if accepted</source>
        <translation>si accepté</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Off.</source>
        <translation>Off.</translation>
    </message>
    <message>
        <source>Def.</source>
        <translation>Déf.</translation>
    </message>
    <message>
        <source>Tr.</source>
        <translation>Entr.</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Holds</source>
        <translation>Tient bon</translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation>Moral ébranlé</translation>
    </message>
    <message>
        <source>Broken</source>
        <translation>En déroute</translation>
    </message>
    <message>
        <source>Fled</source>
        <translation>En fuite</translation>
    </message>
    <message>
        <source>None left</source>
        <translation>Plus personne</translation>
    </message>
    <message>
        <source>Mounted</source>
        <translation>À cheval</translation>
    </message>
    <message>
        <source>On foot</source>
        <translation>À pied</translation>
    </message>
    <message>
        <source>In hand</source>
        <translation>En main</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>Au sol</translation>
    </message>
    <message>
        <source>Chipped</source>
        <translation>Ébréchée</translation>
    </message>
    <message>
        <source>Weapon broken</source>
        <translation>Arme brisée</translation>
    </message>
    <message>
        <source>Vanquished</source>
        <translation>À terre</translation>
    </message>
    <message>
        <source>Thrown</source>
        <translation>Chute</translation>
    </message>
    <message>
        <source>Terrified</source>
        <translation>Terreur</translation>
    </message>
    <message>
        <source>Surprised</source>
        <translation>Surprise</translation>
    </message>
    <message>
        <source>On fire</source>
        <translation>En feu</translation>
    </message>
    <message>
        <source>Will hold</source>
        <translation>Tiendra</translation>
    </message>
    <message>
        <source>Will be shaken</source>
        <translation>Moral atteint</translation>
    </message>
    <message>
        <source>Will break</source>
        <translation>Va rompre</translation>
    </message>
    <message>
        <source>Will flee</source>
        <translation>Va fuir</translation>
    </message>
    <message>
        <source>Will pick up</source>
        <translation>Va reprendre</translation>
    </message>
    <message>
        <source>Will drop</source>
        <translation>Va lâcher</translation>
    </message>
    <message>
        <source>Will chip</source>
        <translation>Va s’ébrécher</translation>
    </message>
    <message>
        <source>Will snap</source>
        <translation>Va se briser</translation>
    </message>
    <message>
        <source>Will fall</source>
        <translation>Va tomber</translation>
    </message>
    <message>
        <source>of {number}</source>
        <translation>sur {number}</translation>
    </message>
    <message>
        <source>no losses</source>
        <translation>aucune perte</translation>
    </message>
    <message>
        <source>{losses} so far</source>
        <translation>{losses} en tout</translation>
    </message>
    <message>
        <source>{weapon} dropped</source>
        <translation>{weapon} au sol</translation>
    </message>
    <message>
        <source>{weapon} chipped</source>
        <translation>{weapon}, ébréchure</translation>
    </message>
    <message>
        <source>{weapon} broken</source>
        <translation>{weapon} hors d’usage</translation>
    </message>
    <message>
        <source>{count} of {all}</source>
        <translation>{count} sur {all}</translation>
    </message>
    <message>
        <source>Right-click: morale, withdrawal, corrections (F2)</source>
        <translation>Clic droit : moral, retrait, corrections (F2)</translation>
    </message>
    <message>
        <source>{losses} so far: {told}</source>
        <translation>{losses} en tout : {told}</translation>
    </message>
    <message>
        <source>If accepted {change} → {after}</source>
        <translation>Si accepté {change} → {after}</translation>
    </message>
    <message>
        <source>Training {training}, offence {offence}, defence {defence}</source>
        <translation>Entraînement {training}, offensif {offence}, défensif {defence}</translation>
    </message>
    <message>
        <source>{figures}, morale {morale}</source>
        <translation>{figures}, moral {morale}</translation>
    </message>
    <message>
        <source>Commanded by {name}</source>
        <translation>Sous les ordres de {name}</translation>
    </message>
    <message>
        <source>{part} {now} of {most}</source>
        <translation>{part} {now} sur {most}</translation>
    </message>
    <message>
        <source>{part}, if accepted {change} → {after}</source>
        <translation>{part}, si accepté {change} → {after}</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Armour {name}: {now} of {most}</source>
        <translation>Armure {name} : {now} sur {most}</translation>
    </message>
    <message>
        <source>No armour</source>
        <translation>Sans armure</translation>
    </message>
    <message>
        <source>Weapon {name}: {state}</source>
        <translation>Arme {name} : {state}</translation>
    </message>
    <message>
        <source>Commands {names}</source>
        <translation>Commande {names}</translation>
    </message>
</context>
<context>
    <name>CommanderControls</name>
    <message>
        <source>Commander</source>
        <translation>Commandant</translation>
    </message>
    <message>
        <source>overview</source>
        <translation>recul</translation>
    </message>
    <message>
        <source>{name}, has a commander</source>
        <translation>{name}, a un commandant</translation>
    </message>
    <message>
        <source>{name}, who commands</source>
        <translation>{name}, qui commande</translation>
    </message>
    <message>
        <source>{name}, commander’s strategy</source>
        <translation>{name}, stratégie du commandant</translation>
    </message>
    <message>
        <source>{name}, commander has an overview</source>
        <translation>{name}, le commandant a du recul</translation>
    </message>
    <message>
        <source>{name}, commander’s strategy die</source>
        <translation>{name}, dé de stratégie du commandant</translation>
    </message>
    <message>
        <source>fought himself or is out: no overview</source>
        <translation>a combattu ou est hors de combat : pas de recul</translation>
    </message>
    <message>
        <source>strategy {number}</source>
        <translation>stratégie {number}</translation>
    </message>
    <message>
        <source>by strategy</source>
        <translation>par stratégie</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Accept sequence {number}</source>
        <translation>Accepter la séquence {number}</translation>
    </message>
    <message>
        <source>Begin sequence {number}</source>
        <translation>Commencer la séquence {number}</translation>
    </message>
    <message>
        <source>Record that {names} hold</source>
        <translation>Noter : {names}, moral tenu</translation>
    </message>
    <message>
        <source>Record that {names} broke</source>
        <translation>Noter : {names} en déroute</translation>
    </message>
    <message>
        <source>Roll morale: {name}</source>
        <translation>Lancer le moral : {name}</translation>
    </message>
    <message>
        <source>Withdraw {name}</source>
        <translation>Retirer {name}</translation>
    </message>
    <message>
        <source>Rally {name}</source>
        <translation>Rallier {name}</translation>
    </message>
    <message>
        <source>Mark {name} shaken</source>
        <translation>Noter : {name}, moral ébranlé</translation>
    </message>
    <message>
        <source>Mark {name} no longer shaken</source>
        <translation>Noter : {name}, moral raffermi</translation>
    </message>
    <message>
        <source>Correct {name}: {field} {value}</source>
        <translation>Corriger {name} : {field} {value}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>CorrectionDialog</name>
    <message>
        <source>Correct {name}</source>
        <translation>Corriger {name}</translation>
    </message>
    <message>
        <source>What the new strength means</source>
        <translation>Ce que signifie le nouvel effectif</translation>
    </message>
    <message>
        <source>The change is</source>
        <translation>Nature du changement</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>for the log, if you like</source>
        <translation>pour le journal, si vous voulez</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>A value (40, =40) or a difference (+5, −12)</source>
        <translation>Une valeur (40, =40) ou un écart (+5, −12)</translation>
    </message>
    <message>
        <source>{field}, new value or difference</source>
        <translation>{field}, nouvelle valeur ou écart</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>“{none}” takes it away</source>
        <translation>« {none} » le retire</translation>
    </message>
</context>
<context>
    <name>Corrections</name>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>{change}: {what}</source>
        <translation>{change} : {what}</translation>
    </message>
    <message>
        <source>losses {men}</source>
        <translation>pertes {men}</translation>
    </message>
    <message>
        <source>reinforcement of {men}, the losses stay</source>
        <translation>renfort de {men}, les pertes restent</translation>
    </message>
    <message>
        <source>{men} sent away, no losses</source>
        <translation>départ de {men}, sans pertes</translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>*{number}* tenths</source>
        <translation>
            <numerusform>*{number}* dixième</numerusform>
            <numerusform>*{number}* dixièmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>*{number}* tenth</source>
        <translation>
            <numerusform>*{number}* dixième</numerusform>
            <numerusform>*{number}* dixièmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>*{number}* dead</source>
        <translation>
            <numerusform>*{number}* mort</numerusform>
            <numerusform>*{number}* morts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>*{number}* severe</source>
        <translation>
            <numerusform>*{number}* grave</numerusform>
            <numerusform>*{number}* graves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>*{number}* light</source>
        <translation>
            <numerusform>*{number}* léger</numerusform>
            <numerusform>*{number}* légers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedCards</name>
    <message numerus="yes">
        <source>{present} of {number} men</source>
        <translation>
            <numerusform>{present}/{number} homme</numerusform>
            <numerusform>{present}/{number} hommes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{present} of {number} man</source>
        <translation>
            <numerusform>{present}/{number} homme</numerusform>
            <numerusform>{present}/{number} hommes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} fled</source>
        <translation>
            <numerusform>{number} en fuite</numerusform>
            <numerusform>{number} en fuite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} light</source>
        <translation>
            <numerusform>{number} léger</numerusform>
            <numerusform>{number} légers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} severe</source>
        <translation>
            <numerusform>{number} grave</numerusform>
            <numerusform>{number} graves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} dead</source>
        <translation>
            <numerusform>{number} mort</numerusform>
            <numerusform>{number} morts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Dice</name>
    <message>
        <source>{name}, training die</source>
        <translation>{name}, dé d’entraînement</translation>
    </message>
    <message>
        <source>{name}, commander’s strategy die</source>
        <translation>{name}, dé de stratégie du commandant</translation>
    </message>
    <message>
        <source>{name}, morale die</source>
        <translation>{name}, dé de moral</translation>
    </message>
    <message>
        <source>d{faces}</source>
        <translation>D{faces}</translation>
    </message>
    <message>
        <source>*{value}* on a {die}, from the table</source>
        <translation>*{value}* au {die}, lancé à la table</translation>
    </message>
    <message>
        <source>*{value}* on a {die}, rolled by the app</source>
        <translation>*{value}* au {die}, lancé par l’appli</translation>
    </message>
    <message>
        <source>{said}, re-rolled from {faces}</source>
        <translation>{said}, relancé après {faces}</translation>
    </message>
</context>
<context>
    <name>DiceGroups</name>
    <message>
        <source>{dice}, from {name}</source>
        <translation>{dice}, contre {name}</translation>
    </message>
    <message>
        <source>Thrown?</source>
        <translation>Jeté bas ?</translation>
    </message>
    <message>
        <source>Fall</source>
        <translation>Chute</translation>
    </message>
    <message>
        <source>Terror</source>
        <translation>Terreur</translation>
    </message>
</context>
<context>
    <name>DieField</name>
    <message>
        <source>app</source>
        <translation>appli</translation>
    </message>
    <message>
        <source>{low} to {high} expected</source>
        <translation>attendu : de {low} à {high}</translation>
    </message>
    <message>
        <source>Empty: the app will roll</source>
        <translation>Vide : l’appli lancera</translation>
    </message>
    <message>
        <source>Rolled by the app</source>
        <translation>Lancé par l’appli</translation>
    </message>
    <message>
        <source>From the table</source>
        <translation>Lancé à la table</translation>
    </message>
</context>
<context>
    <name>DistanceRow</name>
    <message>
        <source>{name}, distance in metres</source>
        <translation>{name}, distance en mètres</translation>
    </message>
    <message>
        <source>m of {range}, point-blank</source>
        <translation>m sur {range}, bout portant</translation>
    </message>
    <message>
        <source>m of {range}, short range</source>
        <translation>m sur {range}, courte portée</translation>
    </message>
    <message>
        <source>m of {range}, long range</source>
        <translation>m sur {range}, longue portée</translation>
    </message>
    <message>
        <source>m, out of range: {range}</source>
        <translation>m, hors de portée : {range}</translation>
    </message>
</context>
<context>
    <name>Events</name>
    <message>
        <source>*Sequence {number}*: {what}</source>
        <translation>*Séquence {number}* : {what}</translation>
    </message>
    <message>
        <source>*Sequence {number}* begins</source>
        <translation>Début de la *séquence {number}*</translation>
    </message>
    <message>
        <source>{morale}: the GM’s word</source>
        <translation>{morale}, décision du MJ</translation>
    </message>
    <message>
        <source>*{name}* withdrew</source>
        <translation>*{name}* : retrait du champ de bataille</translation>
    </message>
    <message>
        <source>*{name}* rallied, back in the fight</source>
        <translation>*{name}* : ralliement, de retour au combat</translation>
    </message>
    <message>
        <source>*{name}* shaken</source>
        <translation>*{name}* : moral ébranlé</translation>
    </message>
    <message>
        <source>*{name}* no longer shaken</source>
        <translation>*{name}* : moral raffermi</translation>
    </message>
    <message>
        <source>sequence {number}</source>
        <translation>séquence {number}</translation>
    </message>
    <message>
        <source>start of sequence {number}</source>
        <translation>début de la séquence {number}</translation>
    </message>
    <message>
        <source>{name} withdrew</source>
        <translation>retrait de {name}</translation>
    </message>
    <message>
        <source>{name} rallied</source>
        <translation>ralliement de {name}</translation>
    </message>
    <message>
        <source>{name} shaken</source>
        <translation>{name}, moral ébranlé</translation>
    </message>
    <message>
        <source>{name} no longer shaken</source>
        <translation>{name}, moral raffermi</translation>
    </message>
    <message>
        <source>{name}, {field} {before} → {after}</source>
        <translation>{name}, {field} {before} → {after}</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Undo: {what}</source>
        <translation>Annuler : {what}</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>Redo: {what}</source>
        <translation>Rétablir : {what}</translation>
    </message>
    <message>
        <source>nobody strikes</source>
        <translation>personne ne frappe</translation>
    </message>
    <message>
        <source>no losses</source>
        <translation>aucune perte</translation>
    </message>
    <message>
        <source>{name} lose {losses}, {left} left</source>
        <translation>{name} −{losses} → {left}</translation>
    </message>
    <message>
        <source>{name} lose {losses}, none left</source>
        <translation>{name} −{losses} → 0</translation>
    </message>
    <message>
        <source>{name} lose none</source>
        <translation>{name} sans perte</translation>
    </message>
    <message>
        <source>Both groups hold</source>
        <translation>Moral tenu des deux côtés</translation>
    </message>
    <message>
        <source>Both groups broke</source>
        <translation>Déroute des deux côtés</translation>
    </message>
    <message>
        <source>both groups hold</source>
        <translation>moral tenu des deux côtés</translation>
    </message>
    <message>
        <source>both groups broke</source>
        <translation>déroute des deux côtés</translation>
    </message>
    <message>
        <source>{names} hold</source>
        <translation>{names}, moral tenu</translation>
    </message>
    <message>
        <source>{names} broke</source>
        <translation>{names} en déroute</translation>
    </message>
    <message>
        <source>*{name}* broke: {roll} rolled, {target} or less needed</source>
        <translation>*{name}* en déroute : {roll} au dé, {target} au plus pour tenir</translation>
    </message>
    <message>
        <source>*{name}* hold: {roll} rolled, {target} or less needed</source>
        <translation>*{name}*, moral tenu : {roll} au dé, {target} au plus pour tenir</translation>
    </message>
    <message>
        <source>*{name}*: {field} {before} → {after}, {meaning}: {reason}</source>
        <translation>*{name}* : {field} {before} → {after}, {meaning} : {reason}</translation>
    </message>
    <message>
        <source>*{name}*: {field} {before} → {after}, {meaning}</source>
        <translation>*{name}* : {field} {before} → {after}, {meaning}</translation>
    </message>
    <message>
        <source>*{name}*: {field} {before} → {after}, {reason}</source>
        <translation>*{name}* : {field} {before} → {after}, {reason}</translation>
    </message>
    <message>
        <source>*{name}*: {field} {before} → {after}</source>
        <translation>*{name}* : {field} {before} → {after}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
</context>
<context>
    <name>Faults</name>
    <message>
        <source>{found} found, {low} to {high} expected</source>
        <translation>{found} trouvé, de {low} à {high} attendu</translation>
    </message>
    <message>
        <source>A die of {found} faces found, one of {expected} expected</source>
        <translation>Un dé à {found} faces trouvé, un dé à {expected} attendu</translation>
    </message>
    <message>
        <source>Nothing found, a whole number expected</source>
        <translation>Rien trouvé, un nombre entier attendu</translation>
    </message>
    <message>
        <source>What the new strength means is missing: {expected} expected</source>
        <translation>Le sens du nouvel effectif manque : {expected} attendu</translation>
    </message>
    <message>
        <source>Nothing would change: {found} is so already</source>
        <translation>Rien ne changerait : {found} en est déjà là</translation>
    </message>
    <message>
        <source>{found} is out of the fight, a group that holds expected</source>
        <translation>{found} hors du combat, un groupe qui tient attendu</translation>
    </message>
    <message>
        <source>{found} is in the fight, a group that left it expected</source>
        <translation>{found} au combat, un groupe qui l’a quitté attendu</translation>
    </message>
    <message>
        <source>{found} has no morale, a value from 0 to 100 on its sheet expected</source>
        <translation>{found} sans valeur de moral, de 0 à 100 attendu sur la fiche</translation>
    </message>
    <message>
        <source>Groups found: {found}, exactly 2 expected</source>
        <translation>Groupes trouvés : {found}, exactement 2 attendus</translation>
    </message>
    <message>
        <source>{found} is named twice, once expected</source>
        <translation>{found} est là deux fois, une seule attendue</translation>
    </message>
    <message>
        <source>{found} found, a group of this action expected</source>
        <translation>{found} trouvé, un groupe de cette action attendu</translation>
    </message>
    <message>
        <source>{found} strikes itself, another group expected</source>
        <translation>{found} se frappe soi-même, un autre groupe attendu</translation>
    </message>
    <message>
        <source>{attacker} strikes {defender} twice, once expected</source>
        <translation>{attacker} frappe {defender} deux fois, une seule attendue</translation>
    </message>
    <message>
        <source>{group}: {found} engaged, at most {high} expected</source>
        <translation>{group} : effectif engagé {found}, {high} au plus attendu</translation>
    </message>
    <message>
        <source>{found} found, a group of men expected</source>
        <translation>{found} trouvé, un groupe d’hommes attendu</translation>
    </message>
    <message>
        <source>{found} found, a hero expected</source>
        <translation>{found} trouvé, un héros attendu</translation>
    </message>
    <message>
        <source>{found} found, a commander on the side of {group} expected</source>
        <translation>{found} trouvé, un commandant du camp de {group} attendu</translation>
    </message>
    <message>
        <source>“{found}” found, a side of this battle expected</source>
        <translation>« {found} » trouvé, un camp de cette bataille attendu</translation>
    </message>
    <message>
        <source>{group}: losses found {found}, at most {high} expected</source>
        <translation>{group} : pertes trouvées {found}, {high} au plus attendues</translation>
    </message>
    <message>
        <source>{found} is out of the fight, a hero in the fight expected</source>
        <translation>{found} hors du combat, un héros au combat attendu</translation>
    </message>
    <message>
        <source>{found} is in the fight, a hero who fled expected</source>
        <translation>{found} au combat, un héros en fuite attendu</translation>
    </message>
    <message>
        <source>{found} found on both sides, another hero expected</source>
        <translation>{found} des deux côtés, un autre héros attendu</translation>
    </message>
    <message>
        <source>{found} has no weapon to shoot with, one in hand expected</source>
        <translation>{found} sans arme de tir, une en main attendue</translation>
    </message>
    <message>
        <source>{found} cannot take this shot (rule {rule})</source>
        <translation>{found} : tir impossible (règle {rule})</translation>
    </message>
    <message>
        <source>“{found}” found, a weapon of this hero expected</source>
        <translation>« {found} » trouvé, une arme de ce héros attendue</translation>
    </message>
    <message>
        <source>{found} cannot be used, a weapon in hand and not broken expected</source>
        <translation>{found} hors d’usage, une arme en main et en état attendue</translation>
    </message>
    <message>
        <source>{found} does not serve for that, another weapon expected</source>
        <translation>{found} ne sert pas à cela, une autre arme attendue</translation>
    </message>
    <message>
        <source>{found} is part of the body, a weapon that can be laid down expected</source>
        <translation>{found} fait partie du corps, une arme qu’on peut poser attendue</translation>
    </message>
    <message>
        <source>{found} is somewhere else, {expected} expected</source>
        <translation>{found} se trouve ailleurs, {expected} attendu</translation>
    </message>
    <message>
        <source>{found} wears no armour, one expected</source>
        <translation>{found} sans armure, une attendue</translation>
    </message>
    <message>
        <source>{found} has no mount, one expected</source>
        <translation>{found} sans monture, une attendue</translation>
    </message>
    <message>
        <source>The mount of {found} has fallen, one that stands expected</source>
        <translation>La monture de {found} est tombée, une debout attendue</translation>
    </message>
    <message>
        <source>{found} is on foot, a rider expected</source>
        <translation>{found} à pied, à cheval attendu</translation>
    </message>
    <message>
        <source>Nothing found, the weapon of the skill of {found} expected</source>
        <translation>Rien trouvé, l’arme de la compétence de {found} attendue</translation>
    </message>
    <message>
        <source>Nothing found, a value expected</source>
        <translation>Rien trouvé, une valeur attendue</translation>
    </message>
    <message>
        <source>A key found that nothing is called by</source>
        <translation>Une clé trouvée qui ne désigne rien</translation>
    </message>
    <message>
        <source>{found} found, a whole number expected</source>
        <translation>{found} trouvé, un nombre entier attendu</translation>
    </message>
    <message>
        <source>{found} found, true or false expected</source>
        <translation>{found} trouvé, vrai ou faux attendu</translation>
    </message>
    <message>
        <source>{found} found, text expected</source>
        <translation>{found} trouvé, du texte attendu</translation>
    </message>
    <message>
        <source>{found} found, an object with keys expected</source>
        <translation>{found} trouvé, un objet avec des clés attendu</translation>
    </message>
    <message>
        <source>{found} found, a list expected</source>
        <translation>{found} trouvé, une liste attendue</translation>
    </message>
    <message>
        <source>{found} found, one of these expected: {expected}</source>
        <translation>{found} trouvé, un de ceux-ci attendu : {expected}</translation>
    </message>
    <message>
        <source>“{found}” found, a row of the table expected: {expected}</source>
        <translation>« {found} » trouvé, une ligne de la table attendue : {expected}</translation>
    </message>
    <message>
        <source>“{found}” found, dice such as −4d6 or a number expected</source>
        <translation>« {found} » trouvé, des dés comme −4d6 ou un nombre attendus</translation>
    </message>
    <message>
        <source>Dice or a number expected, one of the two</source>
        <translation>Des dés ou un nombre attendus, l’un des deux</translation>
    </message>
    <message>
        <source>Dice found: {found}, {expected} expected</source>
        <translation>Dés trouvés : {found}, {expected} attendus</translation>
    </message>
    <message>
        <source>{found} found, {limit} or more expected</source>
        <translation>{found} trouvé, {limit} ou plus attendu</translation>
    </message>
    <message>
        <source>{found} found, {limit} or less expected</source>
        <translation>{found} trouvé, {limit} ou moins attendu</translation>
    </message>
    <message>
        <source>Too short a text found, characters expected: {limit} or more</source>
        <translation>Texte trop court, caractères attendus : {limit} ou plus</translation>
    </message>
    <message>
        <source>Too long a text found, characters expected: {limit} or less</source>
        <translation>Texte trop long, caractères attendus : {limit} ou moins</translation>
    </message>
    <message>
        <source>Too few entries found, {limit} or more expected</source>
        <translation>Trop peu d’éléments trouvés, {limit} ou plus attendus</translation>
    </message>
    <message>
        <source>Too many entries found, {limit} or less expected</source>
        <translation>Trop d’éléments trouvés, {limit} ou moins attendus</translation>
    </message>
    <message>
        <source>“{place}” found, a unit of this battle expected</source>
        <translation>« {place} » trouvé, une unité de cette bataille attendue</translation>
    </message>
    <message>
        <source>“{place}” is in this battle already, a new unit expected</source>
        <translation>« {place} » est déjà dans cette bataille, une nouvelle unité attendue</translation>
    </message>
    <message>
        <source>“{place}” found, a field that can change expected</source>
        <translation>« {place} » trouvé, un champ modifiable attendu</translation>
    </message>
    <message>
        <source>“{found}” found, a change by set, add or remove expected</source>
        <translation>« {found} » trouvé, un changement set, add ou remove attendu</translation>
    </message>
    <message>
        <source>“{found}” found, “{expected}” expected</source>
        <translation>« {found} » trouvé, « {expected} » attendu</translation>
    </message>
    <message>
        <source>“{found}” found, no such value can stand there</source>
        <translation>« {found} » trouvé, une telle valeur n’a pas sa place ici</translation>
    </message>
    <message>
        <source>The battle has moved on in the file: nothing was changed</source>
        <translation>La bataille a avancé dans le fichier : rien n’a été changé</translation>
    </message>
    <message>
        <source>No battle found, at least one expected</source>
        <translation>Aucune bataille trouvée, une au moins attendue</translation>
    </message>
    <message>
        <source>Battle {place} is not in the file</source>
        <translation>La bataille {place} n’est pas dans le fichier</translation>
    </message>
    <message>
        <source>Battle {place} cannot be read: {found}</source>
        <translation>La bataille {place} est illisible : {found}</translation>
    </message>
    <message>
        <source>Event {place} is not in the file</source>
        <translation>L’événement {place} n’est pas dans le fichier</translation>
    </message>
    <message>
        <source>Event {place} cannot be read: {found}</source>
        <translation>L’événement {place} est illisible : {found}</translation>
    </message>
    <message>
        <source>The file is damaged: {found}</source>
        <translation>Le fichier est endommagé : {found}</translation>
    </message>
    <message>
        <source>This is no UTF-8 text</source>
        <translation>Ce n’est pas du texte UTF-8</translation>
    </message>
    <message>
        <source>No file found</source>
        <translation>Aucun fichier trouvé</translation>
    </message>
    <message>
        <source>A file of that name is there already: it was left untouched</source>
        <translation>Un fichier de ce nom existe déjà : il n’a pas été touché</translation>
    </message>
    <message>
        <source>Another kind of file found, a Banneret campaign expected: it was left untouched</source>
        <translation>Fichier d’un autre genre trouvé, une campagne Banneret attendue : il n’a pas été touché</translation>
    </message>
    <message>
        <source>Version {found} found, at most {expected} expected: a newer Banneret made it, it was left untouched</source>
        <translation>Version {found} trouvée, {expected} au plus attendue : fichier d’un Banneret plus récent, il n’a pas été touché</translation>
    </message>
    <message>
        <source>This campaign is open to look at only: nothing was changed</source>
        <translation>Cette campagne est ouverte en lecture seule : rien n’a été changé</translation>
    </message>
    <message>
        <source>The campaign is no longer at its place: it was moved, replaced or deleted. Nothing was changed</source>
        <translation>La campagne n’est plus à sa place : elle a été déplacée, remplacée ou supprimée. Rien n’a été changé</translation>
    </message>
    <message>
        <source>The disk refused: {found}. Nothing was changed</source>
        <translation>Le disque a refusé : {found}. Rien n’a été changé</translation>
    </message>
    <message>
        <source>This is no JSON: {found}</source>
        <translation>Ce n’est pas du JSON : {found}</translation>
    </message>
    <message>
        <source>This is no TOML: {found}</source>
        <translation>Ce n’est pas du TOML : {found}</translation>
    </message>
    <message>
        <source>in hand</source>
        <translation>en main</translation>
    </message>
    <message>
        <source>put away</source>
        <translation>en réserve</translation>
    </message>
    <message>
        <source>on the ground</source>
        <translation>au sol</translation>
    </message>
    <message>
        <source>That cannot be done ({code})</source>
        <translation>C’est impossible ({code})</translation>
    </message>
    <message>
        <source>{what} ({place})</source>
        <translation>{what} ({place})</translation>
    </message>
    <message>
        <source>strike {number}</source>
        <translation>frappe {number}</translation>
    </message>
    <message>
        <source>group {number}</source>
        <translation>groupe {number}</translation>
    </message>
</context>
<context>
    <name>FighterBlock</name>
    <message>
        <source>{name} does not strike</source>
        <translation>{name} ne frappe pas</translation>
    </message>
    <message>
        <source>Leave out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>value of the mount</source>
        <translation>valeur de la monture</translation>
    </message>
    <message>
        <source>dodging, first value</source>
        <translation>esquive, 1re valeur</translation>
    </message>
    <message>
        <source>first value</source>
        <translation>1re valeur</translation>
    </message>
    <message>
        <source>First fighter</source>
        <translation>Premier combattant</translation>
    </message>
    <message>
        <source>Second fighter</source>
        <translation>Second combattant</translation>
    </message>
    <message>
        <source>Who shoots</source>
        <translation>Qui tire</translation>
    </message>
    <message>
        <source>Who dodges</source>
        <translation>Qui esquive</translation>
    </message>
    <message>
        <source>Who attacks</source>
        <translation>Qui attaque</translation>
    </message>
    <message>
        <source>The rider whose mount is attacked</source>
        <translation>Le cavalier dont la monture est attaquée</translation>
    </message>
    <message>
        <source>Who flees</source>
        <translation>Qui fuit</translation>
    </message>
    <message>
        <source>Who strikes at the back</source>
        <translation>Qui frappe dans le dos</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Meneur de jeu</translation>
    </message>
</context>
<context>
    <name>FighterChoices</name>
    <message>
        <source>Terror number</source>
        <translation>Seuil de terreur</translation>
    </message>
    <message>
        <source>Terror number against {name}</source>
        <translation>Seuil de terreur contre {name}</translation>
    </message>
    <message>
        <source>{mount}, vitality {left} of {whole}</source>
        <translation>{mount}, vitalité {left} sur {whole}</translation>
    </message>
    <message>
        <source>{name}, weapon used</source>
        <translation>{name}, arme utilisée</translation>
    </message>
    <message>
        <source>Firm ground</source>
        <translation>Sol ferme</translation>
    </message>
    <message>
        <source>{name}, position</source>
        <translation>{name}, position</translation>
    </message>
    <message>
        <source>{number} against 1</source>
        <translation>{number} contre 1</translation>
    </message>
    <message>
        <source>{name}, advantage of numbers</source>
        <translation>{name}, avantage du nombre</translation>
    </message>
</context>
<context>
    <name>GroupBlock</name>
    <message>
        <source>Situation</source>
        <translation>Situation</translation>
    </message>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%n homme</numerusform>
            <numerusform>%n hommes</numerusform>
        </translation>
    </message>
    <message>
        <source>{men}, training {training}</source>
        <translation>{men}, entr. {training}</translation>
    </message>
    <message>
        <source>Die, d{faces}</source>
        <translation>Dé, D{faces}</translation>
    </message>
</context>
<context>
    <name>GroupBox</name>
    <message>
        <source>{name}, {count}</source>
        <translation>{name}, {count}</translation>
    </message>
</context>
<context>
    <name>GroupControls</name>
    <message>
        <source>Another situation</source>
        <translation>Autre situation</translation>
    </message>
    <message>
        <source>{name}, situation bonus</source>
        <translation>{name}, bonus de situation</translation>
    </message>
    <message>
        <source>{name}, situation bonus in figures</source>
        <translation>{name}, bonus de situation en chiffres</translation>
    </message>
    <message>
        <source>{name}, named situation</source>
        <translation>{name}, situation nommée</translation>
    </message>
    <message>
        <source>{name}, training die</source>
        <translation>{name}, dé d’entraînement</translation>
    </message>
    <message>
        <source>margin ?</source>
        <translation>marge ?</translation>
    </message>
    <message>
        <source>margin {number}, settled in this sequence</source>
        <translation>marge {number}, acquise pour cette séquence</translation>
    </message>
    <message>
        <source>margin {arithmetic}</source>
        <translation>marge {arithmetic}</translation>
    </message>
</context>
<context>
    <name>GroupRow</name>
    <message>
        <source>{count}, training {training}</source>
        <translation>{count}, entraînement {training}</translation>
    </message>
    <message>
        <source>Training die, d{faces}</source>
        <translation>Dé d’entraînement, D{faces}</translation>
    </message>
</context>
<context>
    <name>HeroCommands</name>
    <message>
        <source>Accept the assault</source>
        <translation>Accepter l’assaut</translation>
    </message>
    <message>
        <source>Roll and accept the assault</source>
        <translation>Lancer et accepter l’assaut</translation>
    </message>
    <message>
        <source>Accept the shot</source>
        <translation>Accepter le tir</translation>
    </message>
    <message>
        <source>Roll and accept the shot</source>
        <translation>Lancer et accepter le tir</translation>
    </message>
    <message>
        <source>Accept the attack</source>
        <translation>Accepter l’attaque</translation>
    </message>
    <message>
        <source>Roll and accept the attack</source>
        <translation>Lancer et accepter l’attaque</translation>
    </message>
    <message>
        <source>Accept the flight</source>
        <translation>Accepter la fuite</translation>
    </message>
    <message>
        <source>Roll and accept the flight</source>
        <translation>Lancer et accepter la fuite</translation>
    </message>
    <message>
        <source>Accept the terror roll</source>
        <translation>Accepter le jet de terreur</translation>
    </message>
    <message>
        <source>Roll and accept the terror roll</source>
        <translation>Lancer et accepter la terreur</translation>
    </message>
    <message>
        <source>Pick up {weapon}</source>
        <translation>Ramasser {weapon}</translation>
    </message>
    <message>
        <source>Draw {weapon}</source>
        <translation>Dégainer {weapon}</translation>
    </message>
    <message>
        <source>Put away {weapon}</source>
        <translation>Ranger {weapon}</translation>
    </message>
    <message>
        <source>Drop {weapon}</source>
        <translation>Lâcher {weapon}</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Let {name} join the battle</source>
        <translation>Faire entrer {name} dans la bataille</translation>
    </message>
    <message>
        <source>Go on under “{name}”</source>
        <translation>Continuer sous « {name} »</translation>
    </message>
    <message>
        <source>Record a deed of {name}: {number} of {other}</source>
        <translation>Noter un exploit de {name} : {number} chez {other}</translation>
    </message>
    <message>
        <source>Bring back {name}</source>
        <translation>Faire revenir {name}</translation>
    </message>
    <message>
        <source>Heal {name}</source>
        <translation>Soigner {name}</translation>
    </message>
    <message>
        <source>Mend the armour of {name}</source>
        <translation>Réparer l’armure de {name}</translation>
    </message>
    <message>
        <source>Take off the armour of {name}</source>
        <translation>Ôter l’armure de {name}</translation>
    </message>
    <message>
        <source>Put {thing} on {name}</source>
        <translation>Équiper {name} de {thing}</translation>
    </message>
    <message>
        <source>Take {name} out of the battle</source>
        <translation>Retirer {name} de la bataille</translation>
    </message>
    <message>
        <source>Correct {name}: {field} {value}</source>
        <translation>Corriger {name} : {field} {value}</translation>
    </message>
    <message>
        <source>Give {thing} to {name}</source>
        <translation>Donner {thing} à {name}</translation>
    </message>
    <message>
        <source>Take away {weapon}</source>
        <translation>Retirer {weapon}</translation>
    </message>
    <message>
        <source>Replace {weapon} by one like it</source>
        <translation>Remplacer {weapon} à l’identique</translation>
    </message>
    <message>
        <source>Replace {weapon} by {thing}</source>
        <translation>Remplacer {weapon} par {thing}</translation>
    </message>
    <message>
        <source>Take away the mount of {name}</source>
        <translation>Retirer la monture de {name}</translation>
    </message>
    <message>
        <source>Mount {thing}</source>
        <translation>Monter : {thing}</translation>
    </message>
    <message>
        <source>Dismount from {thing}</source>
        <translation>Descendre : {thing}</translation>
    </message>
    <message>
        <source>the horse</source>
        <translation>le cheval</translation>
    </message>
    <message>
        <source>Stand back: on firm ground</source>
        <translation>Revenir sur le sol ferme</translation>
    </message>
    <message>
        <source>Stay there: {where}</source>
        <translation>Y rester : {where}</translation>
    </message>
    <message>
        <source>the weapon</source>
        <translation>l’arme</translation>
    </message>
</context>
<context>
    <name>HeroCorrectionDialog</name>
    <message>
        <source>Correct {name}</source>
        <translation>Corriger {name}</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>for the log, if you like</source>
        <translation>pour le journal, si vous voulez</translation>
    </message>
    <message>
        <source>A value (40, =−6) or a difference (+5, −12)</source>
        <translation>Une valeur (40, =−6) ou un écart (+5, −12)</translation>
    </message>
    <message>
        <source>Correct</source>
        <translation>Corriger</translation>
    </message>
    <message>
        <source>{field}, new value or difference</source>
        <translation>{field}, nouvelle valeur ou écart</translation>
    </message>
</context>
<context>
    <name>HeroDice</name>
    <message>
        <source>{name}, terror, die {number}</source>
        <translation>{name}, terreur, dé {number}</translation>
    </message>
    <message>
        <source>{name} fleeing from {other}</source>
        <translation>{name} fuyant {other}</translation>
    </message>
    <message>
        <source>{name}, value die</source>
        <translation>{name}, dé de valeur</translation>
    </message>
    <message>
        <source>{name}, thrown or not</source>
        <translation>{name}, jeté bas ou non</translation>
    </message>
    <message>
        <source>{name}, {what}</source>
        <translation>{name}, {what}</translation>
    </message>
    <message>
        <source>{name}, fall, die {number}</source>
        <translation>{name}, chute, dé {number}</translation>
    </message>
    <message>
        <source>{name}, {what}, die {number}</source>
        <translation>{name}, {what}, dé {number}</translation>
    </message>
    <message>
        <source>second fighter</source>
        <translation>second combattant</translation>
    </message>
    <message>
        <source>first fighter</source>
        <translation>premier combattant</translation>
    </message>
</context>
<context>
    <name>HeroFaults</name>
    <message>
        <source>{found} cannot shoot that far: a target within the weapon’s range expected (H11)</source>
        <translation>{found} ne peut tirer si loin : une cible à portée de l’arme attendue (H11)</translation>
    </message>
    <message>
        <source>{found} cannot shoot through that: terrain or night make it impossible (H13)</source>
        <translation>{found} ne peut tirer au travers : le terrain ou la nuit l’interdisent (H13)</translation>
    </message>
    <message>
        <source>first fighter</source>
        <translation>premier combattant</translation>
    </message>
    <message>
        <source>second fighter</source>
        <translation>second combattant</translation>
    </message>
    <message>
        <source>who shoots</source>
        <translation>qui tire</translation>
    </message>
    <message>
        <source>who dodges</source>
        <translation>qui esquive</translation>
    </message>
    <message>
        <source>who attacks</source>
        <translation>qui attaque</translation>
    </message>
    <message>
        <source>rider</source>
        <translation>cavalier</translation>
    </message>
    <message>
        <source>who flees</source>
        <translation>qui fuit</translation>
    </message>
    <message>
        <source>position</source>
        <translation>position</translation>
    </message>
    <message>
        <source>terrain crossed</source>
        <translation>terrain traversé</translation>
    </message>
    <message>
        <source>size of the target</source>
        <translation>taille de la cible</translation>
    </message>
    <message>
        <source>opponent {number}</source>
        <translation>adversaire {number}</translation>
    </message>
</context>
<context>
    <name>HeroMenuButton</name>
    <message>
        <source>{weapon}. Weapons, mount, stand, modifiers of your own</source>
        <translation>{weapon}. Armes, monture, position, modificateurs libres</translation>
    </message>
    <message>
        <source>{name}: {weapon}, commands</source>
        <translation>{name} : {weapon}, commandes</translation>
    </message>
    <message>
        <source>Add a bonus or malus…</source>
        <translation>Ajouter un bonus ou un malus…</translation>
    </message>
    <message>
        <source>{weapon}, chipped</source>
        <translation>{weapon}, avec une ébréchure</translation>
    </message>
    <message>
        <source>Nothing to shoot with</source>
        <translation>Rien pour tirer</translation>
    </message>
    <message>
        <source>{weapon}, broken</source>
        <translation>{weapon}, hors d’usage</translation>
    </message>
    <message>
        <source>{weapon}, on the ground</source>
        <translation>{weapon}, au sol</translation>
    </message>
</context>
<context>
    <name>HeroTerms</name>
    <message>
        <source>{unit}, base value</source>
        <translation>{unit}, valeur de base</translation>
    </message>
    <message>
        <source>{unit}, first value</source>
        <translation>{unit}, première valeur</translation>
    </message>
    <message>
        <source>{unit}, final value</source>
        <translation>{unit}, valeur finale</translation>
    </message>
    <message>
        <source>{unit}, weapon dropped</source>
        <translation>{unit}, arme tombée</translation>
    </message>
    <message>
        <source>{unit}, weapon chipped and dropped</source>
        <translation>{unit}, arme ébréchée et tombée</translation>
    </message>
    <message>
        <source>{unit}, weapon broken</source>
        <translation>{unit}, arme brisée</translation>
    </message>
    <message>
        <source>{unit}, fumbled: no wound</source>
        <translation>{unit}, maladresse : pas de blessure</translation>
    </message>
    <message>
        <source>{unit}, strike</source>
        <translation>{unit}, frappe</translation>
    </message>
    <message>
        <source>{unit}, touches nobody</source>
        <translation>{unit}, ne touche personne</translation>
    </message>
    <message>
        <source>{unit}, avoids the blow</source>
        <translation>{unit}, coup évité</translation>
    </message>
    <message>
        <source>{unit}, wound</source>
        <translation>{unit}, blessure</translation>
    </message>
    <message>
        <source>{unit}, body loss</source>
        <translation>{unit}, perte au corps</translation>
    </message>
    <message>
        <source>{unit}, armour loss</source>
        <translation>{unit}, perte de l’armure</translation>
    </message>
    <message>
        <source>{unit}, armour resistance</source>
        <translation>{unit}, résistance de l’armure</translation>
    </message>
    <message>
        <source>{unit}, body vitality</source>
        <translation>{unit}, vitalité du corps</translation>
    </message>
    <message>
        <source>{unit}, head vitality</source>
        <translation>{unit}, vitalité de la tête</translation>
    </message>
    <message>
        <source>{unit}, thrown</source>
        <translation>{unit}, jeté bas</translation>
    </message>
    <message>
        <source>{unit}, stays in the saddle</source>
        <translation>{unit}, reste en selle</translation>
    </message>
    <message>
        <source>{unit}, wound of the fall</source>
        <translation>{unit}, blessure de la chute</translation>
    </message>
    <message>
        <source>{unit}, body loss of the fall</source>
        <translation>{unit}, perte au corps à la chute</translation>
    </message>
    <message>
        <source>{unit}, armour loss of the fall</source>
        <translation>{unit}, perte de l’armure à la chute</translation>
    </message>
    <message>
        <source>{unit}, vanquished</source>
        <translation>{unit}, hors de combat</translation>
    </message>
    <message>
        <source>{unit}, final value of the mount</source>
        <translation>{unit}, valeur finale de la monture</translation>
    </message>
    <message>
        <source>{unit}, wound of the mount</source>
        <translation>{unit}, blessure de la monture</translation>
    </message>
    <message>
        <source>{unit}, loss of the mount</source>
        <translation>{unit}, perte de la monture</translation>
    </message>
    <message>
        <source>{unit}, vitality of the mount</source>
        <translation>{unit}, vitalité de la monture</translation>
    </message>
    <message>
        <source>{unit}, the mount falls</source>
        <translation>{unit}, la monture tombe</translation>
    </message>
    <message>
        <source>{unit}, kick of the mount</source>
        <translation>{unit}, ruade de la monture</translation>
    </message>
    <message>
        <source>{unit}, against terror</source>
        <translation>{unit}, face à la terreur</translation>
    </message>
    <message>
        <source>{unit}, flees from terror</source>
        <translation>{unit}, fuite de terreur</translation>
    </message>
    <message>
        <source>{unit}, stands against terror</source>
        <translation>{unit}, tient face à la terreur</translation>
    </message>
    <message>
        <source>{unit}, losses by a deed</source>
        <translation>{unit}, pertes par un exploit</translation>
    </message>
    <message>
        <source>{unit}, commander without overview</source>
        <translation>{unit}, commandant sans recul</translation>
    </message>
    <message>
        <source>{unit}, {term}</source>
        <translation>{unit}, {term}</translation>
    </message>
</context>
<context>
    <name>HeroWords</name>
    <message>
        <source>on a ladder</source>
        <translation>sur une échelle</translation>
    </message>
    <message>
        <source>on a narrow footbridge</source>
        <translation>sur une passerelle étroite</translation>
    </message>
    <message>
        <source>in a frail craft</source>
        <translation>sur une frêle embarcation</translation>
    </message>
    <message>
        <source>in water above the waist</source>
        <translation>dans l’eau au-dessus de la ceinture</translation>
    </message>
    <message>
        <source>back turned</source>
        <translation>dos tourné</translation>
    </message>
    <message>
        <source>advantage of numbers</source>
        <translation>avantage du nombre</translation>
    </message>
    <message>
        <source>surprise</source>
        <translation>surprise</translation>
    </message>
    <message>
        <source>mounted</source>
        <translation>à cheval</translation>
    </message>
    <message>
        <source>lance from the saddle</source>
        <translation>lance à cheval</translation>
    </message>
    <message>
        <source>aimed at the head</source>
        <translation>coup à la tête</translation>
    </message>
    <message>
        <source>shaky footing</source>
        <translation>endroit branlant</translation>
    </message>
    <message>
        <source>long range</source>
        <translation>longue portée</translation>
    </message>
    <message>
        <source>meadow</source>
        <translation>prairie</translation>
    </message>
    <message>
        <source>marsh</source>
        <translation>marais</translation>
    </message>
    <message>
        <source>undergrowth</source>
        <translation>sous-bois</translation>
    </message>
    <message>
        <source>dense forest</source>
        <translation>forêt dense</translation>
    </message>
    <message>
        <source>night</source>
        <translation>nuit</translation>
    </message>
    <message>
        <source>target the size of a head</source>
        <translation>cible de la taille d’une tête</translation>
    </message>
    <message>
        <source>target the size of a bust</source>
        <translation>cible de la taille d’un buste</translation>
    </message>
    <message>
        <source>target twice a man’s size</source>
        <translation>cible de deux fois un homme</translation>
    </message>
    <message>
        <source>target the size of an elephant</source>
        <translation>cible de la taille d’un éléphant</translation>
    </message>
    <message>
        <source>back to a wall</source>
        <translation>dos au mur</translation>
    </message>
    <message>
        <source>on firm ground</source>
        <translation>sur le sol ferme</translation>
    </message>
</context>
<context>
    <name>HeroWorkings</name>
    <message>
        <source>*{number}* rolled</source>
        <translation>*{number}* au dé</translation>
    </message>
    <message>
        <source>vitality *{number}*</source>
        <translation>vitalité *{number}*</translation>
    </message>
    <message>
        <source>final value {number}, so *0*</source>
        <translation>valeur finale {number}, donc *0*</translation>
    </message>
    <message>
        <source>strategy {number} without overview, so *0*</source>
        <translation>stratégie {number} sans recul, donc *0*</translation>
    </message>
</context>
<context>
    <name>Heroes</name>
    <message>
        <source>{name} fights {other}</source>
        <translation>{name} contre {other}</translation>
    </message>
    <message>
        <source>{name} shoots at {other}</source>
        <translation>{name} tire sur {other}</translation>
    </message>
    <message>
        <source>{name} attacks the mount of {other}</source>
        <translation>{name} attaque la monture de {other}</translation>
    </message>
    <message>
        <source>{name} flees</source>
        <translation>Fuite de {name}</translation>
    </message>
    <message>
        <source>{name} faces terror</source>
        <translation>{name} face à la terreur</translation>
    </message>
    <message>
        <source>{name} touches {other}, strike {strike}</source>
        <translation>{name} touche {other}, frappe {strike}</translation>
    </message>
    <message>
        <source>{name} hits {other}, strike {strike}</source>
        <translation>{name} atteint {other}, frappe {strike}</translation>
    </message>
    <message>
        <source>{name} touches the mount of {other}, strike {strike}</source>
        <translation>{name} touche la monture de {other}, frappe {strike}</translation>
    </message>
    <message>
        <source>The mount of {name} kicks {other}, strike {strike}</source>
        <translation>Ruade de la monture de {name} contre {other}, frappe {strike}</translation>
    </message>
    <message>
        <source>{other} avoids the shot of {name}</source>
        <translation>{other} évite le tir de {name}</translation>
    </message>
    <message>
        <source>{name} attacks the mount of {other}, nobody is touched</source>
        <translation>{name} attaque la monture de {other}, personne n’est touché</translation>
    </message>
    <message>
        <source>{name} fights {other}, nobody is touched</source>
        <translation>{name} contre {other}, personne n’est touché</translation>
    </message>
    <message>
        <source>{name} flees, struck in the back by {others}</source>
        <translation>Fuite de {name}, coup dans le dos de {others}</translation>
    </message>
    <message>
        <source>{name} tries to flee, struck in the back by {others}</source>
        <translation>{name} tente de fuir, coup dans le dos de {others}</translation>
    </message>
    <message>
        <source>{name} flees from terror: {total} reached, more than {terror} needed</source>
        <translation>{name} fuit de terreur : {total} atteint, plus de {terror} exigé</translation>
    </message>
    <message>
        <source>{name} stands against terror: {total} reached, more than {terror} needed</source>
        <translation>{name} tient face à la terreur : {total} atteint, plus de {terror} exigé</translation>
    </message>
    <message>
        <source>{name}, other armour</source>
        <translation>{name}, changement d’armure</translation>
    </message>
    <message>
        <source>{name}, armour mended</source>
        <translation>{name}, réparation de l’armure</translation>
    </message>
    <message>
        <source>{name} picks up {weapon}</source>
        <translation>{name} ramasse {weapon}</translation>
    </message>
    <message>
        <source>{name} draws {weapon}</source>
        <translation>{name} dégaine {weapon}</translation>
    </message>
    <message>
        <source>{name} puts {weapon} away</source>
        <translation>{name} range {weapon}</translation>
    </message>
    <message>
        <source>{name} drops {weapon}</source>
        <translation>{name} lâche {weapon}</translation>
    </message>
    <message>
        <source>{name} comes back into the fight</source>
        <translation>Retour de {name} au combat</translation>
    </message>
    <message>
        <source>{name} healed</source>
        <translation>{name}, soins</translation>
    </message>
    <message>
        <source>{name} mounts</source>
        <translation>{name} monte en selle</translation>
    </message>
    <message>
        <source>{name} dismounts</source>
        <translation>{name} descend de selle</translation>
    </message>
    <message>
        <source>{name} gets {weapon}</source>
        <translation>{name} reçoit {weapon}</translation>
    </message>
    <message>
        <source>{name} gives up {weapon}</source>
        <translation>{name} laisse {weapon}</translation>
    </message>
    <message>
        <source>{name} replaces {weapon} by one like it</source>
        <translation>{name} remplace {weapon} à l’identique</translation>
    </message>
    <message>
        <source>{name} replaces {weapon} by {other}</source>
        <translation>{name} remplace {weapon} par {other}</translation>
    </message>
    <message>
        <source>{name} puts on {thing}</source>
        <translation>{name} met {thing}</translation>
    </message>
    <message>
        <source>{name} takes off {thing}</source>
        <translation>{name} ôte {thing}</translation>
    </message>
    <message>
        <source>{name}, other mount</source>
        <translation>{name}, changement de monture</translation>
    </message>
    <message>
        <source>back no longer to a wall</source>
        <translation>plus dos au mur</translation>
    </message>
    <message>
        <source>{name} stands {where}</source>
        <translation>{name} se place {where}</translation>
    </message>
    <message>
        <source>{name}, a correction</source>
        <translation>{name}, correction</translation>
    </message>
    <message>
        <source>skill with {weapon}</source>
        <translation>maniement : {weapon}</translation>
    </message>
    <message>
        <source>{name}: {field} {before} → {after}</source>
        <translation>{name} : {field} {before} → {after}</translation>
    </message>
    <message>
        <source>{name}, a deed</source>
        <translation>{name}, exploit</translation>
    </message>
    <message>
        <source>{name} puts {losses} of {other} out of action, {left} left</source>
        <translation>{name} met hors de combat {losses} parmi {other}, il en reste {left}</translation>
    </message>
    <message>
        <source>{name} puts {losses} of {other} out of action, none left</source>
        <translation>{name} met hors de combat {losses} parmi {other}, il n’en reste plus</translation>
    </message>
    <message>
        <source>Other rules</source>
        <translation>Autres règles</translation>
    </message>
    <message>
        <source>From now on under “{name}”</source>
        <translation>Désormais sous « {name} »</translation>
    </message>
    <message>
        <source>{name} joins the battle</source>
        <translation>{name} rejoint la bataille</translation>
    </message>
    <message>
        <source>{name} leaves the battle</source>
        <translation>{name} quitte la bataille</translation>
    </message>
    <message>
        <source>body {change}</source>
        <translation>corps {change}</translation>
    </message>
    <message>
        <source>head {change}</source>
        <translation>tête {change}</translation>
    </message>
    <message>
        <source>armour {change}</source>
        <translation>armure {change}</translation>
    </message>
    <message>
        <source>mount {change}</source>
        <translation>monture {change}</translation>
    </message>
    <message>
        <source>{weapon} in hand</source>
        <translation>{weapon} en main</translation>
    </message>
    <message>
        <source>{weapon} put away</source>
        <translation>{weapon} en réserve</translation>
    </message>
    <message>
        <source>{weapon} on the ground</source>
        <translation>{weapon} au sol</translation>
    </message>
    <message>
        <source>{weapon} sound</source>
        <translation>{weapon} en bon état</translation>
    </message>
    <message>
        <source>{weapon} chipped</source>
        <translation>{weapon} avec une ébréchure</translation>
    </message>
    <message>
        <source>{weapon} broken</source>
        <translation>{weapon} hors d’usage</translation>
    </message>
    <message>
        <source>{name}: {facts}</source>
        <translation>{name} : {facts}</translation>
    </message>
    <message>
        <source>*vanquished*</source>
        <translation>*hors de combat*</translation>
    </message>
    <message>
        <source>{deed}: {facts}</source>
        <translation>{deed} : {facts}</translation>
    </message>
    <message>
        <source>{deed} ({reason})</source>
        <translation>{deed} ({reason})</translation>
    </message>
    <message>
        <source>in the saddle</source>
        <translation>en selle</translation>
    </message>
    <message>
        <source>on foot</source>
        <translation>à pied</translation>
    </message>
    <message>
        <source>gone from the fight</source>
        <translation>hors du combat</translation>
    </message>
    <message>
        <source>in the fight</source>
        <translation>au combat</translation>
    </message>
    <message>
        <source>{weapon} new</source>
        <translation>{weapon} en plus</translation>
    </message>
    <message>
        <source>{weapon} gone</source>
        <translation>{weapon} en moins</translation>
    </message>
</context>
<context>
    <name>Log</name>
    <message>
        <source>{subject}: {arithmetic} ({rule})</source>
        <translation>{subject} : {arithmetic} ({rule})</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>moral tenu</translation>
    </message>
    <message>
        <source>broke</source>
        <translation>déroute</translation>
    </message>
    <message>
        <source>Dice from the table</source>
        <translation>Dés lancés à la table</translation>
    </message>
    <message>
        <source>Close the workings</source>
        <translation>Fermer le détail</translation>
    </message>
    <message>
        <source>Show the workings</source>
        <translation>Montrer le détail</translation>
    </message>
    <message>
        <source>workings open</source>
        <translation>détail ouvert</translation>
    </message>
    <message>
        <source>workings closed</source>
        <translation>détail fermé</translation>
    </message>
    <message>
        <source>undone</source>
        <translation>annulé</translation>
    </message>
    <message>
        <source>dice from the table</source>
        <translation>dés lancés à la table</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy what is selected, or the whole log ({key})</source>
        <translation>Copier la sélection, ou tout le journal ({key})</translation>
    </message>
</context>
<context>
    <name>LogView</name>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Il ne s’est encore rien passé</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>This campaign is open elsewhere or cannot be written: here it can be looked at only.</source>
        <translation>Cette campagne est ouverte ailleurs ou ne peut pas être écrite : ici, on ne peut que la regarder.</translation>
    </message>
    <message>
        <source>Something unforeseen happened: {error}. All that was kept is safe on the disk.</source>
        <translation>Un imprévu est survenu : {error}. Tout ce qui était gardé est en sûreté sur le disque.</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>Banneret</source>
        <translation>Banneret</translation>
    </message>
</context>
<context>
    <name>ModifierRow</name>
    <message>
        <source>What for</source>
        <translation>Pour quoi</translation>
    </message>
    <message>
        <source>{name}, what the modifier is for</source>
        <translation>{name}, raison du modificateur</translation>
    </message>
    <message>
        <source>{name}, dice or number of the modifier</source>
        <translation>{name}, dés ou nombre du modificateur</translation>
    </message>
    <message>
        <source>{name}, take the modifier away</source>
        <translation>{name}, retirer le modificateur</translation>
    </message>
    <message>
        <source>Take this modifier away</source>
        <translation>Retirer ce modificateur</translation>
    </message>
    <message>
        <source>Dice such as −4d6, or a number from −1,000 to 1,000</source>
        <translation>Des dés comme −4D6, ou un nombre de −1 000 à 1 000</translation>
    </message>
</context>
<context>
    <name>MoraleDialog</name>
    <message>
        <source>Roll morale: {name}</source>
        <translation>Jet de moral : {name}</translation>
    </message>
    <message>
        <source>Modifier</source>
        <translation>Modificateur</translation>
    </message>
    <message>
        <source>Morale die</source>
        <translation>Dé de moral</translation>
    </message>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Your modifier</source>
        <translation>Votre modificateur</translation>
    </message>
    <message>
        <source>Held, by your word</source>
        <translation>Tenu, décision du MJ</translation>
    </message>
    <message>
        <source>It held, whatever the die says</source>
        <translation>Le moral a tenu, quel que soit le dé</translation>
    </message>
    <message>
        <source>Broke, by your word</source>
        <translation>Rompu, décision du MJ</translation>
    </message>
    <message>
        <source>It broke, whatever the die says</source>
        <translation>Le moral a rompu, quel que soit le dé</translation>
    </message>
    <message>
        <source>Roll and accept</source>
        <translation>Lancer et accepter</translation>
    </message>
    <message>
        <source>This group has no morale value: record your word</source>
        <translation>Ce groupe n’a pas de valeur de moral : notez votre décision</translation>
    </message>
    <message>
        <source>The app will roll, and every face breaks it</source>
        <translation>L’appli lancera le dé : rompt sur toutes les faces</translation>
    </message>
    <message>
        <source>The app will roll, and it holds on every face</source>
        <translation>L’appli lancera le dé : tient sur toutes les faces</translation>
    </message>
    <message>
        <source>The app will roll: it holds on {needed} or less, {needed} in {faces}</source>
        <translation>L’appli lancera le dé : tient sur {needed} ou moins, {needed} sur {faces}</translation>
    </message>
    <message>
        <source>Die, d{faces}</source>
        <translation>Dé, D{faces}</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
</context>
<context>
    <name>MoralePanel</name>
    <message>
        <source>Morale</source>
        <translation>Moral</translation>
    </message>
    <message>
        <source>Groups whose morale may be tested</source>
        <translation>Groupes dont le moral peut être testé</translation>
    </message>
    <message>
        <source>Held</source>
        <translation>Tenu</translation>
    </message>
    <message>
        <source>Broke</source>
        <translation>Rompu</translation>
    </message>
    <message>
        <source>Roll…</source>
        <translation>Jet…</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Rallier</translation>
    </message>
    <message>
        <source>Back in the fight: the chosen groups</source>
        <translation>De retour au combat : les groupes choisis</translation>
    </message>
    <message>
        <source>All hold</source>
        <translation>Tous tiennent</translation>
    </message>
    <message>
        <source>{losses} untested</source>
        <translation>{losses} sans test</translation>
    </message>
    <message>
        <source>Losses since the group’s last morale test</source>
        <translation>Pertes depuis le dernier test de moral du groupe</translation>
    </message>
    <message>
        <source>Choose one group that has a morale value</source>
        <translation>Choisissez un seul groupe qui a une valeur de moral</translation>
    </message>
    <message>
        <source>The chosen groups held: your word</source>
        <translation>Les groupes choisis ont tenu : décision du MJ</translation>
    </message>
    <message>
        <source>The chosen groups broke: your word</source>
        <translation>Les groupes choisis ont rompu : décision du MJ</translation>
    </message>
    <message>
        <source>Every group in play held: your word</source>
        <translation>Tous les groupes en jeu ont tenu : décision du MJ</translation>
    </message>
</context>
<context>
    <name>NoticeBar</name>
    <message>
        <source>Close the notice</source>
        <translation>Fermer l’avis</translation>
    </message>
    <message>
        <source>Close the notice (Esc)</source>
        <translation>Fermer l’avis (Échap)</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>{found} found, {low} to {high} expected</source>
        <translation>{found} saisi, attendu : de {low} à {high}</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} ou {last}</translation>
    </message>
</context>
<context>
    <name>OrderDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Leave all as it was (Esc)</source>
        <translation>Tout laisser en l’état (Échap)</translation>
    </message>
</context>
<context>
    <name>PairStage</name>
    <message>
        <source>effectiveness</source>
        <translation>efficacité</translation>
    </message>
</context>
<context>
    <name>PanelSwitch</name>
    <message>
        <source>Sequence</source>
        <translation>Séquence</translation>
    </message>
    <message>
        <source>Assault</source>
        <translation>Assaut</translation>
    </message>
    <message>
        <source>Sequence or assault</source>
        <translation>Séquence ou assaut</translation>
    </message>
</context>
<context>
    <name>ResultBox</name>
    <message>
        <source>{name} lose</source>
        <translation>Pertes : {name}</translation>
    </message>
    <message>
        <source>Further action: {name} lose</source>
        <translation>En plus : {name}</translation>
    </message>
    <message>
        <source>nobody strikes this group</source>
        <translation>personne ne frappe ce groupe</translation>
    </message>
    <message>
        <source>cannot be worked out as it stands</source>
        <translation>impossible à calculer en l’état</translation>
    </message>
    <message numerus="yes">
        <source>waits for %n dice</source>
        <translation>
            <numerusform>attend %n dé</numerusform>
            <numerusform>attend %n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: effectiveness {arithmetic}</source>
        <translation>{name} : efficacité {arithmetic}</translation>
    </message>
    <message>
        <source>No losses so far</source>
        <translation>Aucune perte jusqu’ici</translation>
    </message>
    <message>
        <source>{number} in all: {casualties}</source>
        <translation>{number} en tout : {casualties}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>The defender suffers losses, the attacker inflicts them; in melee each side is both, once a sequence.</source>
        <translation>Le défenseur subit les pertes, l’attaquant les inflige ; en mêlée, chaque camp est l’un puis l’autre à chaque séquence.</translation>
    </message>
    <message>
        <source>Loss ratio: one attacker’s offence / one defender’s defence, to the nearest; below 1, a fraction 1/n.</source>
        <translation>Rapport de pertes : offensif d’un attaquant / défensif d’un défenseur, au plus proche ; sous 1, une fraction 1/n.</translation>
    </message>
    <message>
        <source>Situation bonus: 0 to 10, set by the game master for each group, anew each sequence.</source>
        <translation>Bonus de situation : de 0 à 10, fixé par le MJ pour chaque groupe, à chaque séquence.</translation>
    </message>
    <message>
        <source>Margin: training − die + the commander’s part, brought between 0 and 10; one roll a group and sequence.</source>
        <translation>Marge de réussite : entraînement − dé + part du commandant, ramenée entre 0 et 10 ; un jet par groupe et par séquence.</translation>
    </message>
    <message>
        <source>A commander with an overview adds strategy − die to his group’s margin; a failed roll adds nothing.</source>
        <translation>Un commandant qui a du recul ajoute stratégie − dé à la marge du groupe ; un jet manqué n’ajoute rien.</translation>
    </message>
    <message>
        <source>Effectiveness: situation bonus + margin − half the defender’s margin, rounded up; at 0 or less, no losses.</source>
        <translation>Efficacité : bonus de situation + marge − moitié de la marge du défenseur, arrondie au supérieur ; à 0 ou moins, aucune perte.</translation>
    </message>
    <message>
        <source>Losses: men × effectiveness × loss ratio / 10, rounded to the nearest, never more than the men present.</source>
        <translation>Pertes : hommes × efficacité × rapport de pertes / 10, arrondies au plus proche, jamais plus que les présents.</translation>
    </message>
    <message>
        <source>Of all losses so far a third are dead, a third severely wounded, the rest lightly wounded.</source>
        <translation>De toutes les pertes, un tiers de morts, un tiers de blessés graves, le reste de blessés légers.</translation>
    </message>
    <message>
        <source>Morale: the game master’s word, or a roll under morale; who breaks or withdraws is out until rallied.</source>
        <translation>Moral : la décision du MJ, ou un jet sous le moral ; déroute ou retrait mettent hors de combat jusqu’au ralliement.</translation>
    </message>
    <message>
        <source>Every calculation is exact.</source>
        <translation>Tous les calculs sont exacts.</translation>
    </message>
    <message>
        <source>Rounded to the nearest, halves up: 2.5 gives 3.</source>
        <translation>Arrondi au plus proche, les demis au supérieur : 2,5 donne 3.</translation>
    </message>
    <message>
        <source>Rounded up to the next whole number.</source>
        <translation>Arrondi à l’entier supérieur.</translation>
    </message>
    <message>
        <source>Every face of a die is equally likely.</source>
        <translation>Toutes les faces d’un dé ont la même chance.</translation>
    </message>
    <message>
        <source>The app rolls a die, or the table does and it is typed; the log keeps which.</source>
        <translation>Le dé est lancé par l’appli, ou à la table puis saisi ; le journal le retient.</translation>
    </message>
    <message>
        <source>A hero can command a group: his strategy is rolled on the same die as its training.</source>
        <translation>Un héros peut commander un groupe : sa stratégie se lance sur le même dé que l’entraînement.</translation>
    </message>
    <message>
        <source>A lowered strength is losses or men sent away; a raised one is a reinforcement or a correction.</source>
        <translation>Un effectif abaissé : pertes ou départs ; un effectif relevé : renfort ou correction.</translation>
    </message>
    <message>
        <source>Men put out of action by a hero count among their group’s losses and for him.</source>
        <translation>Les hommes mis hors de combat par un héros comptent dans les pertes de leur groupe et à son crédit.</translation>
    </message>
    <message>
        <source>{rule}: {words}</source>
        <translation>{rule} : {words}</translation>
    </message>
    <message>
        <source>Base combat value: 2 × quickness + the points of dexterity and of willpower above 10.</source>
        <translation>Valeur de combat de base : 2 × vivacité + les points d’habileté et de volonté au-dessus de 10.</translation>
    </message>
    <message>
        <source>First combat value: base + modifiers of weapon and armour + weapon skill.</source>
        <translation>Première valeur : base + modificateurs d’arme et d’armure + maniement d’arme.</translation>
    </message>
    <message>
        <source>Final combat value: first value + bonuses and maluses of this assault + d100.</source>
        <translation>Valeur finale : première valeur + bonus et malus de cet assaut + D100.</translation>
    </message>
    <message>
        <source>Shooting value: 2 × dexterity + quickness and willpower above 10, then as in melee.</source>
        <translation>Valeur de tir : 2 × habileté + vivacité et volonté au-dessus de 10, puis comme en mêlée.</translation>
    </message>
    <message>
        <source>Weapon skill + d100: up to 40 the weapon breaks, up to 60 it is chipped, up to 80 dropped.</source>
        <translation>Maniement + D100 : jusqu’à 40 l’arme se brise, jusqu’à 60 elle est ébréchée, jusqu’à 80 lâchée.</translation>
    </message>
    <message>
        <source>In shooting the weapon breaks up to 50; bare hands and natural weapons never fumble.</source>
        <translation>Au tir, l’arme se brise jusqu’à 50 ; pas de maladresse à mains nues ni avec des armes naturelles.</translation>
    </message>
    <message>
        <source>Position: a ladder, a footbridge, a frail craft, deep water or a turned back take dice off.</source>
        <translation>Position : échelle, passerelle, frêle embarcation, eau profonde ou dos tourné ôtent des dés.</translation>
    </message>
    <message>
        <source>Numbers: 2, 3 or more against 1 add dice for each; less against a back to a wall.</source>
        <translation>Nombre : à 2, 3 ou plus contre 1, des dés en plus pour chacun ; moins contre un dos au mur.</translation>
    </message>
    <message>
        <source>Surprise adds 3d6, hand to hand and in shooting.</source>
        <translation>La surprise ajoute 3D6, au corps à corps comme au tir.</translation>
    </message>
    <message>
        <source>Who shoots from a frail craft or any shaky footing loses 3d6.</source>
        <translation>Qui tire d’une frêle embarcation ou d’un endroit branlant perd 3D6.</translation>
    </message>
    <message>
        <source>Range: up to half of it is short, beyond half the weapon’s malus counts, beyond it no shot.</source>
        <translation>Portée : courte jusqu’à la moitié ; au-delà, malus de l’arme ; hors de portée, pas de tir.</translation>
    </message>
    <message>
        <source>Size of the target: smaller than a man takes dice off, larger adds.</source>
        <translation>Taille de la cible : plus petite qu’un homme, des dés en moins ; plus grande, en plus.</translation>
    </message>
    <message>
        <source>Terrain crossed and night take dice off, more at long range, or make the shot impossible.</source>
        <translation>Terrain traversé et nuit ôtent des dés, plus encore à longue portée, ou interdisent le tir.</translation>
    </message>
    <message>
        <source>Who dodges a shot has dodge in place of weapon skill; numbers and mount count for nothing.</source>
        <translation>Qui esquive un tir compte l’esquive au lieu du maniement ; nombre et monture ne comptent pas.</translation>
    </message>
    <message>
        <source>Mounted against a foot soldier: 2d6; with a lance in the open 3d6 in place of them.</source>
        <translation>Monté contre un fantassin : 2D6 ; avec une lance à découvert, 3D6 à la place.</translation>
    </message>
    <message>
        <source>A blow declared at the head, before the dice, takes 4d6 off.</source>
        <translation>Un coup annoncé à la tête, avant les dés, coûte 4D6.</translation>
    </message>
    <message>
        <source>Hand to hand the higher value touches; the strike is the difference; equal touches nobody.</source>
        <translation>Au corps à corps, la plus haute valeur touche ; la frappe est l’écart ; à égalité, personne.</translation>
    </message>
    <message>
        <source>A shot hits unless the dodging value is greater; only the target can be hurt.</source>
        <translation>Un tir touche sauf si l’esquive est plus grande ; seule la cible peut être blessée.</translation>
    </message>
    <message>
        <source>Wound: weapon damage × (1 + strike / 10), to the nearest.</source>
        <translation>Blessure : dégâts de l’arme × (1 + frappe / 10), au plus proche.</translation>
    </message>
    <message>
        <source>The body takes wound × absorption, to the nearest; the rest wears the armour, down to 0.</source>
        <translation>Le corps subit blessure × absorption, au plus proche ; le reste use l’armure, jusqu’à 0.</translation>
    </message>
    <message>
        <source>A hit declared at the head takes the same from head and body.</source>
        <translation>Un coup annoncé à la tête qui porte prend autant à la tête qu’au corps.</translation>
    </message>
    <message>
        <source>Vanquished: body or head vitality at 0 or less.</source>
        <translation>Hors de combat : vitalité du corps ou de la tête à 0 ou moins.</translation>
    </message>
    <message>
        <source>A rider who is touched rolls a d6: on 1 or 2 he is thrown, and the fall is a wound of 2d6.</source>
        <translation>Un cavalier touché lance 1D6 : sur 1 ou 2 il est jeté bas, et la chute blesse de 2D6.</translation>
    </message>
    <message>
        <source>An attacked mount answers with a kick; each time its rider may be thrown; at 0 it falls.</source>
        <translation>Une monture attaquée répond d’une ruade ; son cavalier peut être jeté bas ; à 0 elle tombe.</translation>
    </message>
    <message>
        <source>Flight: dodge against each opponent’s value; equal or lower is hit in the back, then he is gone.</source>
        <translation>Fuite : esquive contre chaque adversaire ; égale ou moindre, un coup dans le dos ; puis il est parti.</translation>
    </message>
    <message>
        <source>Terror: 3 × willpower + 2 × body + level + 3 × (3d6); up to the terror number he flees.</source>
        <translation>Terreur : 3 × volonté + 2 × corps + niveau + 3 × (3D6) ; jusqu’au seuil de terreur, il fuit.</translation>
    </message>
    <message>
        <source>The text’s example: strike 12, damage 8, absorption 0.6: 18, 11 and 7.</source>
        <translation>L’exemple du texte : frappe 12, dégâts 8, absorption 0,6 : 18, 11 et 7.</translation>
    </message>
    <message>
        <source>No initiative: the game master says who fights whom, and when a sequence is over.</source>
        <translation>Pas d’initiative : le MJ dit qui combat qui, et quand une séquence est finie.</translation>
    </message>
</context>
<context>
    <name>SequencePanel</name>
    <message>
        <source>Sequence</source>
        <translation>Séquence</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Melee or shooting</source>
        <translation>Mêlée ou tir</translation>
    </message>
    <message>
        <source>Who strikes whom…</source>
        <translation>Qui frappe qui…</translation>
    </message>
    <message>
        <source>Which group strikes which, with how many men</source>
        <translation>Quel groupe frappe lequel, avec combien d’hommes</translation>
    </message>
    <message>
        <source>Sequence {number}</source>
        <translation>Séquence {number}</translation>
    </message>
    <message>
        <source>Sequence {number}: all have acted</source>
        <translation>Séquence {number} : tous ont agi</translation>
    </message>
    <message>
        <source>Fewer than two sides can still fight. Rally a group or correct its strength to go on: right-click its card.</source>
        <translation>Moins de deux camps peuvent encore combattre. Pour continuer, ralliez un groupe ou corrigez son effectif : clic droit sur sa carte.</translation>
    </message>
    <message>
        <source>Let the app roll</source>
        <translation>Laisser l’appli lancer</translation>
    </message>
    <message>
        <source>A number that cannot be, see the red one: {expected}</source>
        <translation>Champ en rouge, {expected}</translation>
    </message>
    <message>
        <source>Sequence {number}, not yet accepted</source>
        <translation>Séquence {number}, à accepter</translation>
    </message>
    <message>
        <source>Accept a further action</source>
        <translation>Accepter une nouvelle action</translation>
    </message>
    <message>
        <source>Roll and accept sequence {number}</source>
        <translation>Lancer et accepter la séquence {number}</translation>
    </message>
    <message>
        <source>Accept sequence {number}</source>
        <translation>Accepter la séquence {number}</translation>
    </message>
    <message>
        <source>Roll again</source>
        <translation>Relancer</translation>
    </message>
    <message>
        <source>All have acted: a further action keeps their margins</source>
        <translation>Une nouvelle action garde leurs marges</translation>
    </message>
    <message numerus="yes">
        <source>%n dice typed</source>
        <translation>
            <numerusform>%n dé saisi</numerusform>
            <numerusform>%n dés saisis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the app rolls %n</source>
        <translation>
            <numerusform>l’appli en lance %n</numerusform>
            <numerusform>l’appli en lance %n</numerusform>
        </translation>
    </message>
    <message>
        <source>none left to roll</source>
        <translation>plus aucun à lancer</translation>
    </message>
</context>
<context>
    <name>SizeRow</name>
    <message>
        <source>Size of a man</source>
        <translation>Taille d’un homme</translation>
    </message>
    <message>
        <source>{name}, size as a target</source>
        <translation>{name}, taille de la cible</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>Strike</source>
        <translation>Frappe</translation>
    </message>
    <message>
        <source>Kick of the mount</source>
        <translation>Ruade</translation>
    </message>
    <message>
        <source>Nobody is touched</source>
        <translation>Personne n’est touché</translation>
    </message>
    <message>
        <source>{name} gets away</source>
        <translation>{name} y échappe</translation>
    </message>
    <message>
        <source>Fumbled, no wound</source>
        <translation>Maladresse, pas de blessure</translation>
    </message>
    <message>
        <source>Wound</source>
        <translation>Blessure</translation>
    </message>
    <message>
        <source>Body, {name}</source>
        <translation>Corps, {name}</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Head, {name}</source>
        <translation>Tête, {name}</translation>
    </message>
    <message>
        <source>{name} is thrown</source>
        <translation>{name} jeté bas</translation>
    </message>
    <message>
        <source>{name} stays on</source>
        <translation>{name} reste en selle</translation>
    </message>
    <message>
        <source>Wound of the fall</source>
        <translation>Blessure de la chute</translation>
    </message>
    <message>
        <source>{name} is vanquished</source>
        <translation>{name} hors de combat</translation>
    </message>
    <message>
        <source>Mount, wound</source>
        <translation>Monture, blessure</translation>
    </message>
    <message>
        <source>Mount, loss</source>
        <translation>Monture, perte</translation>
    </message>
    <message>
        <source>The mount falls</source>
        <translation>La monture tombe</translation>
    </message>
    <message>
        <source>{name} against terror</source>
        <translation>{name} face à la terreur</translation>
    </message>
    <message>
        <source>{name} flees</source>
        <translation>{name} fuit</translation>
    </message>
    <message>
        <source>{name} stands</source>
        <translation>{name} tient bon</translation>
    </message>
    <message>
        <source>Body</source>
        <translation>Corps</translation>
    </message>
</context>
<context>
    <name>StrikeRow</name>
    <message>
        <source>Striker</source>
        <translation>Groupe qui frappe</translation>
    </message>
    <message>
        <source>Struck</source>
        <translation>Groupe qui subit</translation>
    </message>
    <message>
        <source>Men engaged, empty for all</source>
        <translation>Hommes engagés, vide pour tous</translation>
    </message>
    <message>
        <source>all</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>Kind of strike</source>
        <translation>Type de frappe</translation>
    </message>
    <message>
        <source>Melee</source>
        <translation>Mêlée</translation>
    </message>
    <message>
        <source>Shooting</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Remove this strike</source>
        <translation>Retirer cette frappe</translation>
    </message>
    <message>
        <source>Remove this strike (Ctrl+Delete)</source>
        <translation>Retirer cette frappe (Ctrl+Suppr)</translation>
    </message>
</context>
<context>
    <name>StrikesDialog</name>
    <message>
        <source>Who strikes whom</source>
        <translation>Qui frappe qui</translation>
    </message>
    <message>
        <source>A group may split: its parts add up to its strength</source>
        <translation>Un groupe peut se diviser : le total de ses parts ne dépasse pas son effectif</translation>
    </message>
    <message>
        <source>striker</source>
        <translation>frappe</translation>
    </message>
    <message>
        <source>struck</source>
        <translation>subit</translation>
    </message>
    <message>
        <source>men</source>
        <translation>hommes</translation>
    </message>
    <message>
        <source>kind</source>
        <translation>type</translation>
    </message>
    <message>
        <source>Add a strike</source>
        <translation>Ajouter une frappe</translation>
    </message>
    <message>
        <source>Add the first pair that does not strike yet</source>
        <translation>Ajouter la première paire qui ne se frappe pas encore</translation>
    </message>
    <message>
        <source>As usual</source>
        <translation>Par défaut</translation>
    </message>
    <message>
        <source>Each group strikes the one that faces it</source>
        <translation>Chaque groupe frappe celui qui lui fait face</translation>
    </message>
    <message>
        <source>Take these strikes</source>
        <translation>Retenir ces frappes</translation>
    </message>
    <message>
        <source>No strike found, at least one expected</source>
        <translation>Aucune frappe trouvée, au moins une attendue</translation>
    </message>
</context>
<context>
    <name>StrikesModel</name>
    <message>
        <source>Strike</source>
        <translation>Frappe</translation>
    </message>
    <message>
        <source>ratio</source>
        <translation>rapport</translation>
    </message>
    <message>
        <source>effectiveness</source>
        <translation>efficacité</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>pertes</translation>
    </message>
    <message>
        <source>result</source>
        <translation>résultat</translation>
    </message>
    <message>
        <source>{attacker} shoot at {defender}</source>
        <translation>{attacker} tirent sur {defender}</translation>
    </message>
    <message>
        <source>{attacker} strike {defender}</source>
        <translation>{attacker} contre {defender}</translation>
    </message>
    <message>
        <source>waits for dice</source>
        <translation>attend les dés</translation>
    </message>
</context>
<context>
    <name>StrikesTable</name>
    <message>
        <source>Strikes</source>
        <translation>Frappes</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Menu (F10)</source>
        <translation>Menu (F10)</translation>
    </message>
    <message>
        <source>Sequence {number}</source>
        <translation>Séquence {number}</translation>
    </message>
    <message>
        <source>open to look at only</source>
        <translation>ouverte en lecture seule</translation>
    </message>
    <message>
        <source>kept {seconds} s ago</source>
        <translation>gardé il y a {seconds} s</translation>
    </message>
    <message>
        <source>kept {minutes} min ago</source>
        <translation>gardé il y a {minutes} min</translation>
    </message>
    <message>
        <source>kept {hours} h ago</source>
        <translation>gardé il y a {hours} h</translation>
    </message>
</context>
<context>
    <name>TerrainRow</name>
    <message>
        <source>Open ground between</source>
        <translation>Terrain dégagé</translation>
    </message>
    <message>
        <source>{name}, terrain crossed: {words}</source>
        <translation>{name}, terrain traversé : {words}</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Still to act</source>
        <translation>Reste à jouer</translation>
    </message>
    <message>
        <source>Next sequence</source>
        <translation>Séquence suivante</translation>
    </message>
    <message>
        <source>Close this sequence: margins are free again (Ctrl+Shift+Return)</source>
        <translation>Clore la séquence : les marges sont de nouveau libres (Ctrl+Maj+Entrée)</translation>
    </message>
    <message>
        <source>{waiting} of {able}</source>
        <translation>{waiting} sur {able}</translation>
    </message>
</context>
<context>
    <name>UnitMenu</name>
    <message>
        <source>Correct a number… (F2)</source>
        <translation>Corriger un nombre… (F2)</translation>
    </message>
    <message>
        <source>Morale held, by your word</source>
        <translation>Moral tenu, décision du MJ</translation>
    </message>
    <message>
        <source>Morale broke, by your word</source>
        <translation>Moral rompu, décision du MJ</translation>
    </message>
    <message>
        <source>Roll morale…</source>
        <translation>Jet de moral…</translation>
    </message>
    <message>
        <source>This group has no morale value: correct its number first</source>
        <translation>Ce groupe n’a pas de valeur de moral : corrigez d’abord ses nombres</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <translation>Se retirer du combat</translation>
    </message>
    <message>
        <source>Rally</source>
        <translation>Rallier</translation>
    </message>
    <message>
        <source>Shaken</source>
        <translation>Moral ébranlé</translation>
    </message>
</context>
<context>
    <name>UnitWords</name>
    <message>
        <source>broke</source>
        <translation>en déroute</translation>
    </message>
    <message>
        <source>withdrew</source>
        <translation>en retrait</translation>
    </message>
    <message>
        <source>nobody left</source>
        <translation>plus personne</translation>
    </message>
    <message>
        <source>vanquished</source>
        <translation>à terre</translation>
    </message>
    <message>
        <source>fled</source>
        <translation>en fuite</translation>
    </message>
</context>
<context>
    <name>ValueBox</name>
    <message>
        <source>{name}, final value</source>
        <translation>{name}, valeur finale</translation>
    </message>
    <message>
        <source>weapon held: {number}</source>
        <translation>arme tenue : {number}</translation>
    </message>
    <message>
        <source>Dropped: {sum}</source>
        <translation>Lâchée : {sum}</translation>
    </message>
    <message>
        <source>Chipped, dropped: {sum}</source>
        <translation>Ébréchée : {sum}</translation>
    </message>
    <message>
        <source>Broken: {sum}</source>
        <translation>Brisée : {sum}</translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>strength</source>
        <translation>effectif</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>pertes</translation>
    </message>
    <message>
        <source>offence</source>
        <translation>potentiel offensif</translation>
    </message>
    <message>
        <source>defence</source>
        <translation>potentiel défensif</translation>
    </message>
    <message>
        <source>training</source>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>morale</source>
        <translation>moral</translation>
    </message>
    <message>
        <source>margin</source>
        <translation>marge de réussite</translation>
    </message>
    <message>
        <source>situation bonus</source>
        <translation>bonus de situation</translation>
    </message>
    <message>
        <source>strategy</source>
        <translation>stratégie</translation>
    </message>
    <message>
        <source>men engaged</source>
        <translation>hommes engagés</translation>
    </message>
    <message>
        <source>sequence</source>
        <translation>séquence</translation>
    </message>
    <message>
        <source>sent away</source>
        <translation>départ sans pertes</translation>
    </message>
    <message>
        <source>reinforcement</source>
        <translation>renfort</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>correction</translation>
    </message>
    <message>
        <source>physical quickness</source>
        <translation>vivacité physique</translation>
    </message>
    <message>
        <source>dexterity</source>
        <translation>habileté</translation>
    </message>
    <message>
        <source>willpower</source>
        <translation>volonté</translation>
    </message>
    <message>
        <source>level</source>
        <translation>niveau</translation>
    </message>
    <message>
        <source>whole body vitality</source>
        <translation>vitalité du corps entière</translation>
    </message>
    <message>
        <source>whole head vitality</source>
        <translation>vitalité de la tête entière</translation>
    </message>
    <message>
        <source>dodge</source>
        <translation>esquive</translation>
    </message>
    <message>
        <source>bare hands</source>
        <translation>mains nues</translation>
    </message>
    <message>
        <source>body vitality</source>
        <translation>vitalité du corps</translation>
    </message>
    <message>
        <source>head vitality</source>
        <translation>vitalité de la tête</translation>
    </message>
    <message>
        <source>armour resistance</source>
        <translation>résistance de l’armure</translation>
    </message>
    <message>
        <source>vitality of the mount</source>
        <translation>vitalité de la monture</translation>
    </message>
    <message>
        <source>men put out of action</source>
        <translation>hommes mis hors de combat</translation>
    </message>
</context>
<context>
    <name>Workings</name>
    <message>
        <source>{unit}, loss ratio</source>
        <translation>{unit}, rapport de pertes</translation>
    </message>
    <message>
        <source>{unit}, margin</source>
        <translation>{unit}, marge</translation>
    </message>
    <message>
        <source>{unit}, commander</source>
        <translation>{unit}, commandant</translation>
    </message>
    <message>
        <source>{unit}, effectiveness</source>
        <translation>{unit}, efficacité</translation>
    </message>
    <message>
        <source>{unit}, losses</source>
        <translation>{unit}, pertes</translation>
    </message>
    <message>
        <source>{unit}, total {number}</source>
        <translation>{unit}, total {number}</translation>
    </message>
    <message>
        <source>{unit}, morale</source>
        <translation>{unit}, moral</translation>
    </message>
    <message>
        <source>{subject} to {other}</source>
        <translation>{subject} contre {other}</translation>
    </message>
    <message>
        <source>{subject} on {other}</source>
        <translation>{subject} contre {other}</translation>
    </message>
    <message>
        <source>{worked} = {exact}, so {result}</source>
        <translation>{worked} = {exact}, donc {result}</translation>
    </message>
    <message>
        <source>*{number}*, from its first action in the sequence</source>
        <translation>*{number}*, fixée à la première action de la séquence</translation>
    </message>
    <message>
        <source>effectiveness {number}, so *{result}*</source>
        <translation>efficacité {number}, donc *{result}*</translation>
    </message>
    <message>
        <source>{total}, but {present} present, so *{result}*</source>
        <translation>{total}, mais {present} sur le terrain, donc *{result}*</translation>
    </message>
    <message>
        <source>{equation}, holds</source>
        <translation>{equation}, moral tenu</translation>
    </message>
    <message>
        <source>{equation}, broke</source>
        <translation>{equation}, déroute</translation>
    </message>
</context>
</TS>
