"""How a part of the window asks for something to happen."""

from collections.abc import Callable, Mapping

from banneret.model.commands import Command
from banneret.model.dice import Die

Submit = Callable[[Command, Mapping[str, Die]], bool]
"""Gives False where it was refused; the window has then said why."""
