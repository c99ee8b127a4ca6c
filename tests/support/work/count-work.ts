import { type HeapProfiler, Session } from "node:inspector";

/** What a run costs, whatever the machine is doing. */
export interface Work {
  /** How often a block of code is entered: every function's and loop's body, of libraries, too. */
  steps: number;
  /** Bytes that are allocated, also by what V8 does by itself: copying lists, joining texts. Estimated from samples. */
  bytes: number;
}

const session = new Session();
session.connect();
session.post("Profiler.enable");
session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });

/**
 * Counts the work of a run by the counters that V8 keeps for coverage, and samples what it allocates. A loop that was
 * added shows in the steps though no line of ours counts it; a list that is copied shows in the bytes. Import this module
 * before those that are measured: only what is compiled after it has such counters.
 */
export async function countWork(run: () => unknown): Promise<Work> {
  // V8 knows the last two, its types here don't: what is collected at once was allocated, too.
  const settings = {
    samplingInterval: 16_384,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  };
  session.post("HeapProfiler.startSampling", settings);
  let steps = 0;
  try {
    steps = await countSteps(run);
  } finally {
    session.post("HeapProfiler.stopSampling", (_error, { profile }) => {
      bytes = sumBytes(profile.head);
    });
  }
  return { steps, bytes };
}

let bytes = 0;

/** Counts the steps alone: at the end of a sample V8 collects all garbage, which takes longer than most runs. */
export async function countSteps(run: () => unknown): Promise<number> {
  takeSteps();
  await run();
  return takeSteps();
}

/** The steps since the last time. */
function takeSteps(): number {
  let steps = 0;
  session.post("Profiler.takePreciseCoverage", (_error, { result }) => {
    for (const { functions } of result)
      for (const { ranges } of functions) for (const { count } of ranges) steps += count;
  });
  return steps;
}

function sumBytes({ selfSize, children }: HeapProfiler.SamplingHeapProfileNode): number {
  return children.reduce((sum, child) => sum + sumBytes(child), selfSize);
}
