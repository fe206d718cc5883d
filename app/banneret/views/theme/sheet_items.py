"""The style sheet's second half: frames, views, headers, tabs, menus, tooltips and scroll bars."""

from __future__ import annotations

ITEMS_SHEET = """
QFrame[panel="true"] { background: $card; border: 1px solid $line; border-radius: ${radius_card}px; }
QFrame[panel_head="true"] { background: transparent; border: none; border-bottom: 1px solid $line; }
QFrame[panel_foot="true"] { background: transparent; border: none; border-top: 1px solid $line; }
QFrame[sunk="true"] { background: $sunk; border: none; border-radius: ${radius}px; }
QFrame[soft="true"] { background: $accent_soft; border: none; border-radius: ${radius}px; }
QFrame[past="true"] { background: $past; border: 1px solid $edge; border-radius: ${radius}px; }
QFrame[strip="true"] { background: $card; border: none; border-bottom: 1px solid $line; }
QFrame[divider="true"] { background: $line; border: none; }
QGroupBox {
  border: 1px solid $line; border-radius: ${radius}px; margin-top: 12px; padding: 12px 12px 8px 12px;
}
QGroupBox::title { subcontrol-origin: margin; left: 8px; padding: 0 4px; color: $ink2; }
QSplitter::handle { background: transparent; }
QSplitter::handle:hover { background: $line; }
QScrollArea, QScrollArea > QWidget > QWidget[scroll_body="true"] { background: transparent; border: none; }
QStatusBar::item { border: none; }

QAbstractItemView {
  background: $card; alternate-background-color: $sunk; color: $ink; border: none; outline: none;
  selection-background-color: $accent_soft; selection-color: $ink; gridline-color: $line;
}
QAbstractItemView[ground="window"] { background: $window; }
QHeaderView { background: transparent; border: none; }
QHeaderView::section {
  background: transparent; color: $ink2; border: none; border-bottom: 1px solid $line; padding: 0 8px;
  min-height: ${row}px; font-size: ${caption}px;
}
QHeaderView::section:hover { color: $ink; }
QHeaderView::down-arrow { image: $down; width: 12px; height: 12px; }
QHeaderView::up-arrow { image: $up; width: 12px; height: 12px; }
QTableCornerButton::section { background: transparent; border: none; }
QTreeView::branch:closed:has-children { image: $right; }
QTreeView::branch:open:has-children { image: $down; }

QTabWidget::pane { border: none; }
QTabBar { qproperty-drawBase: 0; background: transparent; }
QTabBar::tab {
  background: $card; color: $ink; border: 1px solid $edge; border-left-width: 0; padding: 0 8px;
  min-height: ${small}px; max-height: ${small}px;
}
QTabBar::tab:first {
  border-left-width: 1px; border-top-left-radius: ${radius}px; border-bottom-left-radius: ${radius}px;
}
QTabBar::tab:last { border-top-right-radius: ${radius}px; border-bottom-right-radius: ${radius}px; }
QTabBar::tab:only-one { border-left-width: 1px; border-radius: ${radius}px; }
QTabBar::tab:hover { background: $sunk; }
QTabBar::tab:selected { background: $accent_soft; color: $accent; border-bottom: 3px solid $accent; }
QTabBar::close-button { image: $close; }

QMenuBar { background: $card; color: $ink; border: none; border-bottom: 1px solid $line; }
QMenuBar::item { background: transparent; padding: 4px 8px; border-radius: ${radius}px; }
QMenuBar::item:selected { background: $accent_soft; }
QMenu { background: $card; color: $ink; border: 1px solid $edge; padding: 4px 0; }
QMenu::item { padding: 4px 24px 4px 12px; min-height: ${line_base}px; border: 2px solid transparent; }
QMenu::item:selected { background: $accent_soft; color: $ink; }
QMenu::item:disabled { color: $ink2; }
QMenu::icon { left: 8px; }
QMenu::indicator { left: 8px; width: 16px; height: 16px; }
QMenu::indicator:checked { image: $menu_tick; }
QMenu::right-arrow { image: $right; width: 16px; height: 16px; right: 4px; }
QMenu::separator { height: 1px; background: $line; margin: 4px 0; }
QToolTip {
  background: $card; color: $ink; border: 1px solid $edge; padding: 4px 6px; font-size: ${workings}px;
}

QScrollBar { background: transparent; border: none; margin: 0; }
QScrollBar:vertical { width: 12px; }
QScrollBar:horizontal { height: 12px; }
QScrollBar::handle { background: $edge; border-radius: 3px; margin: 3px; }
QScrollBar::handle:vertical { min-height: 24px; }
QScrollBar::handle:horizontal { min-width: 24px; }
QScrollBar::handle:hover { background: $ink2; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; background: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: none; }
QAbstractScrollArea::corner { background: transparent; border: none; }
"""
