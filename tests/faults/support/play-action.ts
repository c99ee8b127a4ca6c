import { spawnSync } from "node:child_process";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const texts = z.record(z.string(), z.coerce.string()).default({});

const use = z.object({ uses: z.string(), with: texts });
const run = z.object({ id: z.string().optional(), name: z.string().optional(), run: z.string(), env: texts });
type Steps = readonly (z.output<typeof use> | z.output<typeof run>)[];

const compositeAction = z.object({
  inputs: z.record(z.string(), z.object({ default: z.string() })),
  runs: z.object({
    using: z.literal("composite"),
    steps: z.array(z.union([use, run.extend({ name: z.string(), shell: z.literal("bash") })])),
  }),
});

const workflow = z.object({ jobs: z.record(z.string(), z.object({ steps: z.array(z.union([use, run])) })) });

/** Where a job's summary is noted, in the runner's folder. */
export const summaryFile = "summary";

interface Runner {
  /** The owner's repository, checked out. */
  workspace: string;
  /** What the machine keeps for the length of a job, and what it notes of it. */
  temp: string;
  inputs?: Readonly<Record<string, string>>;
}

/** The result of some steps: their output, the name or command of the one that failed, and the folder that was uploaded. */
interface Played {
  output: string;
  failed: string | undefined;
  uploaded: string | undefined;
}

/** Runs an action. @param action the folder of its `action.yml` */
export async function playAction(action: string, runner: Runner): Promise<Played> {
  const declared = compositeAction.parse(parse(await readFile(join(action, "action.yml"), "utf8")));
  const given = Object.entries(declared.inputs).map(([name, { default: standard }]) => [
    `inputs.${name}`,
    runner.inputs?.[name] ?? standard,
  ]);
  return playSteps(declared.runs.steps, runner, { ...Object.fromEntries(given), action });
}

/** Runs a job of the workflow in a file, in a repository that is checked out already. */
export async function playJob(file: string, job: string, runner: Runner): Promise<Played> {
  const { jobs } = workflow.parse(parse(await readFile(file, "utf8")));
  return playSteps(jobs[job]?.steps ?? [], runner, { "github.token": "" });
}

/**
 * Runs steps as GitHub does: in their order, up to one that fails. Actions of others are played by what they do: Node is
 * there, the cache is a folder that stays, and what is uploaded is copied.
 */
async function playSteps(
  steps: Steps,
  { workspace, temp }: Runner,
  { action, ...known }: Readonly<Record<string, string>>,
): Promise<Played> {
  await mkdir(temp, { recursive: true });
  const facts = { "runner.temp": temp, "runner.os": "Linux", "github.run_id": "1", ...known };
  const context = new Map<string, string>(Object.entries(facts));
  const expand = (text: string) =>
    text.replace(/\$\{\{ *([\w.-]+) *\}\}/g, (_, name: string) =>
      z.string().parse(context.get(name), { reportInput: true }),
    );

  const played: Played = { output: "", failed: undefined, uploaded: undefined };
  const [outputs, script] = [join(temp, "output"), join(temp, "step.sh")];
  for (const step of steps) {
    if ("uses" in step) {
      const told = Object.entries(step.with).map(([name, value]) => [name, expand(value)]);
      const { path } = z.object({ path: z.string().optional() }).parse(Object.fromEntries(told));
      if (!step.uses.startsWith("actions/upload-pages-artifact@")) continue;
      played.uploaded = join(temp, "uploaded");
      await cp(resolve(workspace, z.string().parse(path)), played.uploaded, { recursive: true });
      continue;
    }
    await writeFile(outputs, "");
    await writeFile(script, step.run);
    const { status, stdout, stderr } = spawnSync("bash", ["--noprofile", "--norc", "-eo", "pipefail", script], {
      cwd: workspace,
      encoding: "utf8",
      env: {
        ...process.env,
        ...Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, expand(value)])),
        ...(action !== undefined && { GITHUB_ACTION_PATH: action }),
        GITHUB_OUTPUT: outputs,
        GITHUB_STEP_SUMMARY: join(temp, summaryFile),
        RUNNER_TEMP: temp,
      },
    });
    played.output += stdout + stderr;
    if (status !== 0) return { ...played, failed: step.name ?? step.run };
    for (const [, name, value] of (await readFile(outputs, "utf8")).matchAll(/^(\w+)=(.*)$/gm))
      context.set(`steps.${step.id}.outputs.${name}`, value ?? "");
  }
  return played;
}
