import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readJobs } from "../scaffold/workflow-rules.ts";

const names = ["portfolio-from-json", "create-portfolio-from-json"] as const;

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "publish-step-"));
  for (const name of ["bin", "packages", "package"]) mkdirSync(join(folder, name));
  // npm asks the registry: what it was called with is kept.
  writeFileSync(join(folder, "bin/npm"), '#!/bin/sh\necho "$*" >> calls.txt\n');
  chmodSync(join(folder, "bin/npm"), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

function pack(name: string, manifest: object): void {
  writeFileSync(join(folder, "package/package.json"), JSON.stringify(manifest));
  const words = ["-czf", `packages/${name}-1.2.3.tgz`, "package"];
  expect(spawnSync("tar", words, { cwd: folder }).status).toBe(0);
}

/** Runs the step that publishes version 1.2.3; returns how it ended, and what npm was called with. */
function publish() {
  const { steps = [] } = readJobs(readFileSync(".github/workflows/release.yml", "utf8"))["publish"] ?? {};
  const script = steps.find(({ run }) => run.includes("npm publish"))?.run ?? "exit 99";
  const env = { PATH: `${join(folder, "bin")}${delimiter}${process.env["PATH"]}`, TAG: "v1.2.3" };
  const { status } = spawnSync("bash", ["-e", "-c", script], { cwd: folder, env, encoding: "utf8" });
  const calls = join(folder, "calls.txt");
  return { status, calls: existsSync(calls) ? readFileSync(calls, "utf8").trimEnd().split("\n") : [] };
}

describe("the step that publishes a version", () => {
  it("publishes both packages", () => {
    for (const name of names) pack(name, { name, version: "1.2.3" });
    const calls = names.map((name) => `publish ./${name} --ignore-scripts --provenance --access public`);
    expect(publish()).toEqual({ status: 0, calls });
  });

  it.each([
    [
      "settings of npm, by which another would get the token",
      { publishConfig: { "https-proxy": "http://127.0.0.1:9" } },
    ],
    ["another name", { name: "left-pad" }],
    ["another version", { version: "9.9.9" }],
  ])("publishes nothing of a package whose manifest has %s", (_what, changed) => {
    for (const name of names) pack(name, { name, version: "1.2.3", ...changed });
    expect(publish()).toEqual({ status: 1, calls: [] });
  });
});
