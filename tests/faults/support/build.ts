import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { programFile } from "../../../scripts/package/bundle-program.ts";
import { commandWords } from "../../support/run-command.ts";

/** A build command at work. */
export interface RunningBuild {
  child: ChildProcess;
  /** How it ended; `status` is null where it was killed. */
  ended: Promise<{ status: number | null; stderr: string }>;
}

/**
 * Runs `npm run build` of a copy of the project, without npm in between: what is killed is the build itself. Where the
 * copy has its program bundled, as a package has, it starts in a third of the time.
 */
export function runBuild(project: string, content: string, out: string, shell = ""): RunningBuild {
  const words = ["build", "--content", content, "--out", out];
  const bundle = join(project, programFile);
  const command = existsSync(bundle) ? [process.execPath, bundle, ...words] : commandWords(...words);
  const child = spawn("bash", ["-c", `${shell} exec "$@"`, "build", ...command], {
    cwd: project,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve) => child.on("close", (status) => resolve(status))),
  ]).then(([stderr, status]) => ({ status, stderr }));
  return { child, ended };
}

/** Writes two contents of the same pages, which differ on every page: `content-a.json` and `content-b.json`. */
export async function makeContents(project: string): Promise<void> {
  const content = JSON.parse(await readFile(join(project, "content.json"), "utf8"));
  content.site.url = "https://example.com/";
  for (const name of ["a", "b"]) {
    const title = `Portfolio of engineer ${name.toUpperCase()}, who ${"works ".repeat(name === "a" ? 2 : 5)}well`;
    const made = { ...content, site: { ...content.site, title } };
    await writeFile(join(project, `content-${name}.json`), JSON.stringify(made));
  }
}

/** What lies beside a site and was not there before: nothing, where builds clean up. */
export async function findLeftovers(out: string): Promise<string[]> {
  return (await readdir(dirname(out))).filter((name) => name.startsWith(`.${basename(out)}`));
}
