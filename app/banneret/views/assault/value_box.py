"""The sum of a final value, written out as far as it is known, and what the d100 does to the weapon (H3–H6)."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from banneret.session.assault_outlook import ValueOutlook
from banneret.views.assault.flow import FlowRow
from banneret.views.paint import Mood
from banneret.views.text import exact, fill, formula, number, rule_tip
from banneret.views.theme import Theme, Tone, Type, label
from banneret.views.theme.metrics import RADIUS_FIELD, SPACE_4, SPACE_8
from banneret.views.widgets import Badge, plain_tooltip

_UNKNOWN = "?"


class ValueBox(QFrame):
    """One fighter's value on the sunk ground of results; framed in his side's colour where he touches."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setProperty("sunk", True)
        self._theme = theme
        self._side: int | None = None
        self._terms = label(tone=Tone.INK2)
        self._final = label(look=Type.VALUE)
        sums = QWidget()
        row = QHBoxLayout(sums)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(SPACE_4)
        row.addWidget(self._terms)
        row.addWidget(self._final)
        self._sum = sums
        self._held = label(look=Type.WORKINGS, tone=Tone.INK2)
        self._fumble = Badge(theme)
        self._flow = FlowRow(theme, SPACE_8, spread=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(SPACE_8, SPACE_4, SPACE_8, SPACE_4)
        column.addWidget(self._flow)
        theme.changed.connect(self.update)

    def show_value(self, value: ValueOutlook, who: str, side: int | None) -> None:
        """Show a value of `who`; `side` is his side's mark where he touches the other, else None."""
        self._side = side
        terms = [value.first, *([value.added] if value.modified else []), value.d100]
        known = [_UNKNOWN if term is None else term for term in terms]
        written = formula(" + ".join("{}" for _ in known), tuple(known))
        self._terms.setText(f"{written} =")
        self._final.setText(_UNKNOWN if value.final is None else number(value.final))
        self.setAccessibleName(fill(self.tr("{name}, final value"), name=who))
        self.setAccessibleDescription(f"{written} = {self._final.text()}")
        beside: list[QWidget] = [self._sum]
        if value.fumble is not None:
            self._show_fumble(value)
            beside.append(self._fumble)
        elif value.skill is not None and value.d100 is not None:
            held = fill(self.tr("weapon held: {number}"), number=number(value.skill + value.d100))
            self._held.setText(held)
            self._held.setToolTip(f"{number(value.skill)} + {number(value.d100)}")
            beside.append(self._held)
        self._flow.set_items(beside)
        self.update()

    def _show_fumble(self, value: ValueOutlook) -> None:
        fumble = value.fumble
        if fumble is None:
            return
        outcome = fumble.term.removeprefix("fumble.")
        words = {
            "dropped": self.tr("Dropped: {sum}"),
            "chipped": self.tr("Chipped, dropped: {sum}"),
            "broken": self.tr("Broken: {sum}"),
        }[outcome]
        written = f"{formula(fumble.form, fumble.operands)} = {exact(fumble.result)}"
        self._fumble.set_state(fill(words, sum=written), outcome, Mood.HARM)
        self._fumble.setToolTip(plain_tooltip(rule_tip(fumble.rule)))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._side is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(self._theme.roles.side(self._side).colour, 2))
        frame = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        painter.drawRoundedRect(frame, RADIUS_FIELD, RADIUS_FIELD)
        painter.end()
