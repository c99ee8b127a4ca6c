import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { parseArgs } from "node:util";
import { loadContent } from "../../scripts/lib/content/load-content.ts";
import { writeAgentsFile } from "../../scripts/lib/scaffold/agents-file.ts";
import { readProgramInfo } from "../../scripts/lib/scaffold/program-info.ts";
import { copySampleAssets } from "../support/sample.ts";
import { grade } from "./grade.ts";
import { type GraderName, type Replacements, type Task, tasks } from "./tasks.ts";

const root = join(import.meta.dirname, "../..");

/** Makes the replacements, of which each must be possible. */
function replaceIn(text: string, replacements: Replacements): string {
  return replacements.reduce((result, [find, written]) => {
    if (!result.includes(find)) throw new Error(`nothing to replace: ${find}`);
    return find === "\n  " ? result.replaceAll(find, written) : result.replace(find, () => written);
  }, text);
}

/** Changes the files of a task's folder. */
type Answerer = (folder: string, task: Task) => Promise<void>;

/** What a task's folder holds at first is what `new` writes; then somebody answers, and the answer is graded. */
async function runTask(task: Task, answer: Answerer) {
  const folder = await mkdtemp(join(tmpdir(), "evals-"));
  try {
    const whole = (await readFile(join(root, "tests/content/evals/content.json"), "utf8")).replace(
      /^ {2}"\$schema".*\n/m,
      "",
    );
    const before = replaceIn(whole, task.start ?? []);
    const sound = task.touches.length === 0 ? whole : before;
    const file = join(folder, "content.json");
    await copySampleAssets(folder);
    const files = { ...task.files, "content.json": before, "CLAUDE.md": "@AGENTS.md\n" };
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    await writeFile(join(folder, "AGENTS.md"), await writeAgentsFile(await readProgramInfo()));
    await answer(folder, task);
    const { diagnostics } = await loadContent(file);
    return grade(task, { before, after: await readFile(file, "utf8"), sound, diagnostics });
  } finally {
    await rm(folder, { recursive: true });
  }
}

const recorded =
  (edits: Replacements): Answerer =>
  async (folder) => {
    const file = join(folder, "content.json");
    await writeFile(file, replaceIn(await readFile(file, "utf8"), edits));
  };

/** Has a command of the shell answer. It gets the prompt on its standard input, and `npx portfolio` in its folder. */
const asked =
  (command: string): Answerer =>
  async (folder, { prompt }) => {
    const bin = join(folder, "node_modules/.bin");
    await mkdir(bin, { recursive: true });
    const call = `#!/bin/sh\nexec node ${JSON.stringify(join(root, "scripts/run.mjs"))} "$@"\n`;
    await writeFile(join(bin, "portfolio"), call, { mode: 0o755 });
    await cp(join(root, ".github/guide"), join(folder, "node_modules/portfolio-from-json/guide"), { recursive: true });
    const env = { ...process.env, PATH: `${bin}${delimiter}${process.env["PATH"]}` };
    spawnSync(command, {
      shell: true,
      cwd: folder,
      env,
      input: prompt,
      stdio: ["pipe", "ignore", "inherit"],
      timeout: 600_000,
    });
  };

/** Grades the recorded answers. Returns what was graded wrongly: a good one that fails, a bad one that doesn't. */
export async function gradeRecorded(): Promise<string[]> {
  const wrong: string[] = [];
  for (const task of tasks) {
    const good = await runTask(task, recorded(task.good));
    for (const { grader, reason } of good) wrong.push(`${task.name}: the good answer fails ${grader}: ${reason}`);
    const { edits, fails } = task.bad;
    const graders: GraderName[] = (await runTask(task, recorded(edits))).map(({ grader }) => grader);
    if (!graders.includes(fails))
      wrong.push(`${task.name}: the bad answer doesn't fail ${fails}, but ${graders.join(", ") || "nothing"}`);
  }
  return wrong;
}

/** Has a command answer the tasks. Returns those that fail, with the reasons. */
export async function gradeCommand(command: string, chosen: readonly Task[] = tasks): Promise<Map<string, string[]>> {
  const failed = new Map<string, string[]>();
  for (const task of chosen) {
    const fails = await runTask(task, asked(command));
    console.log(`${fails.length === 0 ? "pass" : "fail"}  ${task.name}`);
    if (fails.length > 0)
      failed.set(
        task.name,
        fails.map(({ grader, reason }) => `${grader}: ${reason}`),
      );
  }
  return failed;
}

if (process.argv[1] === import.meta.filename) {
  const { command } = parseArgs({ options: { command: { type: "string" } } }).values;
  if (command === undefined) {
    const wrong = await gradeRecorded();
    const count = `${tasks.length} tasks, ${2 * tasks.length} recorded answers, ${wrong.length} graded wrongly`;
    console.log([...wrong, count].join("\n"));
    process.exitCode = wrong.length > 0 ? 1 : 0;
  } else {
    const failed = await gradeCommand(command);
    for (const [name, reasons] of failed) console.log(`\n${name}\n  ${reasons.join("\n  ")}`);
    console.log(`\n${tasks.length - failed.size} of ${tasks.length} tasks`);
  }
}
