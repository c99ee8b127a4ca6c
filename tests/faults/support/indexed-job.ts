import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { parse } from "yaml";
import { z } from "zod";

const container = z.object({
  name: z.string(),
  command: z.array(z.string()),
  args: z.array(z.string()),
  env: z.array(z.object({ name: z.string(), value: z.string() })),
  volumeMounts: z.array(z.object({ name: z.string(), mountPath: z.string() })),
});

/** What is played of an indexed job of Kubernetes (batch/v1). */
const indexedJob = z.object({
  apiVersion: z.literal("batch/v1"),
  kind: z.literal("Job"),
  spec: z.object({
    completionMode: z.literal("Indexed"),
    completions: z.int(),
    parallelism: z.int(),
    backoffLimitPerIndex: z.int(),
    podFailurePolicy: z.object({
      rules: z.array(
        z.union([
          z.object({ action: z.literal("Ignore"), onPodConditions: z.array(z.object({ type: z.string() })) }),
          z.object({
            action: z.literal("FailIndex"),
            onExitCodes: z.object({ operator: z.literal("In"), values: z.array(z.int()) }),
          }),
        ]),
      ),
    }),
    template: z.object({ spec: z.object({ restartPolicy: z.literal("Never"), containers: z.tuple([container]) }) }),
  }),
});

export type IndexedJob = z.output<typeof indexedJob>["spec"];

/** A pod that has ended: the part that it had, how often that had been tried before, and how it went. */
export interface EndedPod {
  index: number;
  retry: number;
  /** Null where it was killed. */
  status: number | null;
  output: string;
}

export async function readIndexedJob(file: string): Promise<IndexedJob> {
  return indexedJob.parse(parse(await readFile(file, "utf8"))).spec;
}

interface Cluster {
  /** The folder that every pod begins with as its working directory, and has a copy of. */
  image: string;
  /** The folders that are mounted, by the names of the volumes. */
  volumes: Readonly<Record<string, string>>;
  /** Called when a pod starts. */
  onStart: (pod: Pick<EndedPod, "index" | "retry">, child: ChildProcess) => void;
}

/** Runs a job as Kubernetes does: so many pods at once, each with its number, replaced where it failed. */
export async function runIndexedJob(job: IndexedJob, cluster: Cluster): Promise<EndedPod[]> {
  const ended: EndedPod[] = [];
  const waiting = Array.from({ length: job.completions }, (_, index) => index);
  const runNext = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      for (let retry = 0; retry <= job.backoffLimitPerIndex; retry += 1) {
        const pod = await runPod(job, cluster, { index, retry });
        ended.push(pod);
        if (pod.status === 0 || isFinal(job, pod.status)) break;
      }
    }
  };
  await Promise.all(Array.from({ length: job.parallelism }, runNext));
  return ended;
}

function isFinal({ podFailurePolicy: { rules } }: IndexedJob, status: number | null): boolean {
  return rules.some(
    (rule) => rule.action === "FailIndex" && status !== null && rule.onExitCodes.values.includes(status),
  );
}

async function runPod(
  { template }: IndexedJob,
  { image, volumes, onStart }: Cluster,
  pod: Pick<EndedPod, "index" | "retry">,
): Promise<EndedPod> {
  const [{ command, args, env, volumeMounts }] = template.spec.containers;
  const place = await mkdtemp(join(tmpdir(), `pod-${pod.index}-`));
  await cp(image, place, { recursive: true, verbatimSymlinks: true });
  const [program = "", ...words] = [...command, ...args].map((word) =>
    volumeMounts.reduce((path, { name, mountPath }) => {
      const isInside = path === mountPath || path.startsWith(`${mountPath}/`);
      return isInside ? `${volumes[name]}${path.slice(mountPath.length)}` : path;
    }, word),
  );
  const own = Object.fromEntries(env.map(({ name, value }) => [name, value]));
  const child = spawn(program, words, {
    cwd: place,
    env: { ...process.env, ...own, JOB_COMPLETION_INDEX: String(pod.index) },
    stdio: ["ignore", "pipe", "pipe"],
    // A pod dies with all its processes: they are a group, which can be killed as one.
    detached: true,
  });
  onStart(pod, child);
  const [out, errors, status] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on("close", resolve)),
  ]);
  await rm(place, { recursive: true });
  return { ...pod, status, output: out + errors };
}
