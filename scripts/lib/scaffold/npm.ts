import { spawnSync } from "node:child_process";
import { CommandError } from "../cli/command.ts";

/** Calls the npm that runs this; Windows needs a shell to find it. Throws a CommandError if npm fails. */
export function callNpm(words: readonly string[], { isShown, cwd }: { isShown: boolean; cwd?: string }): void {
  const npm = process.env["npm_execpath"];
  const [program = "npm", ...first] = npm ? [process.execPath, npm] : ["npm"];
  const { status, stderr, error } = spawnSync(program, [...first, ...words], {
    cwd,
    encoding: "utf8",
    stdio: isShown ? "inherit" : "pipe",
  });
  if (status !== 0) throw new CommandError(`npm ${words.join(" ")} failed. ${error?.message ?? stderr ?? ""}`.trim());
}
