import { spawnSync } from "node:child_process";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const texts = z.record(z.string(), z.coerce.string()).default({});

const compositeAction = z.object({
  inputs: z.record(z.string(), z.object({ default: z.string() })),
  runs: z.object({
    using: z.literal("composite"),
    steps: z.array(
      z.union([
        z.object({ uses: z.string(), with: texts }),
        z.object({
          id: z.string().optional(),
          name: z.string(),
          shell: z.literal("bash"),
          run: z.string(),
          env: texts,
        }),
      ]),
    ),
  }),
});

/** Where a job's summary is noted, in the runner's folder. */
export const summaryFile = "summary";

interface Runner {
  /** The owner's repository, checked out. */
  workspace: string;
  /** What the machine keeps for the length of a job, and what it notes of it. */
  temp: string;
  inputs?: Readonly<Record<string, string>>;
}

/** What came of an action: what its steps wrote, the name of the one that failed, and what was uploaded. */
interface Played {
  output: string;
  failed: string | undefined;
  uploaded: string | undefined;
}

/**
 * Runs an action as GitHub does: its steps in their order, up to one that fails. Actions of others are played by what
 * they do: Node is there, the cache is a folder that stays, and what is uploaded is copied.
 * @param action the folder of its `action.yml`
 */
export async function playAction(action: string, { workspace, temp, inputs = {} }: Runner): Promise<Played> {
  const declared = compositeAction.parse(parse(await readFile(join(action, "action.yml"), "utf8")));
  await mkdir(temp, { recursive: true });
  const context = new Map(Object.entries({ "runner.temp": temp, "runner.os": "Linux", "github.run_id": "1" }));
  for (const [name, { default: standard }] of Object.entries(declared.inputs))
    context.set(`inputs.${name}`, inputs[name] ?? standard);
  const expand = (text: string) =>
    text.replace(/\$\{\{ *([\w.-]+) *\}\}/g, (_, name: string) =>
      z.string().parse(context.get(name), { reportInput: true }),
    );

  const played: Played = { output: "", failed: undefined, uploaded: undefined };
  const [outputs, script] = [join(temp, "output"), join(temp, "step.sh")];
  for (const step of declared.runs.steps) {
    if ("uses" in step) {
      const told = Object.entries(step.with).map(([name, value]) => [name, expand(value)]);
      const { path } = z.object({ path: z.string().optional() }).parse(Object.fromEntries(told));
      if (!step.uses.startsWith("actions/upload-pages-artifact@")) continue;
      played.uploaded = join(temp, "uploaded");
      await cp(z.string().parse(path), played.uploaded, { recursive: true });
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
        GITHUB_ACTION_PATH: action,
        GITHUB_OUTPUT: outputs,
        GITHUB_STEP_SUMMARY: join(temp, summaryFile),
        RUNNER_TEMP: temp,
      },
    });
    played.output += stdout + stderr;
    if (status !== 0) return { ...played, failed: step.name };
    for (const [, name, value] of (await readFile(outputs, "utf8")).matchAll(/^(\w+)=(.*)$/gm))
      context.set(`steps.${step.id}.outputs.${name}`, value ?? "");
  }
  return played;
}
