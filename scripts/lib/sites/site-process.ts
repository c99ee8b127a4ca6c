import { fork } from "node:child_process";
import { extname } from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { nameSize } from "../../../schema/messages/message.ts";
import { buildApp } from "../app/app-build.ts";
import { clearClaims } from "../site/build-site.ts";
import type { Limits } from "./limits.ts";
import type { LimitedJob, SiteJob, SiteResult } from "./site-worker.ts";

/** ".ts" in a checkout, or the ending of the bundle. The worker is beside this file, with the same ending. */
const form = extname(fileURLToPath(import.meta.url));
const worker = fileURLToPath(new URL(`./site-worker${form}`, import.meta.url));

/** How a process ended: stopped by a limit, or by itself. */
interface End {
  by: "memory" | "seconds" | "itself";
  failure: string;
}

/** A child process that builds one site at a time, and is killed when a build exceeds its limits. */
export interface SiteProcess {
  /** Builds a site. Never rejects: if the process ends, the result says why. */
  build: (job: SiteJob) => Promise<SiteResult>;
  /** How it ended; undefined while it runs. */
  end: () => End | undefined;
  /** True if it still uses so much memory that the next site would have too little. */
  isFull: () => boolean;
  /** Ends the process; resolves when it has exited. */
  close: () => Promise<void>;
}

/**
 * Starts a process for sites. The operating system reports the memory of all of it ten times a second: V8's heaps,
 * pictures of libvips, threads. Memory taken and freed between two reports is not seen.
 */
export function startSiteProcess({ memory = Number.POSITIVE_INFINITY, seconds, disk }: Limits): SiteProcess {
  const heap = Number.isFinite(memory) ? [`--max-old-space-size=${Math.ceil(memory / 1024 ** 2)}`] : [];
  const loader = form === ".ts" ? ["--import", import.meta.resolve("tsx")] : [];
  const child = fork(worker, {
    // On a machine with little memory, V8's own limit would end the process earlier, and without a message.
    execArgv: [...heap, ...loader],
    stdio: ["ignore", "inherit", "inherit", "ipc", "pipe"],
  });
  let held = 0;
  let most = 0;
  let end: End | undefined;
  const stop = (by: End["by"], failure: string) => {
    end ??= { by, failure };
    // The process can ignore other signals, or take more memory before they end it.
    child.kill("SIGKILL");
  };
  const ended = new Promise<End>((resolve) => {
    const finish = (how: string | number | null) => {
      end ??= { by: "itself", failure: `The process that built it ended: ${how}.` };
      resolve(end);
    };
    child.once("exit", (code, signal) => finish(signal ?? code));
    // A process that never started doesn't exit. Other errors, such as of sending to an ended process, precede "exit".
    child.on("error", ({ message }) => child.pid === undefined && finish(message));
  });
  const [reports] = child.stdio.slice(4);
  if (reports instanceof Readable) {
    createInterface({ input: reports }).on("line", (line) => {
      held = Number(line);
      most = Math.max(most, held);
      if (held <= memory) return;
      stop("memory", `It was stopped: it held ${nameSize(held)} of memory, and --memory allows ${nameSize(memory)}.`);
    });
  }
  const receive = <Message>() => new Promise<Message>((resolve) => child.once("message", resolve));
  const ready = receive<"ready">();

  const build = async (job: SiteJob): Promise<SiteResult> => {
    const fail = async ({ failure }: End): Promise<SiteResult> => {
      // What can't be removed now, or already belongs to another build, is left to the next one.
      await clearClaims(job.out).catch(() => undefined);
      return { ...job, failure, memory: most / 1_000_000 };
    };
    const early = await Promise.race([ready, ended]);
    if (early !== "ready") return fail(early);
    const answer = receive<SiteResult>();
    child.send({ ...job, disk } satisfies LimitedJob);
    const timer =
      seconds &&
      setTimeout(
        () => stop("seconds", `It was stopped: it took longer than the ${seconds} seconds that --seconds allows.`),
        seconds * 1000,
      );
    const result = await Promise.race([answer, ended.then(fail)]);
    clearTimeout(timer);
    return result;
  };
  return {
    build,
    end: () => end,
    isFull: () => held > memory / 2,
    close: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** Builds one site in a process of its own, within limits. */
export async function buildInProcess(job: SiteJob, limits: Limits): Promise<SiteResult> {
  // The limits are not for the compiler: it takes a gigabyte, whatever the content is.
  await buildApp();
  const process = startSiteProcess(limits);
  const result = await process.build(job);
  await process.close();
  return result;
}
