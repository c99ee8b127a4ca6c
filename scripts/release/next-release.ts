import { set } from "../../schema/source/edits.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { CommandError } from "../lib/cli/command.ts";

/** The part of a version that a release raises (Semantic Versioning 2.0.0). */
export const releaseSteps = ["patch", "minor", "major"] as const;

export type ReleaseStep = (typeof releaseSteps)[number];

/** The texts of the files that contain the version, by their names. */
export type ReleaseTexts = Record<"package.json" | "package-lock.json" | "CHANGELOG.md", string>;

/** The version after this one: "0.1.3" by "minor" is "0.2.0". */
export function nextVersion(version: string, step: ReleaseStep): string {
  const parts = version.split(".").map(Number);
  const at = releaseSteps.length - 1 - releaseSteps.indexOf(step);
  return parts.map((part, index) => (index < at ? part : index === at ? part + 1 : 0)).join(".");
}

/** The heading of unreleased changes; the next version's heading is written below it. */
const unreleased = "## Unreleased\n";

/**
 * Raises the version in the files' texts.
 * @param day the date of the release, such as 2026-11-22
 * @throws {CommandError} if the changelog has no unreleased changes
 */
export function raiseVersion(texts: ReleaseTexts, version: string, day: string): ReleaseTexts {
  const [before = "", after] = texts["CHANGELOG.md"].split(unreleased);
  if (after === undefined || /^\s*(?:## |$)/.test(after))
    throw new CommandError(
      'CHANGELOG.md has nothing under "## Unreleased". Say there what changes for owners and visitors.',
    );
  const raise = (name: keyof ReleaseTexts, ...pointers: string[]) =>
    pointers.reduce((source, pointer) => set(source, pointer, version).source, new JsonText(name, texts[name])).text;
  return {
    "package.json": raise("package.json", "/version"),
    "package-lock.json": raise("package-lock.json", "/version", "/packages//version"),
    "CHANGELOG.md": `${before}${unreleased}\n## ${version} — ${day}\n${after}`,
  };
}
