import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeRelease } from "../../../scripts/release/make-release.ts";
import { nextVersion } from "../../../scripts/release/next-release.ts";

const files = {
  "package.json": '{\n  "name": "lamp",\n  "version": "0.1.3",\n  "type": "module"\n}\n',
  "package-lock.json":
    '{\n  "name": "lamp",\n  "version": "0.1.3",\n  "packages": {\n    "": { "name": "lamp", "version": "0.1.3" },\n    "node_modules/a": { "version": "0.1.3" }\n  }\n}\n',
  "CHANGELOG.md": "# Changelog\n\n## Unreleased\n\n### Added\n\n- Light.\n\n## 0.1.3 — 2026-01-02\n\nDark.\n",
};

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "release-"));
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
});
afterEach(() => rm(folder, { recursive: true }));

async function readAll(): Promise<Record<string, string>> {
  const names = Object.keys(files);
  const texts = await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
  return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? ""]));
}

it.each([
  ["patch", "0.1.4"],
  ["minor", "0.2.0"],
  ["major", "1.0.0"],
] as const)("after 0.1.3 the next %s version is %s", (step, version) => {
  expect(nextVersion("0.1.3", step)).toBe(version);
});

it("a release has its number in the manifest, the lock file and the changelog, and nothing else is changed", async () => {
  const seen: string[] = [];
  const note = async () => seen.push(JSON.parse(await readFile(join(folder, "package.json"), "utf8")).version);
  expect(await makeRelease(folder, "minor", "2026-11-22", [note])).toBe("0.2.0");
  expect(seen).toEqual(["0.2.0"]);
  expect(await readAll()).toEqual({
    "package.json": files["package.json"].replace("0.1.3", "0.2.0"),
    "package-lock.json": files["package-lock.json"]
      .replace("0.1.3", "0.2.0")
      .replace('p", "version": "0.1.3', 'p", "version": "0.2.0'),
    "CHANGELOG.md": files["CHANGELOG.md"].replace("## Unreleased\n", "## Unreleased\n\n## 0.2.0 — 2026-11-22\n"),
  });
});

it("where a check fails, every file is as it was", async () => {
  const fail = () => {
    throw new Error("not sound");
  };
  await expect(makeRelease(folder, "patch", "2026-11-22", [fail])).rejects.toThrow("not sound");
  expect(await readAll()).toEqual(files);
});

it("a version that the changelog lacks isn't released", async () => {
  await writeFile(join(folder, "CHANGELOG.md"), "# Changelog\n\n## Unreleased\n\n## 0.1.3 — 2026-01-02\n\nDark.\n");
  await expect(makeRelease(folder, "patch", "2026-11-22", [])).rejects.toThrow('nothing under "## Unreleased"');
  expect((await readAll())["package.json"]).toBe(files["package.json"]);
});
