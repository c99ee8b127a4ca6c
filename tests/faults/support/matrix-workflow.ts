import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

/** Runs a step or a job also after what it needs has failed. */
const always = `\${{ !cancelled() }}`;

const step = z.object({
  if: z.literal(always).optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
});

/** What is played of a workflow of GitHub's. */
const matrixWorkflow = z.object({
  jobs: z.object({
    build: z.object({
      strategy: z.object({ "fail-fast": z.literal(false), matrix: z.object({ part: z.array(z.int()) }) }),
      steps: z.array(step),
    }),
    publish: z.object({ needs: z.literal("build"), if: z.literal(always), steps: z.array(step) }),
  }),
});

export type MatrixWorkflow = z.output<typeof matrixWorkflow>["jobs"];

export async function readMatrixWorkflow(file: string): Promise<MatrixWorkflow> {
  return matrixWorkflow.parse(parse(await readFile(file, "utf8"))).jobs;
}

/** The text of a step, with its `${{ }}` expressions replaced by their values. */
function expand(words: string, context: Readonly<Record<string, number>>): string {
  return words.replace(/\$\{\{ *([\w.-]+) *\}\}/g, (_, name: string) =>
    z.number().parse(context[name], { reportInput: true }).toString(),
  );
}

/** The inputs of the steps that use an action. The name has no version. */
function usesOf(steps: readonly z.output<typeof step>[], action: string) {
  return steps.filter(({ uses }) => uses?.startsWith(`actions/${action}@`)).map((found) => found.with);
}

const uploaded = z.object({ name: z.string(), path: z.string() });
const downloaded = z.object({ pattern: z.string(), "merge-multiple": z.literal(true), path: z.string() });
const kept = z.object({ path: z.string() });

interface MatrixRun {
  /** The project with its packages installed; every job gets a copy. */
  image: string;
  /** The folder that the repository has in `sites/`. */
  sites: string;
  /** The folder that is published; it contains what the last run has published. */
  out: string;
}

/**
 * Runs a workflow as GitHub does: a checkout for each part of its matrix, then a job that publishes what these have
 * uploaded, with the folder that it has kept from the last run.
 * @returns the parts that failed
 */
export async function runMatrixWorkflow({ build, publish }: MatrixWorkflow, run: MatrixRun): Promise<number[]> {
  const artifacts = await mkdtemp(join(tmpdir(), "artifacts-"));
  const parts = build.strategy.matrix.part;
  const failed: number[] = [];
  for (const part of parts) {
    const context = { "matrix.part": part, "strategy.job-total": parts.length };
    const place = await mkdtemp(join(tmpdir(), `part-${part}-`));
    await cp(run.image, place, { recursive: true, verbatimSymlinks: true });
    await symlink(run.sites, join(place, "sites"));
    const isSound = runCommands(place, build.steps, context);
    if (!isSound) failed.push(part);
    for (const upload of usesOf(
      build.steps.filter((one) => isSound || one.if === always),
      "upload-artifact",
    ).map((inputs) => uploaded.parse(inputs))) {
      await cp(join(place, upload.path), join(artifacts, expand(upload.name, context)), { recursive: true });
    }
    await rm(place, { recursive: true });
  }
  await runPublish(publish.steps, artifacts, run);
  await rm(artifacts, { recursive: true });
  return failed;
}

async function runPublish(steps: readonly z.output<typeof step>[], artifacts: string, { sites, out }: MatrixRun) {
  const place = await mkdtemp(join(tmpdir(), "publish-"));
  await symlink(sites, join(place, "sites"));
  const [{ path: published } = { path: "" }] = usesOf(steps, "upload-pages-artifact").map((one) => kept.parse(one));
  const caches = usesOf(steps, "cache").map((one) => kept.parse(one).path);
  if (caches.join() !== published) throw new Error(`${caches.join()} is kept, and ${published} is published.`);
  if (existsSync(out)) await rename(out, join(place, published));
  for (const { pattern, path } of usesOf(steps, "download-artifact").map((one) => downloaded.parse(one))) {
    const prefix = pattern.replace(/\*$/, "");
    for (const name of await readdir(artifacts)) {
      // Two parts that had a file in common would have had the same site.
      if (name.startsWith(prefix))
        await cp(join(artifacts, name), join(place, path), { recursive: true, force: false, errorOnExist: true });
    }
  }
  if (!runCommands(place, steps, {})) throw new Error("The job that publishes has failed.");
  await rename(join(place, published), out);
  await rm(place, { recursive: true });
}

/** Runs the commands of a job up to the first that fails; returns true if none did. */
function runCommands(
  cwd: string,
  steps: readonly z.output<typeof step>[],
  context: Readonly<Record<string, number>>,
): boolean {
  return steps.every(({ run }) => {
    if (run === undefined || run.startsWith("npm ci")) return true;
    return spawnSync("bash", ["-e", "-c", expand(run, context)], { cwd, stdio: "ignore" }).status === 0;
  });
}
