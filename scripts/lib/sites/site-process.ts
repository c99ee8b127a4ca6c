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

/** What this file is: TypeScript, or bundled. So is what a child process runs, which is beside it. */
const form = extname(fileURLToPath(import.meta.url));
const worker = fileURLToPath(new URL(`./site-worker${form}`, import.meta.url));

/** How a process ended: stopped because of a limit, or by itself. */
interface End {
  by: "memory" | "seconds" | "itself";
  failure: string;
}

/** A child process that builds one site at a time, and is killed when a build exceeds its limits. */
export interface SiteProcess {
  /** Builds a site. Never rejects: the result says if the process ended, and why. */
  build: (job: SiteJob) => Promise<SiteResult>;
  /** How it ended; undefined while it runs. */
  end: () => End | undefined;
  /** Whether it still holds so much memory that the next site would have too little left. */
  isFull: () => boolean;
  /** Ends it; resolves when it is gone. */
  close: () => Promise<void>;
}

/**
 * Starts a process for sites. Its memory is what the operating system says of all of it, ten times a second: heaps of
 * V8, pictures that libvips decodes, threads. Memory that is taken and given back between two reports goes unseen.
 */
export function startSiteProcess({ memory = Number.POSITIVE_INFINITY, seconds, disk }: Limits): SiteProcess {
  const heap = Number.isFinite(memory) ? [`--max-old-space-size=${Math.ceil(memory / 1024 ** 2)}`] : [];
  const loader = form === ".ts" ? ["--import", import.meta.resolve("tsx")] : [];
  const child = fork(worker, {
    // V8's own limit would end a process of a machine with little memory before, and without a word.
    execArgv: [...heap, ...loader],
    stdio: ["ignore", "inherit", "inherit", "ipc", "pipe"],
  });
  let held = 0;
  let most = 0;
  let end: End | undefined;
  const stop = (by: End["by"], failure: string) => {
    end ??= { by, failure };
    // The other signals can be ignored, or leave it the time to take more.
    child.kill("SIGKILL");
  };
  const ended = new Promise<End>((resolve) => {
    const finish = (how: string | number | null) => {
      end ??= { by: "itself", failure: `The process that built it ended: ${how}.` };
      resolve(end);
    };
    child.once("exit", (code, signal) => finish(signal ?? code));
    // A process that never started doesn't exit. Any other error, such as of a message to one that is gone, precedes "exit".
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
      // What can't be removed now, or is another build's by now, is left to the next one.
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
  // The compiler isn't what the limits are for: it takes a gigabyte, and no content has a part in that.
  await buildApp();
  const process = startSiteProcess(limits);
  const result = await process.build(job);
  await process.close();
  return result;
}
