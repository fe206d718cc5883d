"""What a group would suffer: losses first, then the arithmetic of each strike on it, then its casualties."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout

from banneret.model.troops import Troop
from banneret.model.workings import Working
from banneret.rules.troops import casualties
from banneret.session.sequence_outlook import SequenceOutlook
from banneret.views.text import (
    casualties_line,
    exact,
    fill,
    formula,
    number,
    plain,
    rule_words,
    working_line,
)
from banneret.views.theme import Theme, Tone, Type, label, set_tone
from banneret.views.theme.metrics import SPACE_4, SPACE_8, SPACE_12
from banneret.views.widgets import ElidedLabel, RuleTag


class ResultBox(QFrame):
    """The preview of one group, on the sunk ground of results."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("sunk", True)
        self._theme = theme
        self._who = ElidedLabel()
        self._losses = label(look=Type.RESULT, tone=Tone.HARM)
        self._before = label(tone=Tone.INK2)
        self._after = label(look=Type.VALUE)
        head = QHBoxLayout()
        head.setSpacing(SPACE_8)
        head.addWidget(self._who)
        head.addWidget(self._losses)
        head.addStretch(1)
        head.addWidget(self._before)
        head.addWidget(self._after)

        self._lines = QGridLayout()
        self._lines.setHorizontalSpacing(SPACE_8)
        self._lines.setVerticalSpacing(2)
        self._lines.setColumnStretch(0, 1)
        self._rows: list[tuple[QLabel, RuleTag]] = []

        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_12, SPACE_8, SPACE_12, SPACE_8)
        column.setSpacing(SPACE_4)
        column.addLayout(head)
        column.addLayout(self._lines)
        column.addStretch(1)

    def show_group(self, troop: Troop, outlook: SequenceOutlook, names: dict[str, str]) -> None:
        """Show what the action does to a group, or what it still waits for."""
        # What has just been accepted stands on the card: this would come on top of it.
        words = self.tr("Further action: {name} lose") if outlook.settled else self.tr("{name} lose")
        self._who.setText(fill(words, name=troop.name))
        after = outlook.after.troop(troop.id) if outlook.after is not None else None
        self._before.setVisible(after is not None)
        self._after.setVisible(after is not None)
        if (
            after is None
            and outlook.fault is None
            and not any(s.defender == troop.id for s in outlook.strikes)
        ):
            self._losses.setText(number(0))
            set_tone(self._losses, Tone.INK2)
            self._show_lines([(self.tr("nobody strikes this group"), "")])
            return
        if after is None:
            self._losses.setText("?")
            set_tone(self._losses, Tone.INK2)
            self._show_lines([(self._waiting(outlook), "")])
            return
        lost = after.losses - troop.losses
        self._losses.setText(number(lost))
        set_tone(self._losses, Tone.INK2 if outlook.settled else Tone.HARM if lost else Tone.INK)
        self._before.setText(f"{number(troop.count)} →")
        self._after.setText(number(after.count))
        self._show_lines([*self._workings(troop, outlook, names), self._total(after)])

    def _waiting(self, outlook: SequenceOutlook) -> str:
        if outlook.fault is not None:
            return self.tr("cannot be worked out as it stands")
        return self.tr("waits for %n dice", "", len(outlook.needed))

    def _workings(
        self, troop: Troop, outlook: SequenceOutlook, names: dict[str, str]
    ) -> list[tuple[str, str]]:
        """The effectiveness of each striker and what it inflicts, in the order of the strikes."""
        lines: list[tuple[str, str]] = []
        suffered = outlook.workings("losses", troop.id) + outlook.workings("no_losses", troop.id)
        by_striker = {working.other: working for working in suffered}
        for strike in outlook.strikes:
            if strike.defender != troop.id:
                continue
            for working in outlook.workings("effectiveness", strike.attacker):
                if working.other == troop.id:
                    words = self.tr("{name}: effectiveness {arithmetic}")
                    arithmetic = f"{formula(working.form, working.operands)} = {exact(working.result)}"
                    name = names[strike.attacker]
                    lines.append((fill(words, name=name, arithmetic=arithmetic), working.rule))
            if strike.attacker in by_striker:
                lines.append(_arithmetic(by_striker[strike.attacker], names))
        lines += [_arithmetic(working, names) for working in outlook.workings("capped", troop.id)]
        return lines

    def _total(self, after: Troop) -> tuple[str, str]:
        if not after.losses:
            return self.tr("No losses so far"), ""
        told = plain(casualties_line(*casualties(after.losses)))
        return fill(
            self.tr("{number} in all: {casualties}"), number=number(after.losses), casualties=told
        ), "T8"

    def _show_lines(self, lines: list[tuple[str, str]]) -> None:
        while len(self._rows) < len(lines):
            text = label(look=Type.WORKINGS)
            text.setWordWrap(True)
            tag = RuleTag(self._theme, "")
            row = len(self._rows)
            self._lines.addWidget(text, row, 0)
            self._lines.addWidget(tag, row, 1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            self._rows.append((text, tag))
        for place, (text, tag) in enumerate(self._rows):
            shown = place < len(lines)
            text.setVisible(shown)
            if shown:
                text.setText(lines[place][0])
                tag.set_rule(lines[place][1], rule_words(lines[place][1]))
            tag.setVisible(shown and bool(lines[place][1]))


def _arithmetic(working: Working, names: dict[str, str]) -> tuple[str, str]:
    line = working_line(working, names)
    return plain(line.arithmetic), line.rule
