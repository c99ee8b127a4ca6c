import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { goesOn } from "../../../schema/check/shape/date-words.ts";
import { importFile } from "../../../scripts/lib/importers/import-file.ts";
import { openSource, readSource } from "../../../scripts/lib/importers/read-source.ts";
import { sourceNames } from "../../../scripts/lib/importers/readers.ts";
import { type ReadResume, settle } from "../../../scripts/lib/importers/tree/settle.ts";
import type { Value } from "../../../scripts/lib/importers/tree/value.ts";
import { tries } from "../../support/chance.ts";
import { expectationFile, fixtureFile, fixtures, formOf } from "../../support/importers/fixtures.ts";
import { plain } from "../../support/importers/plain.ts";
import { listCode, readImports } from "../lint/modules.ts";
import { alter, anyContent } from "./altered.ts";
import { areWordsSaid, findErrors, importRead, isSaid, listLocations, textsOfPerson, textsOfSource } from "./said.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

async function open(name: string) {
  const { reader, source } = await openSource(fixtureFile(name));
  if (!reader) throw new Error(`${name} is taken for JSON Resume`);
  return { reader, source };
}

/** Texts that neither the source holds nor a note mentions. */
function findInvented(source: Value, resume: ReadResume, isSaid: (text: string, within: string) => boolean): string[] {
  const { text, told } = importRead(resume);
  const known = textsOfSource(source).join(" ");
  return textsOfPerson(text).filter((one) => !isSaid(one, known) && !isSaid(one, told));
}

it("has a file of every form that is known", () => {
  expect(new Set(["json-resume", ...Object.keys(fixtures).map(formOf)])).toEqual(new Set(sourceNames));
});

it("adding one takes its own file and a line in the list: nothing else imports it", () => {
  const files = listCode().filter((file) => file.startsWith("scripts/"));
  const own = files.filter((file) => / Reader = \{/.test(readFileSync(join(root, file), "utf8")));
  expect(own).toHaveLength(sourceNames.length - 1);
  const imports = readImports(files, (file) => readFileSync(join(root, file), "utf8"));
  const users = imports.filter(({ to }) => own.includes(to)).map(({ from }) => from);
  expect(users).toEqual(own.map(() => "scripts/lib/importers/readers.ts"));
});

describe.each(Object.keys(fixtures))("%s", (name) => {
  it("is known by what it holds, and read with the place of every value", async () => {
    const read = await readSource(fixtureFile(name));
    await expect(listLocations(read)).toMatchFileSnapshot(expectationFile(name));
    const { resume } = await readSource(fixtureFile(name), formOf(name));
    expect(plain(resume)).toEqual(plain(read.resume));
  });

  it("becomes sound content", async () => {
    const { pages, diagnostics } = await importFile(fixtureFile(name), { schema: "./s.json", name: "content.json" });
    expect(pages).toBeGreaterThan(1);
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
  });

  it("invents nothing and drops nothing in silence", async () => {
    const { reader, source } = await open(name);
    const resume = settle(reader.read(source), source);
    expect(findInvented(source, resume, isSaid)).toEqual([]);
    const { text, notes, told } = importRead(resume);
    const places = new Set([...notes.map(({ path }) => path), ...placesWithin(reader.read(source), false)]);
    const silent = textLeaves(source).filter(
      ({ place, value }) =>
        !headings.has(value) &&
        !goesOn(value) &&
        !areWordsSaid(value.replace(/^mailto:/, ""), `${text} ${told}`) &&
        !places.has(place),
    );
    expect(silent).toEqual([]);
  });

  it("becomes valid content that invents nothing, with any values", async () => {
    const { reader, source } = await open(name);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(fc.nat(), anyContent), { minLength: 1, maxLength: 12 }), async (changes) => {
        const altered = alter(source, changes);
        const resume = settle(reader.read(altered), altered);
        expect(findErrors(importRead(resume).text)).toEqual([]);
        expect(findInvented(altered, resume, areWordsSaidOf)).toEqual([]);
      }),
      tries(6),
    );
  });
});

/** The same by single words: lists within a text move behind it. */
function areWordsSaidOf(text: string, within: string): boolean {
  return text.split(", ").every((part) => isSaid(part, within) || areWordsSaid(part, within));
}

/** What sections are called there; the site has titles of its own. */
const headings = new Set([
  "Summary",
  "Profiles",
  "Gmail",
  "Skills",
  "Course",
  "Auszeichnungen",
  "Berufserfahrung",
  "projects",
]);

/** Keys of what a thing is numbered by, and drawn with. */
const ofForm = new Set([
  ..."id icon fileName style backgroundColor color_code logo_name fontAwesomeClassname".split(" "),
  ..."external-id-relationship visibility path host TaxonomyID ChannelCode UseCode CountryDialing CompetencyDimensionTypeCode Ongoing CurrentIndicator Code Current idref".split(
    " ",
  ),
]);

function textLeaves({ place, isList, isObject, children, fields, content }: Value): { place: string; value: string }[] {
  if (isList) return children.flatMap(textLeaves);
  if (isObject)
    return [...fields].flatMap(([key, field]) => (key.startsWith("@") || ofForm.has(key) ? [] : textLeaves(field)));
  return typeof content === "string" ? [{ place, value: content }] : [];
}

/** The locations of all values in what is left out. */
function placesWithin({ place, refusal, children }: Value, isLeftOut: boolean): string[] {
  const isOut = isLeftOut || refusal !== undefined;
  return [...(isOut ? [place] : []), ...children.flatMap((child) => placesWithin(child, isOut))];
}
