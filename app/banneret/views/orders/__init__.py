"""What a GM may ask beside a troop action: morale, rallies, corrections, the next sequence; and the notice bar."""

from banneret.views.orders.correction_dialog import CorrectionDialog
from banneret.views.orders.hero_correction_dialog import HeroCorrectionDialog
from banneret.views.orders.morale_dialog import MoraleDialog
from banneret.views.orders.morale_panel import MoralePanel
from banneret.views.orders.notice import NoticeBar
from banneret.views.orders.strikes_dialog import StrikesDialog
from banneret.views.orders.submit import Submit
from banneret.views.orders.turn_panel import TurnPanel
from banneret.views.orders.unit_menu import unit_menu

__all__ = [
    "CorrectionDialog",
    "HeroCorrectionDialog",
    "MoraleDialog",
    "MoralePanel",
    "NoticeBar",
    "StrikesDialog",
    "Submit",
    "TurnPanel",
    "unit_menu",
]
