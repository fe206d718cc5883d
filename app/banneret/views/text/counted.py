"""Words that follow a number and change with it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from banneret.views.text.numbers import number
from banneret.views.text.spans import Line, line


class Counted:
    """The context of plurals. `lupdate` sees a plural only in a call that ends with `tr(text, comment, n)`."""

    @staticmethod
    def tr(text: str, comment: str, count: int) -> str:
        """Translate `text` in the form that `count` (≥ 0) takes; the number itself goes to `{number}`."""
        return QCoreApplication.translate("Counted", text, comment, count)


def tenths(value: int) -> Line:
    """Write an effectiveness: "8 tenths" of the group (T6), the figure in bold."""
    size = abs(value)
    template = (
        Counted.tr("*{number}* tenths", "", size) if size != 1 else Counted.tr("*{number}* tenth", "", size)
    )
    return line(template, number=number(value))


def casualties_line(dead: int, severe: int, light: int) -> Line:
    """Write a group's losses told apart (T8): "5 dead, 5 severe, 6 light"."""
    return line(
        "{dead}, {severe}, {light}",
        dead=line(Counted.tr("*{number}* dead", "", dead), number=number(dead)),
        severe=line(Counted.tr("*{number}* severe", "", severe), number=number(severe)),
        light=line(Counted.tr("*{number}* light", "", light), number=number(light)),
    )
