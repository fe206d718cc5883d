<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>AssaultPanel</name>
    <message numerus="yes">
        <source>%n dice typed</source>
        <translation>
            <numerusform>%n die typed</numerusform>
            <numerusform>%n dice typed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the app rolls %n</source>
        <translation>
            <numerusform>the app rolls %n</numerusform>
            <numerusform>the app rolls %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Counted</name>
    <message numerus="yes">
        <source>*{number}* tenths</source>
        <translation>
            <numerusform>*{number}* tenths</numerusform>
            <numerusform>*{number}* tenths</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>*{number}* tenth</source>
        <translation>
            <numerusform>*{number}* tenth</numerusform>
            <numerusform>*{number}* tenth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>*{number}* dead</source>
        <translation>
            <numerusform>*{number}* dead</numerusform>
            <numerusform>*{number}* dead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>*{number}* severe</source>
        <translation>
            <numerusform>*{number}* severe</numerusform>
            <numerusform>*{number}* severe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>*{number}* light</source>
        <translation>
            <numerusform>*{number}* light</numerusform>
            <numerusform>*{number}* light</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CountedCards</name>
    <message numerus="yes">
        <source>{present} of {number} men</source>
        <translation>
            <numerusform>{present} of {number} men</numerusform>
            <numerusform>{present} of {number} men</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{present} of {number} man</source>
        <translation>
            <numerusform>{present} of {number} man</numerusform>
            <numerusform>{present} of {number} man</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} fled</source>
        <translation>
            <numerusform>{number} fled</numerusform>
            <numerusform>{number} fled</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} light</source>
        <translation>
            <numerusform>{number} light</numerusform>
            <numerusform>{number} light</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} severe</source>
        <translation>
            <numerusform>{number} severe</numerusform>
            <numerusform>{number} severe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{number} dead</source>
        <translation>
            <numerusform>{number} dead</numerusform>
            <numerusform>{number} dead</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>GroupBlock</name>
    <message numerus="yes">
        <source>%n men</source>
        <translation>
            <numerusform>%n man</numerusform>
            <numerusform>%n men</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultBox</name>
    <message numerus="yes">
        <source>waits for %n dice</source>
        <translation>
            <numerusform>waits for %n die</numerusform>
            <numerusform>waits for %n dice</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SequencePanel</name>
    <message numerus="yes">
        <source>%n dice typed</source>
        <translation>
            <numerusform>%n die typed</numerusform>
            <numerusform>%n dice typed</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the app rolls %n</source>
        <translation>
            <numerusform>the app rolls %n</numerusform>
            <numerusform>the app rolls %n</numerusform>
        </translation>
    </message>
</context>
</TS>
