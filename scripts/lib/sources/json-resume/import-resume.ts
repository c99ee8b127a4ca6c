import { sectionNames } from "../../../../schema/entities/define/resume.ts";
import { type Entity, entities } from "../../../../schema/entities/index.ts";
import { formatJson } from "../../../../schema/source/format-json.ts";
import { layOutSite, type ReadSection } from "./lay-out.ts";
import { Part, shorten } from "./part.ts";
import { addLinks } from "./read-links.ts";
import { readProfile } from "./read-profile.ts";
import { isRecord, type Note, Reading } from "./reading.ts";

const sections = ["basics", ...sectionNames];

const picturePaths: ReadonlySet<string> = new Set(["basics.image", "basics.picture"]);

/** What came of a résumé: the text of a `content.json`, and how much is in it. */
export interface ImportedResume {
  text: string;
  /** What was changed, guessed or has no place, field by field. */
  notes: Note[];
  /** The fields that say nothing. */
  empty: string[];
  pages: number;
  entries: number;
}

interface ImportOptions {
  /** Where the content's schema will be found, seen from the file. */
  schema?: string | undefined;
  /** The language of the texts: no résumé says it. */
  language?: string | undefined;
}

/** Why a value is no résumé, or undefined where it is one. */
export function findRefusal(value: unknown): string | undefined {
  if (!isRecord(value)) return `It holds ${Array.isArray(value) ? "a list" : shorten(value)}, not an object.`;
  if (sections.some((section) => Object.hasOwn(value, section))) return undefined;
  if (Object.hasOwn(value, "pages") && Object.hasOwn(value, "profile")) return "It is a content.json already.";
  return `It has none of the sections that JSON Resume knows: ${sections.join(", ")}.`;
}

/** A JSON Resume as the text of a `content.json`, with notes of what has no place or was read otherwise. Pure. */
export function importResume(
  resume: unknown,
  { schema = "./schema/content.schema.json", language = "en" }: ImportOptions = {},
): ImportedResume {
  const reading = new Reading(language);
  const root = new Part(reading, "", isRecord(resume) ? resume : {});
  // It names the format of the résumé, which the content will not have.
  reading.take("$schema");
  const read = readEntries(root);
  const entities = read.flatMap((section) => section.entities);
  const profile = readProfile(root.part("basics", "name"), findRole(entities), language);
  reading.note(
    "basics.url",
    profile.url === undefined
      ? 'gives no address of your own: write where the site will be found into "site" → "url".'
      : `became the address of the site (${profile.url}). Change "site" → "url" if it will be found elsewhere.`,
  );
  for (const { name, caution } of read) if (caution !== undefined) reading.note(name, caution);
  const content = layOutSite(profile, read, { schema, language });
  const { filled, empty } = reading.leftovers(resume);
  for (const { path, value } of filled) {
    const what = picturePaths.has(path)
      ? 'is a picture elsewhere. Save it beside content.json, and name it in "profile" → "photo"'
      : "has no place in content.json";
    reading.note(path, `${what}: ${shorten(value)}`);
  }
  const text = formatJson(content);
  return { text, notes: reading.notes, empty, pages: content.pages.length, entries: entities.length };
}

/** What a person is, by what they did last, or studied. */
function findRole(entities: readonly Entity[]): string | undefined {
  const position = entities.find((entity) => entity.type === "experience")?.position;
  return position ?? entities.find((entity) => entity.type === "education")?.degree;
}

/** Reads every section that content has a kind of entity for; those that have entries, the most telling kinds first. */
function readEntries(resume: Part): ReadSection[] {
  const sections = sectionNames.flatMap((name) =>
    Object.values(entities).flatMap(({ cv, resume: { [name]: section } }) => {
      if (!section) return [];
      const { read, bareText, layout, caution } = section;
      const found = resume.parts(name, bareText).flatMap((part) => {
        const entity: Entity | undefined = read(part);
        if (entity === undefined && !part.isEmpty)
          part.note("says nothing that could be its title, so it can't be shown.");
        return entity ? addLinks(entity, part) : [];
      });
      return [{ name, layout, caution, rank: cv.rank, entities: found }];
    }),
  );
  const filled = sections.filter(({ entities: found }) => found.length > 0);
  return filled.toSorted((one, other) => one.rank - other.rank);
}
