import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { lstatSync, readdirSync } from "node:fs";
import { mkdir, mkdtemp, realpath, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findNpm } from "./run-npm.ts";

/** A folder with nothing in it but the package and what comes with it, and a machine with nothing on it but Node. */
export interface Owner {
  folder: string;
  /** Runs the package's program to its end. */
  run: (...words: string[]) => { status: number | null; stdout: string; stderr: string };
  /** Starts it. */
  start: (...words: string[]) => ChildProcess;
}

interface Machine {
  /** Whether npm installs from what it has kept. */
  offline: boolean;
  /** The path of the owner's Node, if it is another than this one. */
  node?: string;
  /** Variables of the environment that are there, too. */
  env?: NodeJS.ProcessEnv;
}

/** Installs a tarball in a new folder, without running a script. */
export async function installPackage(
  tarball: string,
  { offline, node = process.execPath, env: more = {} }: Machine,
): Promise<Owner> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "owner-")));
  await writeFile(join(folder, "package.json"), JSON.stringify({ name: "my-site", private: true }));
  const env = { ...(await bareEnvironment(folder, node)), ...more };
  const words = ["install", tarball, "--ignore-scripts", "--no-audit", "--no-fund", ...(offline ? ["--offline"] : [])];
  const { status, stderr } = spawnSync(process.execPath, [findNpm(), ...words], { cwd: folder, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`npm could not install the package: ${stderr}`);
  // What npm puts into `.bin` starts it; on Windows by a shell.
  const program = join(folder, "node_modules/portfolio-from-json/program/portfolio.mjs");
  return {
    folder,
    run: (...args) => spawnSync(node, [program, ...args], { cwd: folder, env, encoding: "utf8" }),
    start: (...args) => spawn(node, [program, ...args], { cwd: folder, env }),
  };
}

/** What programs want to be told of a machine and of who uses it, on any system. */
const facts = ["HOME", "TMPDIR", "LANG", "USERPROFILE", "APPDATA", "LOCALAPPDATA", "TEMP", "SystemRoot"];

/** There is no git on the PATH, no compiler, no browser and no shell, also none that Playwright has kept. */
async function bareEnvironment(folder: string, node: string): Promise<NodeJS.ProcessEnv> {
  const programs = join(folder, ".programs");
  await mkdir(programs);
  const isWindows = process.platform === "win32";
  // There a link is not everybody's to make.
  if (!isWindows) await symlink(node, join(programs, "node"));
  return {
    ...Object.fromEntries(facts.map((name) => [name, process.env[name]])),
    PATH: isWindows ? dirname(node) : programs,
    PLAYWRIGHT_BROWSERS_PATH: programs,
  };
}

/** What a folder takes on the disk in bytes, as `du` counts, and how many packages are in it. */
export function measureModules(folder: string): { bytes: number; packages: number } {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const bytes = entries.map(({ parentPath, name }) => lstatSync(join(parentPath, name)).blocks * 512);
  const packages = entries.filter(
    ({ parentPath, name }) => name === "package.json" && /node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+$/.test(parentPath),
  );
  return {
    bytes: bytes.reduce((sum, one) => sum + one, 0),
    packages: packages.filter(({ parentPath }) => !dirname(parentPath).includes("fonts")).length,
  };
}
