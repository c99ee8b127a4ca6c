import { describe, expect, it } from "vitest";
import { describeTies, findPath, listCode, moduleOf, readImports, tieModules } from "./modules.ts";

const files = listCode();
const ties = tieModules(readImports(files));

/** The shortest circle that each of these ties closes, if it closes one; each circle once, the shortest first. */
function findCircles(among: typeof ties): string[] {
  const circles = [...among.values()].flatMap((tie) => {
    const back = findPath(among.values(), tie.to, tie.from);
    return back ? [[tie, ...back]] : [];
  });
  const byModules = new Map(
    circles.toReversed().map((circle) => [
      circle
        .map(({ from }) => from)
        .toSorted()
        .join(),
      circle,
    ]),
  );
  return [...byModules.values()].toSorted((a, b) => a.length - b.length).map(describeTies);
}

describe("the project's rooms", () => {
  it("are known of every file, and tied by its imports", () => {
    expect(files).toContain("scripts/run.mjs");
    expect(moduleOf("src/client/navigation/app.tsx")).toBe("src/client/navigation");
    expect(moduleOf("schema/check/rules/links.ts")).toBe("schema/check/rules");
    expect(moduleOf("schema/content.ts")).toBe("schema/content.ts");
    expect([...ties.keys()]).toEqual(
      expect.arrayContaining(["src/layout → src/blocks", "tests/e2e → scripts/lib/serve"]),
    );
  });

  it("import each other in no circle", () => {
    expect(findCircles(ties).join("\n\n")).toBe("");
  });
});

describe("the project's files", () => {
  /** Files by those that they import, types included. */
  const imports = new Map<string, Set<string>>();
  for (const { from, to } of readImports(files.filter((file) => !file.startsWith("tests/"))))
    imports.set(from, (imports.get(from) ?? new Set()).add(to));

  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(imports.get(from) ?? [])].some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return reaches(next, to, seen);
    });

  it("import each other in no circle, but for those of blocks, which hold blocks", () => {
    const inCircle = [...imports.keys()].filter((file) => reaches(file, file));
    expect(inCircle.filter((file) => !file.startsWith("schema/blocks/"))).toEqual([]);
    expect(inCircle).toContain("schema/blocks/index.ts");
  });
});

/** The rooms of what a visitor gets: each imports only of those before it. */
const orderOfViews = [
  "src/globals.d.ts",
  "src/data-attributes.ts",
  "src/keep-equal.ts",
  "src/text.ts",
  "src/labels.ts",
  "src/preferences.ts",
  "src/search-index.ts",
  "src/theme",
  "src/designs",
  "src/components",
  "src/blocks",
  "src/layout",
  "src/document",
  "src/client/enhancements",
  "src/client/navigation",
  "src/editor",
  "src/dev",
  "src/entry-client.ts",
  "src/entry-server.tsx",
];

describe("the rooms of src", () => {
  it("are all in the order in which they may import each other", () => {
    const modules = new Set(files.filter((file) => file.startsWith("src/")).map(moduleOf));
    expect([...modules].toSorted()).toEqual(orderOfViews.toSorted());
  });

  it("import only of those before them", () => {
    const among = [...ties.values()].filter(({ from, to }) =>
      [from, to].every((module) => orderOfViews.includes(module)),
    );
    expect(among.length).toBeGreaterThan(orderOfViews.length);
    const backward = among.filter(({ from, to }) => orderOfViews.indexOf(from) < orderOfViews.indexOf(to));
    expect(describeTies(backward)).toBe("");
  });
});

describe("a circle of rooms", () => {
  const texts: Record<string, string> = {
    "src/a/one.ts": 'import {\n  type Two,\n  two,\n} from "../b/two.ts";',
    "src/b/two.ts": 'export const three = () => import("../c/three.ts");',
    "src/c/three.ts": 'import type { One } from "../a/one.ts";',
    "src/d/four.ts": 'import "../a/one.ts";\nexport { five } from "./five.ts";',
    "src/d/five.ts": "export const five = 5;",
  };
  const found = tieModules(readImports(Object.keys(texts), (file) => texts[file] ?? ""));

  it("is found over several rooms, by types and by what is loaded later, too, and tells its lines", () => {
    expect(findCircles(found)).toEqual([
      [
        "src/a → src/b",
        "  src/a/one.ts imports { type Two, two } from src/b/two.ts",
        "src/b → src/c",
        "  src/b/two.ts imports all from src/c/three.ts",
        "src/c → src/a",
        "  src/c/three.ts imports type { One } from src/a/one.ts",
      ].join("\n"),
    ]);
  });

  it("is none where a room imports its own files, or one that is in a circle", () => {
    expect([...found.keys()]).toContain("src/d → src/a");
    expect(findPath(found.values(), "src/a", "src/d")).toBeUndefined();
    expect(found.has("src/d → src/d")).toBe(false);
  });
});
