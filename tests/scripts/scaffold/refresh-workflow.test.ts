import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { readTemplate } from "../../../scripts/lib/content/template-texts.ts";
import { refreshFile } from "../../../scripts/lib/scaffold/template.ts";
import { readJobs } from "./workflow-rules.ts";

const workflow = await readTemplate(refreshFile);

const folders: string[] = [];
/** The runner's folders, one for each job, and the repository that both jobs check out. */
let folder = "";
let origin = "";
afterAll(() => {
  for (const one of folders) rmSync(one, { recursive: true });
});

const files = {
  "content.json": '{ "pages": [] }\n',
  "package.json": '{ "private": true }\n',
  "data/github.json": '{ "github": "asharao", "repositories": [] }\n',
  "index.html": "<p>Mine</p>\n",
};

/** Runs a command; Git reads no settings but those of its repository and of this runner. */
function run(cwd: string, ...[program = "", ...words]: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd,
    encoding: "utf8",
    env: {
      PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"]}`,
      HOME: join(folder, "home"),
      GIT_CONFIG_NOSYSTEM: "1",
      RUNNER_TEMP: join(folder, "temp"),
      GH_TOKEN: "secret-token",
      CALLS: join(folder, "calls.txt"),
    },
  });
  expect({ program, words, status, stderr }).toMatchObject({ status: 0 });
  return stdout;
}

const git = (cwd: string, ...words: string[]) => run(cwd, "git", ...words).trim();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "refresh-workflow-"));
  folders.push(folder);
  for (const name of ["bin", "home", "temp", "own"]) mkdirSync(join(folder, name));
  // GitHub's own program, which asks GitHub: what it was called with is kept.
  writeFileSync(join(folder, "bin/gh"), '#!/bin/sh\necho "$*" >> "$CALLS"\n');
  chmodSync(join(folder, "bin/gh"), 0o755);
  origin = join(folder, "origin.git");
  git(folder, "init", "--quiet", "--bare", "--initial-branch=main", origin);
  const own = join(folder, "own");
  git(own, "init", "--quiet", "--initial-branch=main");
  mkdirSync(join(own, "data"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(own, name), text);
  git(own, "add", "--all");
  git(own, "-c", "user.name=Asha", "-c", "user.email=asha@example.com", "commit", "--quiet", "--message", "Begin");
  git(own, "push", "--quiet", origin, "main");
});

/** Runs what a job has after its packages, in a checkout of its own. */
function runJob(name: string, before: (checkout: string) => void = () => undefined) {
  const checkout = join(folder, name);
  git(folder, "clone", "--quiet", origin, checkout);
  before(checkout);
  const steps = readJobs(workflow)[name]?.steps ?? [];
  const own = steps.filter(({ run }) => run && !/^np[mx] /.test(run));
  expect(own).toHaveLength(1);
  for (const { run: script } of own) run(checkout, "bash", "-e", "-c", script);
}

const published = (name: string) => git(origin, "show", `main:${name}`);
const calls = () => (existsSync(join(folder, "calls.txt")) ? readFileSync(join(folder, "calls.txt"), "utf8") : "");

describe("the workflow that refreshes a site", () => {
  const fresh = '{ "github": "asharao", "repositories": [{}] }';

  it("pushes what was fetched, and asks for it to be published", () => {
    runJob("fetch", (checkout) => writeFileSync(join(checkout, "data/github.json"), `${fresh}\n`));
    runJob("push");
    expect(published("data/github.json")).toBe(fresh);
    expect(git(origin, "log", "-1", "--format=%an: %s", "main")).toBe(
      "github-actions[bot]: Fetch again what stands elsewhere",
    );
    expect(calls()).toBe("auth setup-git\nworkflow run publish.yml\n");
  });

  it("does nothing where nothing has changed", () => {
    const before = git(origin, "rev-parse", "main");
    runJob("fetch");
    runJob("push");
    expect({ commit: git(origin, "rev-parse", "main"), calls: calls() }).toEqual({ commit: before, calls: "" });
  });

  it("runs nothing that a package leaves behind where it can push, and takes over files of data alone", () => {
    const trap = join(folder, "trap.txt");
    runJob("fetch", (checkout) => {
      for (const hook of ["pre-commit", "commit-msg", "pre-push", "post-checkout"]) {
        writeFileSync(join(checkout, ".git/hooks", hook), `#!/bin/sh\necho "$GH_TOKEN" >> '${trap}'\n`);
        chmodSync(join(checkout, ".git/hooks", hook), 0o755);
      }
      git(checkout, "config", "credential.helper", `!echo >> '${trap}'`);
      git(checkout, "config", "remote.origin.pushurl", join(folder, "elsewhere.git"));
      for (const name of Object.keys(files)) writeFileSync(join(checkout, name), '{ "by": "a package" }\n');
      mkdirSync(join(checkout, ".github/workflows"), { recursive: true });
      writeFileSync(join(checkout, ".github/workflows/new.json"), "{}\n");
      git(checkout, "add", "--intent-to-add", ".github");
    });
    runJob("push");
    for (const name of ["content.json", "package.json", "index.html"] as const)
      expect([name, `${published(name)}\n`]).toEqual([name, files[name]]);
    expect(published("data/github.json")).toBe('{ "by": "a package" }');
    expect(git(origin, "ls-tree", "-r", "--name-only", "main").split("\n")).toEqual(Object.keys(files).toSorted());
    expect(existsSync(trap)).toBe(false);
  });

  it("takes no file away, also not by a patch that renames it to one of data", () => {
    const before = git(origin, "rev-parse", "main");
    runJob("fetch");
    const names = ["diff --git a/index.html b/index.json", "similarity index 100%"];
    const patch = [...names, "rename from index.html", "rename to index.json", ""].join("\n");
    writeFileSync(join(folder, "temp/changes.patch"), patch);
    expect(() => runJob("push")).toThrow();
    expect({ commit: git(origin, "rev-parse", "main"), calls: calls() }).toEqual({ commit: before, calls: "" });
  });
});

it("what could be fetched is kept where some of it failed", () => {
  const [, after = ""] = workflow.split("npx portfolio fetch");
  expect(after.match(/if: \$\{\{ !cancelled\(\) \}\}/g)).toHaveLength(3);
});
