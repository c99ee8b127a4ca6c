import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser } from "@playwright/test";
import { measureModules } from "../../owner/installed-package.ts";
import { findFreePort } from "../../setup/free-port.ts";
import { median } from "../figures.ts";
import { judgeTarget, type Section } from "../section.ts";
import { packOnce } from "../support/packed.ts";
import { others, ours, type Scaffold } from "../support/scaffolds.ts";

/** What one beginning took; times in milliseconds. */
interface Begun {
  /** From the empty folder to all that is installed. */
  installing: number;
  /** From the start of the dev server to the first page's heading in a browser. */
  shown: number;
  /** The first build. */
  building: number;
  megabytes: number;
  packages: number;
}

/** How soon there is a site where there was nothing, beside programs that people begin sites with. */
export const scaffolds: Section = {
  name: "beginnings",
  measure: async ({ runs, browser, report }) => {
    const all = [ours(await packOnce()), ...others];
    const begun = new Map<string, Begun[]>(all.map(({ name }) => [name, []]));
    // What npm has to fetch takes another time every hour: it fetches beforehand.
    for (const { name, begin } of all) {
      report(`Beginnings: fetching what ${name} needs`);
      await inNewFolder(begin);
    }
    for (let run = 1; run <= runs; run += 1) {
      for (const beginning of all) {
        report(`Beginnings, run ${run} of ${runs}: ${beginning.name}`);
        begun.get(beginning.name)?.push(await inNewFolder((folder) => measure(beginning, folder, browser)));
      }
    }
    const middle = (name: string, key: keyof Begun) => median((begun.get(name) ?? []).map((one) => one[key]));
    const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1);
    const row = ({ name }: Scaffold) => [
      name,
      middle(name, "megabytes").toFixed(1),
      `${middle(name, "packages")}`,
      seconds(middle(name, "installing")),
      seconds(middle(name, "shown")),
      seconds(middle(name, "building")),
    ];
    return {
      tables: [
        {
          title: "Beginning a site",
          note: "In an empty folder, each as its own beginning makes it: ours four pages with pictures and letters, Astro's one page without, VitePress's three of documentation. Seconds: beginning and installing, from what npm has kept; from the dev server's start to the heading in a browser; the first build.",
          columns: ["program", "MB", "packages", "installing", "in the browser", "first build"],
          rows: all.map(row),
        },
      ],
      targets: [
        judgeTarget(
          "a new site is in the browser at most 5 s after installing",
          5_000,
          " ms",
          new Map(all.slice(0, 1).map(({ name }) => [name, Math.round(middle(name, "shown"))])),
        ),
      ],
    };
  },
};

async function inNewFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "beginning-"));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, maxRetries: 5 });
  }
}

async function measure(beginning: Scaffold, folder: string, browser: Browser): Promise<Begun> {
  const installing = await time(() => beginning.begin(folder));
  const { bytes, packages } = measureModules(join(folder, "node_modules"));
  const shown = await timeFirstPage(beginning, folder, browser);
  const building = await time(() => run(start(beginning, folder, ["build"])));
  return { installing, shown, building, megabytes: bytes / 2 ** 20, packages };
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function start({ program }: Scaffold, folder: string, words: readonly string[]) {
  const { NODE_ENV: _mark, ...env } = process.env;
  const settings = { cwd: folder, env: { ...env, ASTRO_TELEMETRY_DISABLED: "1" }, stdio: "ignore" } as const;
  return spawn(process.execPath, [join(folder, program), ...words], settings);
}

function run(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => (code === 0 ? resolve() : reject(new Error(`The program ended with ${code}.`))));
  });
}

async function timeFirstPage(beginning: Scaffold, folder: string, browser: Browser): Promise<number> {
  const port = await findFreePort();
  const page = await browser.newPage();
  const before = performance.now();
  const server = start(beginning, folder, ["dev", "--port", `${port}`, ...beginning.serving]);
  try {
    // A server that has just been started may not answer yet.
    while (!(await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: "commit" }).catch(() => undefined))) {
      if (server.exitCode !== null) throw new Error(`${beginning.name} ended before it served.`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    await page.locator("h1").first().waitFor();
    return performance.now() - before;
  } finally {
    server.kill();
    await page.close();
  }
}
