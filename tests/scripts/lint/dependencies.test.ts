import { readFile } from "node:fs/promises";
import { describe, expect, it } from "vitest";

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

interface Lock {
  packages: Record<string, { license?: string; hasInstallScript?: boolean }>;
}

const manifest: Manifest = JSON.parse(await readFile("package.json", "utf8"));
const lock: Lock = JSON.parse(await readFile("package-lock.json", "utf8"));
const table = await readFile("scripts/dependencies.md", "utf8");
const bench: Pick<Manifest, "dependencies"> = JSON.parse(await readFile("tests/bench/tools/package.json", "utf8"));
const direct = { ...manifest.dependencies, ...manifest.devDependencies };

/** Licences under which anyone may use, change and pass on what is installed; of the weak copyleft ones, as it is. */
const allowed =
  /^(?:MIT|MIT-0|ISC|0BSD|BSD-2-Clause|BSD-3-Clause|Apache-2\.0|BlueOak-1\.0\.0|CC0-1\.0|CC-BY-3\.0|CC-BY-4\.0|Unlicense|Python-2\.0|OFL-1\.1|MPL-2\.0|LGPL-3\.0-or-later|W3C|Zlib)$/;

/** Packages of before there was a field for it: their licence files say so. */
const licensesInFiles: Record<string, string> = {
  "node_modules/i": "MIT",
  "node_modules/parse-cache-control": "BSD-3-Clause",
  "node_modules/xtend": "MIT",
};

describe("the direct dependencies", () => {
  it("are each named with the reason for them, and nothing else is", () => {
    const named = [...table.matchAll(/^\| (`.+?`) \|/gm)].flatMap(([, cell = ""]) =>
      [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
    );
    expect(named.toSorted()).toEqual(Object.keys(direct).toSorted());
  });

  it("have exact versions", () => {
    for (const version of Object.values({ ...direct, ...bench.dependencies }))
      expect(version).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
  });
});

it("every installed package has a licence that lets anyone use it", () => {
  const others = Object.entries(lock.packages)
    .filter(([path]) => path !== "")
    .map(
      ([path, { license = licensesInFiles[path] ?? "none" }]) =>
        [path, license.replace(/[()]/g, "").split(/ (?:OR|AND) /)] as const,
    )
    .filter(([, licenses]) => !licenses.some((license) => allowed.test(license)))
    .map(([path, licenses]) => `${path}: ${licenses.join(" or ")}`);
  expect(others).toEqual([]);
});

it("this project runs no script when it is installed", () => {
  const hooks = ["preinstall", "install", "postinstall", "prepare", "prepublish"];
  expect(Object.keys(manifest.scripts).filter((name) => hooks.includes(name))).toEqual([]);
});
