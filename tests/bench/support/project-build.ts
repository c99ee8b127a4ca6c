import type { ProjectCopy } from "./project-copy.ts";
import { runCommandLine } from "./run-command.ts";

/** What a build cost: its whole command in milliseconds, and the most memory of a process, in millions of bytes. */
export interface BuildCost {
  time: number;
  memory: number;
  /** What it wrote. */
  output: string;
}

/** Runs `npm run build` in a copy of the project with more words; reads the memory from what the build says. */
export async function measureBuild(project: ProjectCopy, words: readonly string[]): Promise<BuildCost> {
  const start = performance.now();
  const line = [project.scripts["build"], ...words.map((word) => `'${word}'`)].join(" ");
  const output = await runCommandLine(line, project.folder);
  const time = performance.now() - start;
  const memory = /with (?:at most )?(\d+) MB/.exec(output)?.[1];
  if (memory === undefined) throw new Error(`The build does not say how much memory it took:\n${output}`);
  return { time, memory: Number(memory), output };
}
