"""A window with a browser of Qt's in it, and nothing else: it is told what to do over its debugging port."""

import sys

from PyQt6.QtCore import QUrl
from PyQt6.QtWebEngineWidgets import QWebEngineView
from PyQt6.QtWidgets import QApplication

application = QApplication(sys.argv)
view = QWebEngineView()
view.resize(1280, 720)
view.setUrl(QUrl("about:blank"))
view.show()
sys.exit(application.exec())
