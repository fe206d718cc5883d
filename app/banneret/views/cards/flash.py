"""The flash of a change: its amount for 1.5 s on the card it happened to, while bar, figure or shield slides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from PySide6.QtCore import QEasingCurve, QObject, QVariantAnimation, Signal

from banneret.views.cards.data import Levels

SOLID_UNTIL, SOFT_UNTIL, GONE_AT = 150, 900, 1_500
"""Milliseconds after the change."""
SLIDE = 300

_CURVE = QEasingCurve(QEasingCurve.Type.OutCubic)


class Moment(NamedTuple):
    """One look of a flash: its amount, whether it is bad news, and how it is drawn now."""

    amount: int
    harm: bool
    solid: bool
    opacity: float


@dataclass(slots=True)
class _Flash:
    amount: int
    reverse: bool
    start: int
    before: Levels | None


class Flashes(QObject):
    """The running flashes of one column by unit, all on one clock; `moved` tells which cards to draw again."""

    moved = Signal(list)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.less_motion = False
        """Nothing slides or fades: the amount stands its time and goes."""
        self._running: dict[str, _Flash] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0)
        self._clock.valueChanged.connect(self._on_tick)
        self._clock.finished.connect(self._on_finished)

    @property
    def clock(self) -> QVariantAnimation:
        """The one clock, in milliseconds since the first of the running flashes."""
        return self._clock

    def start(self, unit: str, amount: int, *, reverse: bool, before: Levels | None) -> None:
        """Flash `amount` on the card of `unit`; added to one that still runs, unless one of them is an undo.

        `before` is what the card showed until now, from where it slides.
        """
        running = self._clock.state() is QVariantAnimation.State.Running
        now = self._clock.currentTime() if running else 0
        there = self._running.get(unit)
        if there is not None and there.reverse == reverse:
            amount += there.amount
        if not amount:
            if self._running.pop(unit, None) is not None:
                self.moved.emit([unit])
            return
        self._running[unit] = _Flash(amount, reverse, now, before)
        end = now + GONE_AT
        self._clock.setDuration(end)
        self._clock.setEndValue(end)
        if not running:
            self._clock.start()
        self.moved.emit([unit])

    def units(self) -> list[str]:
        """The units that flash now."""
        return list(self._running)

    def moment(self, unit: str) -> Moment | None:
        """How the flash of a unit looks now; None without one."""
        flash = self._running.get(unit)
        if flash is None:
            return None
        harm = flash.amount < 0 and not flash.reverse
        age = self._age(flash)
        if self.less_motion:
            return Moment(flash.amount, harm, solid=False, opacity=1.0)
        opacity = 1.0 if age < SOFT_UNTIL else max((GONE_AT - age) / (GONE_AT - SOFT_UNTIL), 0.0)
        return Moment(flash.amount, harm, solid=age < SOLID_UNTIL, opacity=opacity)

    def levels(self, unit: str, now: Levels) -> Levels:
        """What the card of a unit shows now on the way to `now`."""
        flash = self._running.get(unit)
        if flash is None or flash.before is None or self.less_motion or len(flash.before) != len(now):
            return now
        passed = (self._age(flash) - SOLID_UNTIL) / SLIDE
        share = _CURVE.valueForProgress(min(max(passed, 0.0), 1.0))
        return tuple(a + (b - a) * share for a, b in zip(flash.before, now, strict=True))

    def clear(self) -> None:
        """End every flash at once."""
        self._clock.stop()
        self._end(list(self._running))

    def _age(self, flash: _Flash) -> int:
        return self._clock.currentTime() - flash.start

    def _on_tick(self) -> None:
        over = [unit for unit, flash in self._running.items() if self._age(flash) >= GONE_AT]
        self._end(over)
        if self._running:
            self.moved.emit(list(self._running))

    def _on_finished(self) -> None:
        self._end(list(self._running))

    def _end(self, units: list[str]) -> None:
        for unit in units:
            del self._running[unit]
        if units:
            self.moved.emit(units)
