import { afterAll, describe, inject, it } from "vitest";
import type { Check } from "./checks/check.ts";
import { checks } from "./checks/checks.ts";
import type { Driver, Engine, Settings, Size } from "./drivers/driver.ts";
import { type EngineName, engines } from "./engines.ts";
import { type WatchedSite, watchSite } from "./site/watched-site.ts";
import { visit } from "./visitor.ts";

const laptop: Size = { width: 1280, height: 720 };
const usual: Settings = { scripts: true, motion: "full", colors: "light" };

/** A browser that is running, and how it was set when it started. */
interface Running {
  driver: Driver;
  key: string;
}

/** Registers the checks as tests of one engine; where it can't be had, says so and passes nothing. */
export async function runChecks(name: EngineName): Promise<void> {
  const engine = await engines[name]();
  const { folder, onlyVital } = inject("engines");
  // Those for which the browser must be set alike come one after another: it starts once for them.
  const chosen = checks.filter(({ isVital }) => isVital || !onlyVital).toSorted((a, b) => order(a) - order(b));
  if (typeof engine === "string") describe(name, () => it.skip(`Not run: ${name}, as ${engine}.`));
  else describe(name, () => registerChecks(name, engine, chosen, folder));
}

function registerChecks(name: string, engine: Engine, chosen: readonly Check[], folder: string): void {
  let site: WatchedSite | undefined;
  let running: Running | undefined;
  afterAll(async () => {
    await running?.driver.close();
    await site?.close();
  });
  for (const { says, settings, size = laptop, see } of chosen) {
    it(says, async () => {
      site ??= await watchSite(folder, { pagesTell: !engine.tellsMessages });
      const wanted = { ...usual, ...settings };
      const key = JSON.stringify(wanted);
      if (running && running.key !== key) {
        await running.driver.close();
        running = undefined;
      }
      running ??= { key, driver: await engine.start({ settings: wanted, proxyPort: site.port }) };
      await see(visit(name, running.driver, site, size));
    });
  }
}

function order({ settings = {} }: Check): number {
  return Object.keys(settings).length;
}
