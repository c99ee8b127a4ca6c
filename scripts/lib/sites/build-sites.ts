import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { glob, isDynamicPattern } from "tinyglobby";
import { isPackage } from "../../../schema/program.ts";
import { buildApp } from "../app/app-build.ts";
import { CommandError, exitCodes, shortPath } from "../cli/command.ts";
import { printDiagnostics } from "../cli/reporters/index.ts";
import type { Shard } from "./shard.ts";
import type { SiteJob, SiteResult } from "./site-worker.ts";

/** In the package it is a file of JavaScript beside the others. */
const worker = fileURLToPath(
  isPackage ? new URL("./site-worker.js", import.meta.url) : new URL("./site-worker.ts", import.meta.url),
);

/** How many sites a process builds at the same time: while one of them waits for the disk another has the processor. */
const atOnce = 2;

/** Whether `--content` names many files by a pattern. */
export function isPattern(content: string): boolean {
  return isDynamicPattern(content);
}

/**
 * The jobs of a shard: each content file of the pattern becomes a site named by its folder, in `out`. What one asterisk
 * matches is the host's, and may be a link: an owner's folder on another disk. Two go into the owners' folders, too,
 * and follow no link, or an owner could put one there to somebody else's.
 */
export async function listJobs(pattern: string, out: string, { index, count }: Shard): Promise<SiteJob[]> {
  const followSymbolicLinks = !pattern.includes("**");
  const files = (await glob(pattern, { absolute: true, expandDirectories: false, followSymbolicLinks })).toSorted();
  if (files.length === 0) throw new CommandError(`No file matches ${pattern}.`);
  const jobs = files.map((file) => ({ file, out: join(resolve(out), basename(dirname(file))) }));
  const seen = new Map<string, string>();
  for (const job of jobs) {
    const other = seen.get(job.out);
    if (other) throw new CommandError(`${other} and ${job.file} would both be written to ${shortPath(job.out)}.`);
    seen.set(job.out, job.file);
  }
  return jobs.filter((_job, position) => position % count === index - 1);
}

/** Builds many sites with one compiled application, on all cores; returns the exit code. */
export async function buildSites(jobs: readonly SiteJob[]): Promise<number> {
  if (jobs.length === 0) {
    process.stdout.write("Nothing to do: there are more parts than sites, and none is left for this one.\n");
    return exitCodes.sound;
  }
  const start = performance.now();
  await buildApp();
  const processes = Math.min(availableParallelism(), jobs.length);
  const results: SiteResult[] = [];
  const waiting = [...jobs];
  await Promise.all(Array.from({ length: processes }, () => runWorker(waiting, results)));

  const broken = results.filter(reportBroken);
  process.stdout.write(`${summarize(results, broken.length, (performance.now() - start) / 1000)}\n`);
  if (results.some((result) => "failure" in result)) return exitCodes.failed;
  return broken.length === 0 ? exitCodes.sound : exitCodes.problems;
}

/** One process, which takes the next site whenever it is free. Where it dies its sites have failed, and another begins. */
async function runWorker(waiting: SiteJob[], results: SiteResult[]): Promise<void> {
  while (waiting.length > 0) {
    await new Promise<void>((resolve) => {
      // However this process was started, the worker of a checkout reads TypeScript.
      const child = fork(worker, { execArgv: isPackage ? [] : ["--import", import.meta.resolve("tsx")] });
      const current = new Map<string, SiteJob>();
      const sendNext = () => {
        const job = waiting.shift();
        if (job) {
          current.set(job.out, job);
          child.send(job);
        } else if (current.size === 0 && child.connected) child.disconnect();
      };
      child.on("message", (result: SiteResult) => {
        current.delete(result.out);
        results.push(result);
        sendNext();
      });
      child.on("exit", (code, signal) => {
        const failure = `The process that built it ended: ${signal ?? code}.`;
        for (const job of current.values()) results.push({ ...job, memory: 0, failure });
        resolve();
      });
      for (let place = 0; place < atOnce; place += 1) sendNext();
    });
  }
}

function summarize(results: readonly SiteResult[], broken: number, seconds: number): string {
  const sound = results.length - broken;
  const unchanged = results.filter((result) => "outcome" in result && result.outcome === "unchanged").length;
  const memory = Math.max(...results.map((result) => result.memory));
  return [
    unchanged === results.length
      ? `Nothing to do: all ${sound} sites stand already`
      : `Built ${sound - unchanged} of ${results.length} sites`,
    ` in ${seconds.toFixed(1)} s, ${(sound / seconds).toFixed(1)} a second, with at most ${memory.toFixed(0)} MB a process`,
    unchanged > 0 && unchanged < results.length ? `; ${unchanged} stood already` : "",
    broken > 0 ? `; ${broken} failed, as said above` : "",
    ".",
  ].join("");
}

/** Says what is wrong with a site that was not built; the sites beside it stand. */
function reportBroken(result: SiteResult): boolean {
  if ("failure" in result) {
    process.stderr.write(`${shortPath(result.file)}: ${result.failure}\n`);
    return true;
  }
  printDiagnostics(result.diagnostics);
  return result.outcome === "refused";
}
