import { appendFile, mkdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hashPaths } from "../../scripts/lib/files/hash-files.ts";
import { runCommand } from "../support/run-command.ts";
import { copyCompiledProject } from "../support/site/copy-project.ts";

let project: string;
let dist: string;

beforeAll(async () => {
  project = await copyCompiledProject();
  dist = join(project, "dist");
  expect(runBuild()).toMatch(/^Built 5 pages /);
});
afterAll(() => rm(project, { recursive: true }));

/** Runs the build command as an owner does; returns what it says. */
function runBuild(): string {
  const { status, stdout, stderr } = runCommand(["build"], { cwd: project });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  return stdout;
}

/** Changes a file's date alone. */
async function touch(file: string): Promise<void> {
  const time = new Date(Date.now() + 3_600_000);
  await utimes(join(project, file), time, time);
}

it("has nothing to do while nothing has changed but dates, and says so", async () => {
  for (const file of ["content.json", "src/entry-client.ts", "assets/photo.png", "scripts/cli.ts"]) await touch(file);
  expect(runBuild()).toBe("Nothing to do: dist holds these 5 pages already.\n");
});

it("has nothing to do after a change of what makes no sites: tests, benchmark, servers, notes", async () => {
  for (const file of [
    "tests/vitest.config.ts",
    "tests/bench/bench.ts",
    "scripts/lib/serve/serve-site.ts",
    "scripts/lib/dev/dev-server.ts",
    "scripts/dependencies.md",
  ]) {
    await mkdir(dirname(join(project, file)), { recursive: true });
    await appendFile(join(project, file), "// changed\n");
  }
  expect(runBuild()).toBe("Nothing to do: dist holds these 5 pages already.\n");
});

it("renders after an edit of content and keeps every compiled file", async () => {
  const scripts = () => hashPaths(project, [".cache/app"]);
  const before = await scripts();
  const file = join(project, "content.json");
  await writeFile(file, (await readFile(file, "utf8")).replace('"Your Name"', '"Asha Rao"'));
  expect(runBuild()).toMatch(/^Built 5 pages .* MB of memory\.\n$/);
  expect(await scripts()).toBe(before);
  expect(await readFile(join(dist, "index.html"), "utf8")).toContain("Asha Rao");
});

it("notices a change of code by its bytes, whatever the date says", async () => {
  const script = "scripts/lib/outputs/images/manifest.ts";
  await appendFile(join(project, script), "// changed\n");
  await utimes(join(project, script), new Date(0), new Date(0));
  expect(runBuild()).toMatch(/^Built 5 pages .* MB of memory\.\n$/);
});

it("compiles the application anew, also without package-lock.json, and says how long it took and how much memory", async () => {
  // As a package that is installed: the versions that its own manifest names have to do.
  await rm(join(project, "package-lock.json"));
  await appendFile(join(project, "src/entry-client.ts"), 'document.title += "";\n');
  await utimes(join(project, "src/entry-client.ts"), new Date(0), new Date(0));
  const told = /^Built 5 pages into dist in \d+\.\d s with \d+ MB of memory \(the application compiled, too\)\.\n$/;
  expect(runBuild()).toMatch(told);
  expect(runBuild()).toMatch(/^Nothing to do/);
});
