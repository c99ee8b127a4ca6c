import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { checkComposed, composeContent, openContent } from "../../../schema/check/check.ts";
import { indexContent } from "../../../schema/check/content-index/content-index.ts";
import { localizeContent } from "../../../schema/resolve/localized-content.ts";
import { insert, remove, rename, set } from "../../../schema/source/edits.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import type { MigrationStep } from "../../../schema/versions.ts";
import { sampleFile } from "../../support/sample.ts";

/** A step of before the first version: of the program's own there is none yet. */
const steps: MigrationStep[] = [{ from: 0, to: 1, edit: (source) => rename(source, "/design", "theme").source }];

const sample = new JsonText("content.json", await readFile(sampleFile, "utf8"));
const old = set(rename(sample, "/theme", "design").source, "/version", 0).source;

function checkAll(source: JsonText, strict = false) {
  const composed = composeContent(openContent(source, steps));
  return checkComposed(composed, indexContent(composed), { strict });
}

/** Checks content of an earlier version. Locations are those in the owner's text. */
function check(source: JsonText, strict = false) {
  const { checked, diagnostics } = checkAll(source, strict);
  return {
    content: checked && localizeContent(checked)[0]?.content,
    told: diagnostics.map(({ code, severity, line, frame }) => [code, severity, frame.lines[1]?.text, line].join(" ")),
  };
}

it("content of an earlier version is migrated, and a warning says so", () => {
  const { content } = check(sample);
  expect(content).toBeDefined();
  expect(check(old)).toEqual({ content, told: ['older-version warning   "version": 0, 3'] });
  const allowed = set(old, "/allow", ["older-version"]).source;
  expect(check(allowed).told).toEqual([]);
  expect(check(old, true)).toEqual({ content: undefined, told: ['older-version error   "version": 0, 3'] });
});

it("if migrated content has errors, one report says how to find their locations", () => {
  const wrong = insert(remove(old, "/profile/name").source, "/site/subtitle", "x").source;
  expect(check(wrong)).toEqual({ content: undefined, told: ['migration-needed error   "version": 0, 3'] });
  const { diagnostics } = checkAll(wrong);
  expect(diagnostics[0]?.message).toContain("it has 2 mistakes");
});

it("an error of a migration is reported at its location, and a version without migration is unknown", () => {
  const taken = insert(old, "/theme", {}).source;
  expect(check(taken).told[0]).toMatch(/^migration-stopped error /);
  expect(check(set(sample, "/version", -1).source).told).toEqual(['unknown-value error   "version": -1, 3']);
});
