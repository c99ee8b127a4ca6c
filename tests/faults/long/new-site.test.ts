import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rename, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashPaths } from "../../../scripts/lib/files/hash-files.ts";
import { readProgramInfo } from "../../../scripts/lib/scaffold/program-info.ts";
import { vendoredPath } from "../../../scripts/lib/scaffold/tarball.ts";
import { makeCreatePackage, makePackage } from "../../../scripts/package/make-package.ts";
import { updateSite } from "../../../scripts/package/update-site.ts";
import { runNpm } from "../../owner/run-npm.ts";
import { findWorkflowErrors } from "../../scripts/scaffold/github-syntax.ts";
import { playAction, playJob, summaryFile } from "../support/play-action.ts";

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

const vendored = vendoredPath(await readProgramInfo());

it("npm create begins a site with the package in it, which installs, checks and builds by its own scripts", async () => {
  expect((await readFile(join(site, vendored))).equals(await readFile(program))).toBe(true);
  // Hosts of repositories warn of files above 50 MB; a site of one page should stay far below.
  expect((await stat(join(site, vendored))).size).toBeLessThan(15_000_000);
  runNpm(site, "install");
  const { $schema } = JSON.parse(await readFile(join(site, "content.json"), "utf8"));
  expect(existsSync(join(site, $schema))).toBe(true);
  expect(runNpm(site, "run", "validate")).toMatch(/ \d+ texts outside the pages are still .*\n5 warnings\.\n$/s);
  runNpm(site, "run", "build");
  expect(await readFile(join(site, "dist/index.html"), "utf8")).toContain("<h1");
});

describe.skipIf(process.platform === "win32")("the site, committed and cloned to another machine", () => {
  let clone: string;
  const temp = () => join(clone, "../temp");
  const git = (cwd: string, ...words: string[]) => {
    const { status, stderr } = spawnSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.example", ...words], {
      cwd,
      encoding: "utf8",
    });
    expect({ words, status, stderr }).toMatchObject({ status: 0 });
  };
  const removeClone = () => rm(join(clone, ".."), { recursive: true, maxRetries: 5 });
  const cloneSite = async () => {
    git(site, "add", "--all");
    git(site, "commit", "--quiet", "--allow-empty", "--message", "Site");
    clone = join(await realpath(await mkdtemp(join(tmpdir(), "clone-"))), "site");
    git(site, "clone", "--quiet", site, clone);
  };
  beforeAll(() => git(site, "init", "--quiet"));
  beforeEach(cloneSite);
  afterEach(removeClone);

  it("has workflows that GitHub's parser accepts", async () => {
    for (const name of ["publish.yml", "refresh.yml"])
      expect(await findWorkflowErrors(await readFile(join(clone, ".github/workflows", name), "utf8"))).toEqual([]);
  });

  it("is published by every step of its workflow, as it is built here", async () => {
    const runner = { workspace: clone, temp: temp() };
    const { failed, output, uploaded } = await playJob(join(clone, ".github/workflows/publish.yml"), "build", runner);
    expect({ failed, output }).toMatchObject({ failed: undefined });
    expect(output).toContain("::warning file=content.json,line=");
    expect(await hashPaths(uploaded ?? "", ["."])).toBe(await hashPaths(join(site, "dist"), ["."]));
  });

  it("is refreshed by every step that may run packages, and has no changes where it shows no lists", async () => {
    const runner = { workspace: clone, temp: temp() };
    expect(await playJob(join(clone, ".github/workflows/refresh.yml"), "fetch", runner)).toMatchObject({
      failed: undefined,
    });
    expect(await readFile(join(temp(), "changes.patch"), "utf8")).toBe("");
  });

  it("has the newer package after an update, in place of the older", async () => {
    const newer = await repack();
    await rename(join(site, vendored), join(site, "vendor/portfolio-from-json-0.0.9.tgz"));
    await updateSite(site, newer);
    await removeClone();
    expect(await readdir(join(site, "vendor"))).toEqual([basename(vendored)]);
    await cloneSite();
    runNpm(clone, "ci", "--ignore-scripts");
    for (const folder of [site, clone])
      expect(await readFile(join(folder, "node_modules/portfolio-from-json/LICENSE"), "utf8")).toBe("newer");
  });
});

/** The package with another licence, under the same name and version. */
async function repack(): Promise<string> {
  const folder = join(ground, "newer");
  await mkdir(folder);
  spawnSync("tar", ["-xzf", program, "-C", folder]);
  await writeFile(join(folder, "package/LICENSE"), "newer");
  runNpm(folder, "pack", "./package", "--pack-destination", folder);
  return join(folder, basename(program));
}

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
    expect(find(site).stdout).toBe(`besides=\npackage=${join(site, vendored)}\n`);
    expect(find(repository).stdout).toMatch(/^besides=\npackage=portfolio-from-json@\d+\.\d+\.\d+\n$/);
    expect(find(repository, "0.2.0-beta.1").stdout).toBe("besides=\npackage=portfolio-from-json@0.2.0-beta.1\n");
    for (const wrong of ["another@1.0.0", "--global", "nowhere.tgz", "1.0.0\npackage=another"])
      expect(find(repository, wrong)).toMatchObject({ status: 1, stdout: "besides=\n" });
  });
});
