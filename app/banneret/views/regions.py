"""F6 goes round the window's regions: strip, left column, panel, small panels, log, right column."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget


def go_round(regions: Sequence[QWidget], step: int) -> None:
    """Put the keyboard into the next region (`step` 1) or the one before (-1) in which anything takes it."""
    focused = QApplication.focusWidget()
    here = next(
        (place for place, region in enumerate(regions) if focused is not None and _holds(region, focused)), -1
    )
    start = here if here >= 0 else (-1 if step > 0 else 0)
    for distance in range(1, len(regions) + 1):
        target = _first_taker(regions[(start + step * distance) % len(regions)])
        if target is not None:
            reason = Qt.FocusReason.TabFocusReason if step > 0 else Qt.FocusReason.BacktabFocusReason
            target.setFocus(reason)
            return


def _holds(region: QWidget, widget: QWidget) -> bool:
    return region is widget or region.isAncestorOf(widget)


def _first_taker(region: QWidget) -> QWidget | None:
    """The first widget of a region that Tab would stop at."""
    candidates = [region, *region.findChildren(QWidget)]
    takers = [
        widget for widget in candidates if widget.focusPolicy() & Qt.FocusPolicy.TabFocus and _open(widget)
    ]
    return takers[0] if takers else None


def _open(widget: QWidget) -> bool:
    return widget.isEnabled() and widget.isVisible()
