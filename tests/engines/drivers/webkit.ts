import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findFreePort } from "../../setup/free-port.ts";
import { frameAddress } from "../site/frame.ts";
import type { Driver, Engine, Key, Size, Start } from "./driver.ts";
import { beginSession, type Device, untilReady, type WebDriverSession } from "./webdriver-session.ts";

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
  await mkdir(join(home, "gtk-3.0"));
  const animations = settings.motion === "full" ? 1 : 0;
  await writeFile(join(home, "gtk-3.0/settings.ini"), `[Settings]\ngtk-enable-animations=${animations}\n`);
  const children: ChildProcess[] = [];
  const end = async () => {
    for (const child of children.toReversed()) endGroup(child);
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const display = await startScreen(children);
    const port = await findFreePort();
    await startWebDriver(children, port, {
      DISPLAY: display,
      XDG_CONFIG_HOME: home,
      XDG_CACHE_HOME: home,
      XDG_DATA_HOME: home,
    });
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

/** Starts a screen, and returns the name of its display. */
async function startScreen(children: ChildProcess[]): Promise<string> {
  const words = ["-displayfd", "1", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"];
  const screen = spawn("Xvfb", words, { detached: true, stdio: ["ignore", "pipe", "ignore"] });
  keep(children, screen);
  const [number] = await Promise.race([once(screen.stdout, "data"), once(screen, "exit").then(() => [])]);
  if (number === undefined) throw new Error("Xvfb has ended before it showed a screen.");
  return `:${String(number).trim()}`;
}

async function startWebDriver(children: ChildProcess[], port: number, env: Record<string, string>): Promise<void> {
  // Without a window manager, no window ever has the focus.
  const command = `openbox >/dev/null 2>&1 & exec WebKitWebDriver --port=${port}`;
  const driver = spawn("dbus-run-session", ["--", "sh", "-c", command], {
    detached: true,
    stdio: "ignore",
    env: {
      ...process.env,
      ...env,
      NO_AT_BRIDGE: "1",
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_DMABUF_RENDERER: "1",
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
    },
  });
  keep(children, driver);
  await untilReady(port, () => driver.exitCode !== null);
}

/** Remembers a process that leads a group of its own; whatever happens, the group ends with this process. */
function keep(children: ChildProcess[], child: ChildProcess): void {
  children.push(child);
  process.once("exit", () => endGroup(child));
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

async function drive(session: WebDriverSession, end: () => Promise<void>): Promise<Driver> {
  const [wide, high] = await session.evaluate<number[]>("[outerWidth - innerWidth, outerHeight - innerHeight]");
  const bars = { width: wide ?? 0, height: high ?? 0 };
  let last: Size | undefined;
  const resize = async (size: Size) => {
    if (last?.width === size.width && last.height === size.height) return;
    last = size;
    await session.resize({ width: size.width + bars.width, height: size.height + bars.height });
  };
  return {
    version: `${session.browser.browserName} ${session.browser.browserVersion}`,
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
      const turn = { type: "scroll", x: Math.round(x), y: Math.round(y), deltaX: 0, deltaY: pixels, duration: 0 };
      await session.perform({ type: "wheel", id: "wheel", actions: [{ ...turn, origin: "viewport" }] });
    },
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
