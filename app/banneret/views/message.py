"""A message before there is a window to show it in."""

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def tell(parent: QWidget | None, text: str) -> None:
    """Show one sentence, plain, until it is read."""
    box = QMessageBox(parent)
    box.setIcon(QMessageBox.Icon.Warning)
    box.setWindowTitle(QCoreApplication.translate("Message", "Banneret"))
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(text)
    box.exec()
