import { availableParallelism } from "node:os";
import { buildApp } from "../app/app-build.ts";
import { exitCodes, print, shortPath } from "../cli/command.ts";
import { makeVisible } from "../cli/reporters/display.ts";
import { printDiagnostics } from "../cli/reporters/index.ts";
import { trimCaches } from "../files/cache.ts";
import type { Limits } from "./limits.ts";
import type { JobList } from "./list-jobs.ts";
import { type SiteProcess, startSiteProcess } from "./site-process.ts";
import type { SiteJob, SiteResult } from "./site-worker.ts";

/** Builds many sites with one compiled application, on all cores, each within the limits; returns the exit code. */
export async function buildSites({ jobs, refused }: JobList, limits: Limits): Promise<number> {
  for (const { file, reason } of refused) printFailure(file, reason);
  if (jobs.length === 0 && refused.length === 0) {
    print("Nothing to do: there are more parts than sites, and none is left for this one.\n");
    return exitCodes.sound;
  }
  const start = performance.now();
  await buildApp();
  const processes = Math.min(availableParallelism(), jobs.length);
  const results: SiteResult[] = [];
  const waiting = [...jobs];
  await Promise.all(Array.from({ length: processes }, () => buildWaiting(waiting, results, limits)));
  await trimCaches();

  const broken = results.filter(reportBroken).length + refused.length;
  const count = jobs.length + refused.length;
  print(`${summarize(results, broken, count, (performance.now() - start) / 1000)}\n`);
  if (results.some((result) => "failure" in result)) return exitCodes.failed;
  return broken === 0 ? exitCodes.sound : exitCodes.problems;
}

/**
 * Builds the waiting sites one by one in a process that is shared by several. A site isn't charged for what others left
 * in the process: if it ends the process, except by its time limit, it is built again in a process of its own.
 */
async function buildWaiting(waiting: SiteJob[], results: SiteResult[], limits: Limits): Promise<void> {
  let current: SiteProcess | undefined;
  for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
    const shared: SiteProcess | undefined = current;
    let result = await shared?.build(job);
    const end = shared?.end();
    if (!result || (end && end.by !== "seconds")) {
      current = startSiteProcess(limits);
      result = await current.build(job);
    }
    results.push(result);
    if (current?.end()) current = undefined;
    else if (current?.isFull()) {
      await current.close();
      current = undefined;
    }
  }
  await current?.close();
}

function summarize(results: readonly SiteResult[], broken: number, count: number, seconds: number): string {
  const sound = count - broken;
  const unchanged = results.filter((result) => "outcome" in result && result.outcome === "unchanged").length;
  const memory = Math.max(0, ...results.map((result) => result.memory));
  return [
    unchanged === count
      ? `Nothing to do: all ${sound} sites stand already`
      : `Built ${sound - unchanged} of ${count} sites`,
    ` in ${seconds.toFixed(1)} s, ${(sound / seconds).toFixed(1)} a second, with at most ${memory.toFixed(0)} MB a process`,
    unchanged > 0 && unchanged < count ? `; ${unchanged} stood already` : "",
    broken > 0 ? `; ${broken} failed, as said above` : "",
    ".",
  ].join("");
}

/** Prints why a site wasn't built; returns true if so. The other sites are still built. */
function reportBroken(result: SiteResult): boolean {
  if ("failure" in result) {
    printFailure(result.file, result.failure);
    return true;
  }
  printDiagnostics(result.diagnostics);
  return result.outcome === "refused";
}

/** Lines after the first are indented, so a name that contains a line break can't pose as another message. */
function printFailure(file: string, reason: string): void {
  print(`${makeVisible(shortPath(file))}: ${reason.replaceAll("\n", "\n  ")}\n`, process.stderr);
}
