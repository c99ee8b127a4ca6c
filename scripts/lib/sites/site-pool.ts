import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { SiteJob, SiteResult } from "./site-worker.ts";

const worker = fileURLToPath(new URL("./site-worker.ts", import.meta.url));

/** How many sites a process builds at the same time: while one of them waits for the disk another has the processor. */
const atOnce = 2;

/** Builds sites in several processes at once; `onResult` is called with each as it is done. */
export async function runJobs(
  jobs: readonly SiteJob[],
  processes: number,
  onResult: (result: SiteResult) => void,
): Promise<void> {
  const waiting = [...jobs];
  await Promise.all(Array.from({ length: processes }, () => runWorker(waiting, onResult)));
}

/** One process, which takes the next site whenever it is free. Where it dies its sites have failed, and another begins. */
async function runWorker(waiting: SiteJob[], onResult: (result: SiteResult) => void): Promise<void> {
  while (waiting.length > 0) {
    await new Promise<void>((resolve) => {
      // However this process was started, the worker reads TypeScript.
      const child = fork(worker, { execArgv: ["--import", import.meta.resolve("tsx")] });
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
        onResult(result);
        sendNext();
      });
      child.on("exit", (code, signal) => {
        const failure = `The process that built it ended: ${signal ?? code}.`;
        for (const job of current.values()) onResult({ ...job, memory: 0, failure });
        resolve();
      });
      for (let place = 0; place < atOnce; place += 1) sendNext();
    });
  }
}
