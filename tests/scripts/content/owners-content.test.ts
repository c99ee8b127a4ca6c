import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { mkdtemp, open, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it, onTestFinished } from "vitest";

/** Runs a script of package.json as its owner does, without what keeps tests from reading the owner's files. */
function runAsOwner(script: string): string | undefined {
  const environment = { ...process.env, NODE_OPTIONS: "", NODE_ENV: undefined };
  const { status, stdout, stderr } = spawnSync(`npm run --silent ${script}`, {
    shell: true,
    encoding: "utf8",
    env: environment,
  });
  return status === 0 ? undefined : stdout + stderr;
}

// What the owner's site says is the owner's: this alone is expected of it.
it("content.json is sound and builds", async () => {
  const folder = await mkdtemp(join(tmpdir(), "owners-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const problems = runAsOwner("validate") ?? runAsOwner(`build -- --out "${join(folder, "site")}"`);
  if (problems === undefined) return;
  // The report says where, what and what to do; where in this test it was thrown would only hide that.
  throw Object.assign(new Error(problems), { stack: "" });
});

it.each([
  ["readFileSync", () => readFileSync("content.json")],
  ["readFile of node:fs/promises", () => readFile(resolve("content.json"))],
  ["open", () => open(pathToFileURL("content.json"))],
  ["cpSync", () => cpSync("assets", join(tmpdir(), "never"), { recursive: true })],
  ["a picture", () => readFileSync("assets/photo.png")],
])("no other test reads it or its pictures: %s is refused", async (_, read) => {
  await expect((async () => read())()).rejects.toThrow("use tests/support/sample.ts");
});

it.each(["validate", "build"])("no other test lets npm run %s read it", (script) => {
  const { status, stdout, stderr } = spawnSync(`npm run --silent ${script}`, { shell: true, encoding: "utf8" });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain("OWNERS_FILE");
});

// It reads by callbacks, which nothing thrown in between would ever reach.
it("a glob over the whole project ends its process at once, and says why", () => {
  const script = 'await (await import("tinyglobby")).glob("**/*.json", { ignore: "**/node_modules/**" })';
  const { signal, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    encoding: "utf8",
  });
  expect({ signal, stderr }).toEqual({ signal: "SIGKILL", stderr: expect.stringContaining("tests/support/sample.ts") });
});

it.each(["tests/vitest.config.ts", "tests/e2e/playwright.config.ts", "tests/faults/vitest.config.ts"])(
  "the tests of %s run under that rule",
  (config) => expect(readFileSync(config, "utf8")).toMatch(/^import ".*guard-owners-files\.cjs";$/m),
);
