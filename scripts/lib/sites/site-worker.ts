import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { peakMemory } from "../cli/command.ts";
import { type BuildResult, buildSite } from "../site/build-site.ts";

/** A site to build: its content file and the folder that it is written to. */
export interface SiteJob {
  file: string;
  out: string;
  /** Whether the content file must not be a link out of its folder. */
  isConfined: boolean;
}

/** A site to build, and the most bytes that its files may have. */
export type LimitedJob = SiteJob & { disk: number | undefined };

/** What came of a build, or why it failed; `memory` is the most that its process has held so far, in millions of bytes. */
export type SiteResult = SiteJob & { memory: number } & (BuildResult | { failure: string });

/** The thread that reports this process's memory. */
const reporter = fileURLToPath(new URL("./report-memory.mjs", import.meta.url));

// The thread is plain JavaScript: it needs no loader of TypeScript.
new Worker(reporter, { execArgv: [] }).unref();

// The parent process is gone, or needs this one no more. The signal lets a build remove what it has made so far.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));

// Builds the sites that the parent process sends, one after the other.
process.on("message", async (job: LimitedJob) => {
  process.send?.(await buildOneSite(job));
});
process.send?.("ready");

async function buildOneSite({ disk, ...job }: LimitedJob): Promise<SiteResult> {
  try {
    const result = await buildSite(job.file, job.out, { isConfined: job.isConfined, disk });
    return { ...job, ...result, memory: peakMemory() };
  } catch (error) {
    return { ...job, failure: error instanceof Error ? error.message : String(error), memory: peakMemory() };
  }
}
