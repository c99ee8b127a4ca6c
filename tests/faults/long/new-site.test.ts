import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPaths } from "../../../scripts/lib/files/hash-files.ts";
import { makeCreatePackage, makePackage } from "../../../scripts/package/make-package.ts";
import { runNpm } from "../../owner/run-npm.ts";
import { playAction, summaryFile } from "../support/play-action.ts";

let ground: string;
let site: string;
let program: string;

beforeAll(async () => {
  ground = await realpath(await mkdtemp(join(tmpdir(), "begin-")));
  program = await makePackage(ground);
  const create = await makeCreatePackage(ground);
  // What `npm create` does, but that it finds the packages by their names.
  const call = ["exec", "--yes", `--package=${program}`, `--package=${create}`, "--", "create-portfolio-from-json"];
  runNpm(ground, ...call, "my-site", "--name", "Asha Rao", "--role", "Engineer");
  site = join(ground, "my-site");
});
afterAll(() => rm(ground, { recursive: true, maxRetries: 5 }));

it("npm create begins a site that installs, checks and builds by its own scripts", async () => {
  const { dependencies } = JSON.parse(await readFile(join(site, "package.json"), "utf8"));
  expect(resolve(site, dependencies["portfolio-from-json"].replace("file:", ""))).toBe(program);
  runNpm(site, "install");
  const { $schema } = JSON.parse(await readFile(join(site, "content.json"), "utf8"));
  expect(existsSync(join(site, $schema))).toBe(true);
  expect(runNpm(site, "run", "validate")).toMatch(/\d+ warnings\.\n$/);
  runNpm(site, "run", "build");
  expect(await readFile(join(site, "dist/index.html"), "utf8")).toContain("<h1");
});

it("a checkout builds what lies elsewhere, called where that lies", async () => {
  const elsewhere = join(ground, "elsewhere");
  await cp(site, elsewhere, { recursive: true, filter: (path) => !path.includes("node_modules") });
  await rm(join(elsewhere, "dist"), { recursive: true });
  const built = spawnSync(process.execPath, [resolve("scripts/run.mjs"), "build"], {
    cwd: elsewhere,
    encoding: "utf8",
  });
  expect(built).toMatchObject({ status: 0, stdout: expect.stringContaining("Built") });
  expect(await readFile(join(elsewhere, "dist/index.html"), "utf8")).toContain("<h1");
});

// GitHub runs it on Linux.
describe.skipIf(process.platform === "win32")("the action that publishes", () => {
  const action = resolve(".github/actions/publish");
  let repository: string;

  /** The owner's repository: their content, what it names, and nothing of ours. */
  beforeAll(async () => {
    repository = join(ground, "repository");
    await mkdir(repository);
    for (const name of ["content.json", "assets"])
      await cp(join(site, name), join(repository, name), { recursive: true });
  });

  it("uploads what the program builds, and keeps what it made for the next time", async () => {
    const temp = join(ground, "runner-1");
    const { failed, output, uploaded } = await playAction(action, {
      workspace: repository,
      temp,
      inputs: { version: program },
    });
    expect({ failed, output }).toMatchObject({ failed: undefined });
    expect(output).toContain("::warning file=content.json,line=");
    expect(await readdir(repository)).toEqual([".cache", "assets", "content.json"]);
    runNpm(site, "run", "build");
    expect(await hashPaths(uploaded ?? "", ["."])).toBe(await hashPaths(join(site, "dist"), ["."]));
  });

  it("fails where content has a mistake, tells it on its line, and uploads nothing", async () => {
    const file = join(repository, "content.json");
    const text = await readFile(file, "utf8");
    await writeFile(file, text.replace('"role"', '"rle"'));
    const temp = join(ground, "runner-2");
    const { failed, output, uploaded } = await playAction(action, {
      workspace: repository,
      temp,
      inputs: { version: program },
    });
    await writeFile(file, text);
    expect({ failed, uploaded }).toEqual({ failed: "Check", uploaded: undefined });
    expect(output).toMatch(/^::error file=content\.json,line=12,col=\d+,.*title=unknown-key::/m);
    expect(await readFile(join(temp, summaryFile), "utf8")).toContain("| error |");
  });

  it("installs the letters that package.json names, and nothing else of it", async () => {
    const dependencies = { "@fontsource-variable/fraunces": "^5.2.0", express: "5.0.0" };
    const devDependencies = { "@fontsource-variable/lora": "https://elsewhere.example/lora.tgz" };
    const folder = join(ground, "with-letters");
    await mkdir(folder);
    await writeFile(join(folder, "package.json"), JSON.stringify({ dependencies, devDependencies }));
    const { stdout } = spawnSync(process.execPath, [join(action, "find-package.mjs")], {
      cwd: folder,
      encoding: "utf8",
    });
    expect(stdout).toMatch(/^besides=@fontsource-variable\/fraunces@\^5\.2\.0\npackage=/);
  });

  it("takes a warning for an error where it is strict", async () => {
    const temp = join(ground, "runner-3");
    const inputs = { version: program, strict: "true" };
    expect(await playAction(action, { workspace: repository, temp, inputs })).toMatchObject({
      failed: "Check",
      uploaded: undefined,
    });
  });

  it("takes the version that the repository's package.json names, else its own, and nothing but a version", () => {
    const find = (folder: string, version = "") =>
      spawnSync(process.execPath, [join(action, "find-package.mjs")], {
        cwd: folder,
        env: { ...process.env, VERSION: version },
        encoding: "utf8",
      });
    expect(find(site).stdout).toBe(`besides=\npackage=${program}\n`);
    expect(find(repository).stdout).toMatch(/^besides=\npackage=portfolio-from-json@\d+\.\d+\.\d+\n$/);
    expect(find(repository, "0.2.0-beta.1").stdout).toBe("besides=\npackage=portfolio-from-json@0.2.0-beta.1\n");
    for (const wrong of ["another@1.0.0", "--global", "nowhere.tgz", "1.0.0\npackage=another"])
      expect(find(repository, wrong)).toMatchObject({ status: 1, stdout: "besides=\n" });
  });
});
