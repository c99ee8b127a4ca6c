import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { SiteJob, SiteResult } from "./site-worker.ts";

const worker = fileURLToPath(new URL("./site-worker.ts", import.meta.url));

/** Builds sites in several processes at once; `onResult` is called with each as it is done. */
export async function runJobs(
  jobs: readonly SiteJob[],
  processes: number,
  onResult: (result: SiteResult) => void,
): Promise<void> {
  const waiting = [...jobs];
  await Promise.all(Array.from({ length: processes }, () => runWorker(waiting, onResult)));
}

/** One process, which takes the next site whenever it is free. Where it dies its site has failed, and another begins. */
async function runWorker(waiting: SiteJob[], onResult: (result: SiteResult) => void): Promise<void> {
  while (waiting.length > 0) {
    await new Promise<void>((resolve) => {
      const child = fork(worker);
      let current: SiteJob | undefined;
      const sendNext = () => {
        current = waiting.shift();
        if (current) child.send(current);
        else child.disconnect();
      };
      child.on("message", (result: SiteResult) => {
        onResult(result);
        sendNext();
      });
      child.on("exit", (code, signal) => {
        if (current) onResult({ ...current, failure: `The process that built it ended: ${signal ?? code}.` });
        resolve();
      });
      sendNext();
    });
  }
}
