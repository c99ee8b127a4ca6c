import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Builder, By, Key as Keys, Origin, type WebDriver } from "selenium-webdriver";
import { findFreePort } from "../../setup/free-port.ts";
import { frameAddress } from "../site/frame.ts";
import type { Driver, Engine, Key, Size, Start } from "./driver.ts";
import { startProgram, untilAnswers } from "./programs.ts";

declare module "selenium-webdriver/lib/input" {
  interface Actions {
    /** The package has it since 4.2; its types lack it. */
    scroll(x: number, y: number, deltaX: number, deltaY: number, origin: Origin, duration: number): Actions;
  }
}

/** Its window can't be made narrower; a smaller screen is a frame in it. */
const narrowest = 450;
const aroundFrame: Size = { width: 1280, height: 800 };

const keys: Record<Key, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Space: " ",
  Escape: Keys.ESCAPE,
  ArrowLeft: Keys.ARROW_LEFT,
  ArrowRight: Keys.ARROW_RIGHT,
  Home: Keys.HOME,
  End: Keys.END,
};

/** Debian's WebKitGTK, in a window on a virtual screen. */
export function webKitEngine(miniBrowser: string): Engine {
  return { start: (how) => start(miniBrowser, how), tellsMessages: false };
}

async function start(miniBrowser: string, { settings, proxyPort }: Start): Promise<Driver> {
  const home = await mkdtemp(join(tmpdir(), "webkit-"));
  // WebKitGTK reads from the desktop's settings whether people ask for less motion.
  await mkdir(join(home, "gtk-3.0"));
  const animations = settings.motion === "full" ? 1 : 0;
  await writeFile(join(home, "gtk-3.0/settings.ini"), `[Settings]\ngtk-enable-animations=${animations}\n`);
  const port = await findFreePort();
  // Without a window manager, no window ever has the focus.
  const command = `openbox >/dev/null 2>&1 & exec WebKitWebDriver --port=${port}`;
  const screen = ["-a", "-s", "-screen 0 1600x1200x24 -nolisten tcp"];
  const program = startProgram("xvfb-run", [...screen, "dbus-run-session", "--", "sh", "-c", command], {
    XDG_CONFIG_HOME: home,
    XDG_CACHE_HOME: home,
    XDG_DATA_HOME: home,
    NO_AT_BRIDGE: "1",
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
    ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" }),
  });
  const end = async () => {
    program.end();
    await rm(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const server = `http://127.0.0.1:${port}`;
    await untilAnswers(`${server}/status`, program);
    const args = [
      "--automation",
      `--enable-javascript=${settings.scripts}`,
      `--proxy=http://127.0.0.1:${proxyPort}`,
      "--ignore-host=localhost",
      ...(settings.colors === "dark" ? ["--dark-mode"] : []),
    ];
    const browser = { browserName: "MiniBrowser", "webkitgtk:browserOptions": { binary: miniBrowser, args } };
    return await drive(await new Builder().usingServer(server).withCapabilities(browser).build(), end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function drive(session: WebDriver, end: () => Promise<void>): Promise<Driver> {
  const evaluate = <Value>(expression: string) => session.executeScript<Value>(`return ${expression}`);
  const [barWidth, barHeight] = await evaluate<[number, number]>(
    "[outerWidth - innerWidth, outerHeight - innerHeight]",
  );
  // WebKit turns the wheel by the difference to the number before.
  let turned = 0;
  return {
    version: `MiniBrowser ${(await session.getCapabilities()).getBrowserVersion()}`,
    renew: async () => {},
    goto: async (url, size) => {
      const isFramed = size.width < narrowest;
      const { width, height } = isFramed ? aroundFrame : size;
      await session
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: width + barWidth, height: height + barHeight });
      await session.get(isFramed ? frameAddress(url, size) : url);
      if (isFramed) await session.switchTo().frame(await session.findElement(By.css("iframe")));
    },
    evaluate,
    press: async (key, withShift) => {
      const actions = session.actions();
      if (withShift) actions.keyDown(Keys.SHIFT);
      actions.keyDown(keys[key]).keyUp(keys[key]);
      if (withShift) actions.keyUp(Keys.SHIFT);
      await actions.perform();
    },
    click: (x, y) =>
      session
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .press()
        .release()
        .perform(),
    wheel: async (x, y, pixels) => {
      turned += pixels;
      await session.actions().scroll(Math.round(x), Math.round(y), 0, turned, Origin.VIEWPORT, 0).perform();
    },
    takePicture: async () => Buffer.from(await session.takeScreenshot(), "base64"),
    takeMessages: () => [],
    close: () => session.quit().finally(end),
  };
}
