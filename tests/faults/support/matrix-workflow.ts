import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const step = z.object({
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
    publish: z.object({ needs: z.literal("build"), steps: z.array(step) }),
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

/**
 * Runs a workflow as GitHub does: a checkout for each part of its matrix, then what these have uploaded in one folder.
 * @param image the project with its packages installed; every job gets a copy
 * @param sites the folder that the repository has in `sites/`
 * @param out where the folder is put that is published
 */
export async function runMatrixWorkflow(
  { build, publish }: MatrixWorkflow,
  { image, sites, out }: { image: string; sites: string; out: string },
): Promise<void> {
  const artifacts = await mkdtemp(join(tmpdir(), "artifacts-"));
  const parts = build.strategy.matrix.part;
  for (const part of parts) {
    const context = { "matrix.part": part, "strategy.job-total": parts.length };
    const place = await mkdtemp(join(tmpdir(), `part-${part}-`));
    await cp(image, place, { recursive: true, verbatimSymlinks: true });
    await symlink(sites, join(place, "sites"));
    for (const { run } of build.steps) {
      if (run === undefined || run.startsWith("npm ci")) continue;
      const { status, stderr } = spawnSync("bash", ["-e", "-c", expand(run, context)], {
        cwd: place,
        encoding: "utf8",
      });
      if (status !== 0) throw new Error(`Part ${part} failed: ${stderr}`);
    }
    for (const upload of usesOf(build.steps, "upload-artifact").map((told) => uploaded.parse(told))) {
      await cp(join(place, upload.path), join(artifacts, expand(upload.name, context)), { recursive: true });
    }
    await rm(place, { recursive: true });
  }
  const [{ path: published } = { path: undefined }] = usesOf(publish.steps, "upload-pages-artifact");
  for (const told of usesOf(publish.steps, "download-artifact")) {
    const { pattern, path } = downloaded.parse(told);
    if (path !== published) throw new Error(`${path} is filled, and ${String(published)} is published.`);
    const prefix = pattern.replace(/\*$/, "");
    await mkdir(out, { recursive: true });
    for (const name of await readdir(artifacts)) {
      // Two parts that had a file in common would have had the same site.
      if (name.startsWith(prefix))
        await cp(join(artifacts, name), out, { recursive: true, force: false, errorOnExist: true });
    }
  }
  await rm(artifacts, { recursive: true });
}
