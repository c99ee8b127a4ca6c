import { existsSync } from "node:fs";
import { findOnPath } from "./on-path.ts";

/** Debian's packages for each engine that its own programs drive. */
export const enginePackages = {
  Firefox: ["firefox-esr"],
  WebKit: ["webkit2gtk-driver", "xvfb", "xauth", "openbox", "dbus"],
  "Chromium 102": ["python3-pyqt6.qtwebengine"],
} as const;

/** The path of the Firefox that Debian's package installs. Others may be packed so that no profile can be given them. */
export function findFirefox(): string | undefined {
  return findOnPath("firefox-esr");
}

/** The path of WebKitGTK's own small browser, where all is there that drives it. */
export function findMiniBrowser(): string | undefined {
  const isDriven = ["WebKitWebDriver", "xvfb-run", "xauth", "openbox", "dbus-run-session"].every(findOnPath);
  // Debian keeps it beside the library, in a folder named by the machine's kind.
  const places = ["x86_64", "aarch64"].map((kind) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-4.1/MiniBrowser`);
  return isDriven ? places.find((path) => existsSync(path)) : undefined;
}

/** The path of Debian's Python, where Debian's Qt with a browser in it is installed beside it. */
export function findQtPython(): string | undefined {
  const qt = "/usr/lib/python3/dist-packages/PyQt6/QtWebEngineWidgets.abi3.so";
  return existsSync(qt) ? "/usr/bin/python3" : undefined;
}
