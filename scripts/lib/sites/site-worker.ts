import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { peakMemory } from "../cli/command.ts";
import { type BuildResult, buildSite } from "../site/build-site.ts";

/** A site to build: its content file and its output folder. */
export interface SiteJob {
  file: string;
  out: string;
  /** True if the content file must not be a link out of its folder. */
  isConfined: boolean;
}

/** A job with the most bytes of the site's files. */
export type LimitedJob = SiteJob & { disk: number | undefined };

/** The result of a build, or why it failed. `memory` is the peak memory of its process so far, in millions of bytes. */
export type SiteResult = SiteJob & { memory: number } & (BuildResult | { failure: string });

const reporter = fileURLToPath(new URL("./report-memory.mjs", import.meta.url));

// The thread is plain JavaScript, so it needs no TypeScript loader.
new Worker(reporter, { execArgv: [] }).unref();

// The parent process is gone, or doesn't need this one any more. On this signal a build removes its unfinished files.
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));

// Builds the sites that the parent process sends, one after the other.
process.on("message", async (job: LimitedJob) => {
  process.send?.(await buildOneSite(job));
});
process.send?.("ready");

async function buildOneSite({ disk, ...job }: LimitedJob): Promise<SiteResult> {
  try {
    const result = await buildSite(job.file, job.out, { isConfined: job.isConfined, maxBytes: disk });
    return { ...job, ...result, memory: peakMemory() };
  } catch (error) {
    return { ...job, failure: error instanceof Error ? error.message : String(error), memory: peakMemory() };
  }
}
