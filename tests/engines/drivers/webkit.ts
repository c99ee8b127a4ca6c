import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../setup/free-port.ts";
import { frameAddress } from "../site/frame.ts";
import type { Driver, Engine, Key, Settings, Size, Start } from "./driver.ts";
import { holdPrograms, type Programs, untilAnswers } from "./programs.ts";
import { beginSession, type Device, type WebDriverSession } from "./webdriver-session.ts";

/** Its window can't be made narrower; what is smaller is shown in a frame. */
const narrowest = 450;
const room: Size = { width: 1280, height: 800 };

/** The keys' names in https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key | "Shift", string> = {
  Tab: "\uE004",
  Enter: "\uE007",
  Space: " ",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  Home: "\uE011",
  End: "\uE010",
  Shift: "\uE008",
};

/** Debian's WebKitGTK, in a window on a screen that nobody sees, by W3C WebDriver. */
export function webKitEngine(miniBrowser: string): Engine {
  return { start: (how) => start(miniBrowser, how), tellsMessages: false };
}

async function start(miniBrowser: string, { settings, proxyPort }: Start): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  const programs = holdPrograms();
  const end = async () => {
    programs.end();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await writeGtkSettings(home, settings);
    const port = await startWebDriver(programs, home, await startScreen(programs));
    const args = [
      "--automation",
      `--enable-javascript=${settings.scripts}`,
      `--proxy=http://127.0.0.1:${proxyPort}`,
      "--ignore-host=localhost",
      ...(settings.colors === "dark" ? ["--dark-mode"] : []),
    ];
    const session = await beginSession(port, {
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": { binary: miniBrowser, args },
    });
    return await drive(session, end);
  } catch (error) {
    await end();
    throw error;
  }
}

/** Asks for less motion as people do: in the settings of the desktop. */
async function writeGtkSettings(home: string, { motion }: Settings): Promise<void> {
  const folder = join(home, "gtk-3.0");
  await mkdir(folder);
  await writeFile(join(folder, "settings.ini"), `[Settings]\ngtk-enable-animations=${motion === "full" ? 1 : 0}\n`);
}

/** Starts a screen, and returns the name of its display. */
async function startScreen(programs: Programs): Promise<string> {
  const words = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const screen = programs.start("Xvfb", words, { output: "pipe" });
  const number = await new Promise<string>((resolve, reject) => {
    screen.stdout?.once("data", (text) => resolve(String(text).trim()));
    screen.once("error", reject);
    screen.once("exit", () => reject(new Error("Xvfb has ended before it showed a screen.")));
  });
  return `:${number}`;
}

/** Starts the WebDriver on that screen, and returns its port. */
async function startWebDriver(programs: Programs, home: string, display: string): Promise<number> {
  const port = await findFreePort();
  // Without a window manager, no window ever has the focus.
  const command = `openbox >/dev/null 2>&1 & exec WebKitWebDriver --port=${port}`;
  const driver = programs.start("dbus-run-session", ["--", "sh", "-c", command], {
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
      NO_AT_BRIDGE: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
    },
  });
  await untilAnswers(`http://127.0.0.1:${port}/status`, driver);
  return port;
}

async function drive(session: WebDriverSession, end: () => Promise<void>): Promise<Driver> {
  const [wide, high] = await session.evaluate<number[]>("[outerWidth - innerWidth, outerHeight - innerHeight]");
  const bars = { width: wide ?? 0, height: high ?? 0 };
  let last: Size | undefined;
  // WebKit turns the wheel by the difference to what it was told before.
  let turned = 0;
  const resize = async (size: Size) => {
    if (last?.width === size.width && last.height === size.height) return;
    last = size;
    await session.resize({ width: size.width + bars.width, height: size.height + bars.height });
  };
  return {
    version: `${session.browser.browserName} ${session.browser.browserVersion}`,
    renew: async () => {},
    goto: async (url, size) => {
      if (size.width >= narrowest) {
        await resize(size);
        await session.goto(url);
      } else {
        await resize({ width: room.width, height: Math.max(room.height, size.height) });
        await session.goto(frameAddress(url, size));
        await session.enterFrame("iframe");
      }
    },
    evaluate: session.evaluate,
    press: (key, withShift) => session.perform(keyPress(key, withShift)),
    click: (x, y) => session.perform(mouseClick(x, y)),
    wheel: async (x, y, pixels) => {
      turned += pixels;
      const turn = { type: "scroll", x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY: turned, duration: 0 };
      await session.perform({ type: "wheel", id: "wheel", actions: [{ ...turn, origin: "viewport" }] });
    },
    takePicture: session.takePicture,
    takeMessages: () => [],
    close: async () => {
      await session.end().finally(end);
    },
  };
}

function keyPress(key: Key, withShift: boolean): Device {
  const names = withShift ? (["Shift", key] as const) : [key];
  const downs = names.map((name) => ({ type: "keyDown", value: keys[name] }));
  const ups = names.toReversed().map((name) => ({ type: "keyUp", value: keys[name] }));
  return { type: "key", id: "keyboard", actions: [...downs, ...ups] };
}

function mouseClick(x: number, y: number): Device {
  const move = { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0, origin: "viewport" };
  const press = ["pointerDown", "pointerUp"].map((type) => ({ type, button: 0 }));
  return { type: "pointer", id: "mouse", actions: [move, ...press] };
}
