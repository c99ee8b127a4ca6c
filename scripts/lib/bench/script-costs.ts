import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { formatMs, median } from "./figures.ts";
import { type BenchContext, judgeTarget, type Section } from "./section.ts";
import type { ServedSite } from "./sites.ts";
import { slowdown, withSlowPage } from "./slow-page.ts";

/** A task that takes longer keeps the visitor waiting (the Long Tasks specification's limit), in milliseconds. */
const longTask = 50;

/** What it costs to compile and run each script once, alone: none may be a long task. */
export const scriptCosts: Section = {
  name: "scripts",
  measure: async (context) => {
    const { built, naive } = context.sites.served;
    const builtCosts = await costOfScripts(context, built);
    const naiveCosts = await costOfScripts(context, naive);
    const own = [...naiveCosts].filter(([script]) => !builtCosts.has(script));
    const row =
      (variant: string) =>
      ([script, milliseconds]: [string, number]) => [script, variant, formatMs(milliseconds)];
    return {
      tables: [
        {
          title: "Evaluating each script",
          note: `Milliseconds that compiling and running a script takes on an empty page at ${slowdown} times slowdown, once all that it imports stands there.`,
          columns: ["script", "variant", "ms"],
          rows: [...[...builtCosts].toSorted(([, a], [, b]) => b - a).map(row("built")), ...own.map(row("naive"))],
        },
      ],
      targets: [
        judgeTarget(`no script's evaluation is a long task at ${slowdown}x`, longTask, " ms", rounded(builtCosts)),
      ],
    };
  },
};

function rounded(costs: ReadonlyMap<string, number>): Map<string, number> {
  return new Map([...costs].map(([script, milliseconds]) => [script, Math.round(milliseconds)]));
}

async function costOfScripts(context: BenchContext, site: ServedSite): Promise<Map<string, number>> {
  const scripts = await orderScripts(join(site.folder, "assets"));
  const costs = new Map<string, number[]>();
  for (let run = 1; run <= context.runs; run += 1) {
    context.report(`Scripts, run ${run} of ${context.runs}`);
    for (const [script, cost] of await runScripts(context, site.url, scripts)) {
      costs.set(script, [...(costs.get(script) ?? []), cost]);
    }
  }
  return new Map([...costs].map(([script, values]) => [script, median(values)]));
}

/** The names of a site's scripts, those that a script imports before it. */
async function orderScripts(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".js"));
  const texts = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), "utf8")] as const)),
  );
  const ordered = new Set<string>();
  const visit = (name: string) => {
    if (ordered.has(name)) return;
    for (const [, imported = ""] of (texts.get(name) ?? "").matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
      if (imported !== name) visit(imported);
    }
    ordered.add(name);
  };
  for (const name of names) visit(name);
  return [...ordered];
}

/** Runs each script by itself on one empty page; returns what each cost, in milliseconds. */
async function runScripts(
  context: BenchContext,
  url: string,
  scripts: readonly string[],
): Promise<Map<string, number>> {
  return withSlowPage(context, async (page) => {
    const empty = `${url}empty.html`;
    await page.route(empty, (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Empty</title><div id=_root></div>" }),
    );
    await page.goto(empty);
    const session = await page.context().newCDPSession(page);
    await session.send("Performance.enable");
    const spent = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      const sum = metrics
        .filter(({ name }) => name === "ScriptDuration" || name === "V8CompileDuration")
        .reduce((total, { value }) => total + value, 0);
      return sum * 1000;
    };
    const costs = new Map<string, number>();
    for (const script of scripts) {
      const before = await spent();
      await page.evaluate((address) => import(address).then(() => undefined), `${url}assets/${script}`);
      costs.set(script, (await spent()) - before);
    }
    return costs;
  });
}
