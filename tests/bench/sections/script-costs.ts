import { readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { listen } from "../../../scripts/lib/serve/listen.ts";
import { contentType } from "../../../scripts/lib/serve/serve-file.ts";
import { formatMs, median } from "../figures.ts";
import { type BenchContext, judgeTarget, type Section } from "../section.ts";
import { slowdown } from "../support/browser/slow-page.ts";
import type { ServedSite } from "../support/sites.ts";

/** A task that takes longer keeps the visitor waiting (the Long Tasks specification's limit), in milliseconds. */
const longTask = 50;

/** How long all scripts together may take, in milliseconds. */
const patience = 60_000;

/** What it costs to run each script once, alone: none may be a long task. */
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
          note: `Milliseconds that running a script takes on an empty page at ${slowdown} times slowdown, once it is fetched and compiled, which browsers do beside the page, and all that it imports stands there. No debugger looks into the page: it would have V8 parse again what it runs, and make some of this several times as long.`,
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
    for (const [script, cost] of await runScripts(context, site, scripts)) {
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

/**
 * Runs each script by itself on one empty page; returns what each took, in milliseconds. No debugger looks into the
 * page: for one, V8 parses again what it has compiled, which takes React several times as long as to run.
 */
async function runScripts(
  { browser }: BenchContext,
  site: ServedSite,
  scripts: string[],
): Promise<Map<string, number>> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    const body = path === "/" ? writeMeasuringPage(scripts) : await readFile(join(site.folder, path)).catch(() => "");
    response.setHeader("content-type", path === "/" ? "text/html" : contentType(path)).end(body);
  });
  const port = await listen(server, 0);
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send("Target.createBrowserContext");
  try {
    const { targetId } = await session.send("Target.createTarget", { url: "about:blank", browserContextId });
    const { sessionId } = await session.send("Target.attachToTarget", { targetId });
    const tell = (method: string, params: object) =>
      session.send("Target.sendMessageToTarget", { sessionId, message: JSON.stringify({ id: 1, method, params }) });
    await tell("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await tell("Page.navigate", { url: `http://localhost:${port}/` });
    for (let waited = 0; waited < patience; waited += 100) {
      await setTimeout(100);
      const { targetInfo } = await session.send("Target.getTargetInfo", { targetId });
      if (targetInfo.title.startsWith("{")) return new Map(Object.entries(JSON.parse(targetInfo.title)));
    }
    throw new Error(`The scripts of ${site.url} did not all run within ${patience / 1000} seconds.`);
  } finally {
    await session.send("Target.disposeBrowserContext", { browserContextId });
    server.closeAllConnections();
    server.close();
  }
}

/** A page that fetches and compiles one script after the other, runs it, and at last has the times as its title. */
function writeMeasuringPage(scripts: string[]): string {
  return `<!doctype html><title>Empty</title><div id=_root></div><script type=module>
const times = {};
for (const name of ${JSON.stringify(scripts)}) {
  const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href: "assets/" + name });
  const fetched = new Promise((resolve) => { link.onload = resolve; });
  document.head.append(link);
  await fetched;
  await new Promise((resolve) => setTimeout(resolve, 50));
  const start = performance.now();
  await import("./assets/" + name);
  times[name] = performance.now() - start;
}
document.title = JSON.stringify(times);
</script>`;
}
