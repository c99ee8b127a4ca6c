import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { findOnPath } from "../setup/on-path.ts";

/** Runs npm in a folder: without install scripts, and from what it has kept where that will do; returns what it said. */
export function runNpm(folder: string, ...words: string[]): string {
  const { GITHUB_STEP_SUMMARY: _summary, ...env } = process.env;
  const settings = { npm_config_prefer_offline: "true", npm_config_ignore_scripts: "true", npm_config_audit: "false" };
  const { status, stdout, stderr } = spawnSync(process.execPath, [findNpm(), ...words], {
    cwd: folder,
    env: { ...env, ...settings },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`npm ${words.join(" ")} ended with ${status}: ${stdout}${stderr}`);
  return stdout;
}

/** The npm that the tests were started by, or the one on the PATH. */
export function findNpm(): string {
  const found = process.env["npm_execpath"] ?? findOnPath("npm");
  if (!found) throw new Error("There is no npm.");
  return realpathSync(found);
}
