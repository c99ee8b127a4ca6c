import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Check } from "./checks/support/check.ts";
import type { Driver, Engine, Settings, Size } from "./drivers/driver.ts";
import { limit } from "./limit.ts";
import { type WatchedSite, watchSite } from "./site/watched-site.ts";
import { visit } from "./visitor.ts";

const pictures = ".cache/reports/engines";
const laptop: Size = { width: 1280, height: 720 };
const usual: Settings = { scripts: true, motion: "full", colors: "light" };

/** Where an engine is tried: its browser, which starts when it is first needed, and the site that it looks at. */
export interface Bench {
  try: (check: Check) => Promise<void>;
  close: () => Promise<void>;
}

/** A browser that is running, and how it was set when it started. */
interface Running {
  driver: Driver;
  settings: string;
}

export function openBench(name: string, engine: Engine, folder: string): Bench {
  let site: WatchedSite | undefined;
  let running: Running | undefined;
  const stop = async () => {
    const driver = running?.driver;
    running = undefined;
    if (driver) await limit(`${name}, asked to end,`, driver.close());
  };
  const start = async (settings: Settings, proxyPort: number) => {
    const wanted = JSON.stringify(settings);
    if (running && running.settings !== wanted) await stop();
    running ??= {
      settings: wanted,
      driver: await limit(`${name}, asked to start,`, engine.start({ settings, proxyPort })),
    };
    return running.driver;
  };
  return {
    try: async ({ says, settings, size = laptop, see }) => {
      site ??= await watchSite(folder, { pagesTell: !engine.tellsMessages });
      const driver = await start({ ...usual, ...settings }, site.port);
      try {
        await see(visit(name, driver, site, size));
      } catch (error) {
        await limit(name, keepPicture(`${name} ${says}`, driver), 10).catch(() => {});
        throw error;
      } finally {
        // The next visitor has never been here. A browser that has died, or hangs, is replaced.
        const forget = driver.evaluate("(localStorage.clear(), sessionStorage.clear(), true)").then(driver.renew);
        await limit(name, forget).catch(() => stop().catch(() => {}));
      }
    },
    close: async () => {
      await stop();
      await site?.close();
    },
  };
}

/** Keeps a screenshot, to find out why a check failed. */
async function keepPicture(title: string, driver: Driver): Promise<void> {
  await mkdir(pictures, { recursive: true });
  const name = title.replaceAll(/[^\w ]/g, "").slice(0, 80);
  await writeFile(join(pictures, `${name}.png`), await driver.takePicture());
}
