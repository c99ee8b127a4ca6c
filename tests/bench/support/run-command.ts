import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";
import { programFolder } from "../../../scripts/lib/files/roots.ts";

/**
 * Runs a command line as npm runs a script of package.json, in `folder`; returns its standard output.
 * @throws {Error} with what it wrote, when it ends with a code that is not among `sound`
 */
export function runCommandLine(line: string, folder: string, sound: readonly number[] = [0]): Promise<string> {
  const path = [join(programFolder, "node_modules/.bin"), process.env.PATH].join(delimiter);
  return new Promise((resolve, reject) => {
    const child = spawn(line, { cwd: folder, shell: true, env: { ...process.env, PATH: path } });
    const written = { stdout: "", stderr: "" };
    child.stdout.on("data", (chunk: Buffer) => (written.stdout += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (written.stderr += chunk.toString()));
    child.on("error", reject);
    child.on("close", (code) => {
      if (code !== null && sound.includes(code)) resolve(written.stdout);
      else reject(new Error(`${line} ended with code ${code}:\n${written.stdout}${written.stderr}`));
    });
  });
}

/** How long a command line takes from its start to its end, in milliseconds. */
export async function timeCommandLine(line: string, folder: string): Promise<number> {
  const start = performance.now();
  await runCommandLine(line, folder);
  return performance.now() - start;
}
