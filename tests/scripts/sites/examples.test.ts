import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { findShard, readShard } from "../../../scripts/lib/sites/shard.ts";

const examples = join(import.meta.dirname, "../../../.github/examples");

/** An example as it is parsed, and as what is looked at of it. */
const readExample = async <Shape extends z.ZodType>(name: string, schema: Shape) =>
  schema.parse(parse(await readFile(join(examples, name), "utf8")));

/** Every part of eight, once. */
const allParts = [1, 2, 3, 4, 5, 6, 7, 8].map((index) => ({ index, count: 8 }));

// A long test plays the schedulers: these say at once what is amiss.
describe("the example for Kubernetes", () => {
  it("gives every pod a part of its own, and none is left", async () => {
    const env = z.array(z.object({ name: z.string(), value: z.string() }));
    const template = z.object({ spec: z.object({ containers: z.tuple([z.object({ env })]) }) });
    const job = z.object({ spec: z.object({ completions: z.int(), template }) });
    const { spec } = await readExample("kubernetes-job.yaml", job);
    const own = spec.template.spec.containers[0].env.map(({ name, value }) => [name, value] as const);
    const pods = Array.from({ length: spec.completions }, (_, index) => String(index));
    const parts = pods.map((index) => findShard({ ...Object.fromEntries(own), JOB_COMPLETION_INDEX: index }));
    expect(parts).toEqual(allParts);
  });
});

describe("the example for GitHub", () => {
  it("gives every machine a part of its own, and none is left", async () => {
    const build = z.object({ strategy: z.object({ matrix: z.object({ part: z.array(z.int()) }) }) });
    const { jobs } = await readExample("github-matrix.yml", z.object({ jobs: z.object({ build }) }));
    const { part } = jobs.build.strategy.matrix;
    expect(part.map((index) => readShard(`${index}/${part.length}`))).toEqual(allParts);
  });

  it("runs no action that could become another one: each is named by its commit", async () => {
    const text = await readFile(join(examples, "github-matrix.yml"), "utf8");
    const actions = [...text.matchAll(/uses: (.+)/g)].map(([, action]) => action);
    expect(actions).toHaveLength(8);
    for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});
