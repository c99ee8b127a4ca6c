import { execFileSync } from "node:child_process";

/** Folders, and the folders of `tests/e2e/` whose specs show what is in them. The first that a file is in counts. */
export const shownBy: readonly (readonly [folder: string, ...specs: string[]])[] = [
  ["tests/e2e/support/", ""],
  ["tests/setup/", ""],
  ["tests/content/sample/", ""],
  ["tests/"],
  [".github/"],
  ["scripts/lib/dev/", "serving/dev-"],
  ["src/dev/", "serving/dev-"],
  ["scripts/lib/edit/", "attacks/editor"],
  ["scripts/lib/serve/", "serving/"],
  ["scripts/lib/hosting/", "serving/", "attacks/"],
  ["scripts/lib/fonts/", "designs/", "looks/"],
  ["scripts/lib/images/", "pages/", "designs/"],
  ["scripts/lib/html/", "attacks/", "serving/", "pages/protected-contact"],
  ["scripts/lib/records/", "pages/"],
  ["scripts/lib/typesetting/", "pages/", "designs/"],
  ["scripts/lib/app/", ""],
  ["scripts/lib/content/", "pages/", "serving/"],
  ["scripts/lib/site/", ""],
  // Commands and formats beside the pages have no browser tests.
  ["scripts/"],
  ["schema/labels/", "languages/", "access/"],
  ["schema/localize/", "languages/"],
  ["schema/designs/", "designs/", "looks/"],
  ["schema/blocks/", "pages/", "designs/", "access/"],
  ["schema/entities/", "pages/", "designs/", "access/"],
  ["src/designs/", "designs/", "looks/", "layout/"],
  ["src/theme/", "designs/", "looks/", "layout/", "access/"],
  ["src/blocks/", "pages/", "designs/", "access/"],
  ["src/layout/", "layout/", "navigation/", "access/"],
  ["src/document/", "access/", "attacks/", "serving/", "layout/"],
  ["schema/", ""],
  ["src/", ""],
  ["index.html", ""],
  ["package-lock.json", ""],
  ["vite.config.ts", ""],
];

/** Patterns for the paths of the browser specs that these changed files can break; "tests/e2e/" means all of them. */
export function listTouchedSpecs(files: readonly string[]): string[] {
  const touched = files.flatMap((file) => {
    if (/^tests\/e2e\/.*\.spec\.ts$/.test(file)) return [file];
    // What specs of one folder share.
    if (/^tests\/e2e\/[a-z]+\/.*\.ts$/.test(file) && !file.startsWith("tests/e2e/support/"))
      return [file.replace(/[^/]*$/, "")];
    const [, ...specs] = shownBy.find(([folder]) => file.startsWith(folder)) ?? [""];
    return specs.map((spec) => `tests/e2e/${spec}`);
  });
  return touched.includes("tests/e2e/") ? ["tests/e2e/"] : [...new Set(touched)].toSorted();
}

/** The files that differ from a commit, with those that git doesn't know yet. */
export function listChangedFiles(since: string): string[] {
  const ask = (...words: string[]) => execFileSync("git", words, { encoding: "utf8" }).split("\n").filter(Boolean);
  return [...ask("diff", "--name-only", since), ...ask("ls-files", "--others", "--exclude-standard")];
}
