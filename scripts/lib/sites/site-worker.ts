import { peakMemory } from "../cli/command.ts";
import { type BuildResult, buildSite } from "../site/build-site.ts";

/** One site of many: its content file and the folder that it is written to. */
export interface SiteJob {
  file: string;
  out: string;
}

/** What came of it, or why it failed; `memory` is the most that the process has held so far, in millions of bytes. */
export type SiteResult = SiteJob & { memory: number } & (BuildResult | { failure: string });

// Builds the sites that the parent process sends; one that is broken stops no other.
process.on("message", async (job: SiteJob) => {
  process.send?.(await buildOneSite(job));
});

async function buildOneSite(job: SiteJob): Promise<SiteResult> {
  try {
    // Its owner can put a link in its place, to what others have.
    const result = await buildSite(job.file, job.out, { isConfined: true });
    return { ...job, ...result, memory: peakMemory() };
  } catch (error) {
    return { ...job, failure: error instanceof Error ? error.message : String(error), memory: peakMemory() };
  }
}
