import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { runNpm } from "./run-npm.ts";

/** The majors of Node that owners may have: the oldest that works, and the two that are maintained beside it. */
export const nodeMajors = [20, 22, 24] as const;

/** The path of a Node of that major: this one, or that of its npm package for this system, installed into a folder. */
export async function findNode(major: number, folder: string): Promise<string> {
  if (process.version.startsWith(`v${major}.`)) return process.execPath;
  const system = process.platform === "win32" ? "win" : process.platform;
  const name = `node-${system}-${process.arch}`;
  const home = join(folder, `node-${major}`);
  await mkdir(home, { recursive: true });
  runNpm(home, "install", `${name}@${major}`, "--prefix", home, "--no-save");
  const program = join(home, "node_modules", name, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (!existsSync(program)) throw new Error(`${name}@${major} holds no Node.`);
  return program;
}
