import { formatJson } from "./format-json.ts";
import { layOutSite } from "./lay-out.ts";
import { Part, shorten } from "./part.ts";
import { type ReadEntries, readEntries } from "./read-entries.ts";
import { readProfile } from "./read-profile.ts";
import { isRecord, type Note, Reading } from "./reading.ts";

/** The sections that JSON Resume knows. */
const sections = [
  "basics",
  "work",
  "volunteer",
  "education",
  "awards",
  "certificates",
  "publications",
  "skills",
  "languages",
  "interests",
  "references",
  "projects",
];

/** What came of a résumé. */
export interface ImportedResume {
  /** The text of a `content.json`. */
  text: string;
  /** What was changed, guessed or has no place, field by field. */
  notes: Note[];
  /** The fields that say nothing. */
  empty: string[];
  pages: number;
  entries: number;
}

/** Why a value is no résumé, or undefined where it is one. */
export function findRefusal(value: unknown): string | undefined {
  if (!isRecord(value)) return `It holds ${Array.isArray(value) ? "a list" : shorten(value)}, not an object.`;
  if (sections.some((section) => Object.hasOwn(value, section))) return undefined;
  if (Object.hasOwn(value, "pages") && Object.hasOwn(value, "profile")) return "It is a content.json already.";
  return `It has none of the sections that JSON Resume knows: ${sections.join(", ")}.`;
}

/**
 * Turns a JSON Resume into the text of a complete `content.json`. Whatever is in it that content has no place for, or
 * that was read otherwise than it is written, is in the notes. Pure; `schema` is where the content's schema will be
 * found, seen from the file.
 */
export function importResume(resume: unknown, schema = "./schema/content.schema.json"): ImportedResume {
  const reading = new Reading(resume);
  const root = new Part(reading, "", isRecord(resume) ? resume : {});
  // It names the format of the résumé, which the content will not have.
  reading.take("$schema");
  const entries = readEntries(root);
  const profile = readProfile(root.part("basics", "name"), findRole(entries));
  if (profile.url === undefined) {
    reading.note("basics.url", 'gives no address of your own: write where the site will be found into "site" → "url".');
  } else {
    reading.note(
      "basics.url",
      `became the address of the site (${profile.url}). Change "site" → "url" if it will be found elsewhere.`,
    );
  }
  const content = layOutSite(profile, entries, schema);
  const { filled, empty } = reading.leftovers();
  const leftovers = filled.map(({ path, value }) => ({
    path,
    message: `has no place in content.json: ${shorten(value)}`,
  }));
  return {
    text: formatJson(content),
    notes: [...reading.notes, ...leftovers],
    empty,
    pages: Array.isArray(content["pages"]) ? content["pages"].length : 0,
    entries: Object.values(entries).flat().length,
  };
}

/** What a person is, by what they did last. */
function findRole({ work, education }: ReadEntries): string | undefined {
  return work[0]?.position ?? education[0]?.degree;
}
