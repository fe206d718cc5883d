"""The log: one sentence an event, newest on top, opening into its workings with their rules."""

from banneret.views.log.delegate import LogDelegate
from banneret.views.log.model import ROW_ROLE, LogModel
from banneret.views.log.panel import LogPanel
from banneret.views.log.told import Column, DetailRow, EventRow, LogSource
from banneret.views.log.view import LogView

__all__ = [
    "ROW_ROLE",
    "Column",
    "DetailRow",
    "EventRow",
    "LogDelegate",
    "LogModel",
    "LogPanel",
    "LogSource",
    "LogView",
]
