import { sectionNames } from "../../../../schema/entities/define/resume.ts";
import { byRank, type Entity, entities } from "../../../../schema/entities/index.ts";
import { formatJson } from "../../../../schema/source/format-json.ts";
import {
  addPicture,
  isPicture,
  listPictures,
  type NamedPicture,
  type PictureNames,
  takePhoto,
} from "../named-pictures.ts";
import { guessLanguage, readInOneLanguage } from "../tree/one-language.ts";
import { ownSectionsName } from "../tree/sections.ts";
import { type Leaf, listLeaves, shorten, treeOf, Value } from "../tree/value.ts";
import { layOutSite } from "./lay-out.ts";
import { describeUnknown } from "./other-names/describe-unknown.ts";
import { isKnown, placeOf, understand } from "./other-names/understand.ts";
import { layOutOwnSection, type OwnSection, type ReadSection } from "./pages.ts";
import { Part } from "./part.ts";
import { addLinks } from "./read-links.ts";
import { readProfile } from "./read-profile.ts";
import { isOnRequest } from "./read-words.ts";
import { type Note, notImported, Reading } from "./reading.ts";

/** An imported résumé: the text of a `content.json`, and how much is in it. */
export interface ImportedResume {
  text: string;
  /** What was changed, guessed or left out, field by field. */
  notes: Note[];
  empty: string[];
  pages: number;
  entries: number;
  /** How many links were changed from http: to https:. */
  secured: number;
  /** The content's language. */
  language: string;
  /** True if the résumé has a person's name. */
  isNamed: boolean;
  /** How many nonempty values the résumé has, and how many of them are missing from the content. */
  values: { all: number; lost: number };
  /** Pictures that the résumé names by web addresses. */
  pictures: NamedPicture[];
  /** The person at GitHub whose repositories the content shows, from a file that is still to be fetched. */
  account: string | undefined;
}

export interface ImportOptions {
  /** Path of the JSON Schema, relative to the content. */
  schema?: string | undefined;
  /** Language of the texts. By default that of the script, or else "en": résumés don't name it. */
  language?: string | undefined;
  /** True to change http: links to https:. */
  https?: boolean | undefined;
  /** The site's address. Résumés don't name it. */
  url?: string | undefined;
  /** True if an importer knew the form of the file: its own names need no notes. */
  isKnownForm?: boolean | undefined;
  /** What the importer left out of the résumé. It is reported and counts as lost. */
  leftOut?: readonly Note[] | undefined;
  /** Picture files beside the content, by their address in the résumé. */
  pictures?: PictureNames | undefined;
}

/** Fields that describe the file, not the person. */
const formPaths = /^(?:\$schema|meta)\b/;

/** Says why a file isn't a résumé, or undefined if it is. */
export function findRefusal(resume: Value): string | undefined {
  if (!resume.isObject) return `It holds ${resume.isList ? "a list" : shorten(resume)}, not an object.`;
  if (resume.at("pages") && resume.at("profile")) return "It is a content.json already.";
  if (isKnown(resume)) return undefined;
  return `It has none of the sections that JSON Resume knows: ${["basics", ...sectionNames].join(", ")}.`;
}

/**
 * Converts a JSON Resume to the text of a `content.json`, with notes on what was left out or changed. Pure.
 * @param resume plain JSON, or a tree of values with the locations of another file
 */
export function importResume(
  resume: unknown,
  {
    schema = "./schema/content.schema.json",
    language: wanted,
    url,
    https,
    isKnownForm = false,
    leftOut = [],
    pictures = new Map(),
  }: ImportOptions = {},
): ImportedResume {
  const given = resume instanceof Value ? resume : treeOf(resume);
  const { source, languages, first } = readInOneLanguage(given, wanted);
  const language = wanted ?? languages[0] ?? guessLanguage(source) ?? "en";
  const reading = new Reading(language, https);
  const known = understand(source);
  const root = new Part(reading, known.resume);
  // It names the résumé's schema, not the content's.
  root.take("$schema");
  const read = readEntries(root, pictures);
  const own = root.parts(ownSectionsName, "title").flatMap((part) => readOwnSection(part, pictures));
  const found = read.flatMap((section) => section.entities);
  const basics = root.part("basics", "name");
  const photo = takePhoto(basics, pictures);
  const { isNamed, profile, ...more } = readProfile(basics, {
    language,
    placeOf: (key) => known.resume.at("basics", key) ?? placeOf(source, "basics", key),
  });
  for (const { name, caution } of read) if (caution !== undefined) reading.note(placeOf(source, name), caution);
  const parts = { ...more, profile: { ...profile, photo }, sections: read, own };
  if (first)
    reading.note(
      first,
      `has texts in ${languages.join(", ")}; those in ${language} were read. For others: --language.`,
    );
  const content = layOutSite(parts, { schema, language, url });
  const left = listLeaves(known.resume, "", reading.taken);
  const written = listLeaves(source);
  const unknown = describeUnknown(known.unknown, source, written.filled);
  const hidden = known.hidden.flatMap((entry) => listLeaves(entry).filled);
  const lost = [left.filled.filter(({ path }) => !formPaths.test(path)), unknown.filled, hidden, leftOut].flat();
  const empty = new Set([...left.empty, ...unknown.empty].map(({ value }) => value));
  return {
    text: formatJson(content),
    notes: [
      ...(isKnownForm ? [] : known.renamed),
      ...known.notes,
      ...reading.notes,
      ...left.filled.map((leaf) => (isPicture(leaf.path) ? describePicture(leaf) : notImported(leaf))),
      ...unknown.notes,
      ...known.hidden.map(({ place }) => ({ path: place, message: "is hidden there, and was left out." })),
      ...leftOut,
    ],
    empty: written.empty.flatMap(({ value }) => (empty.has(value) ? value.place : [])),
    pages: content.pages.length,
    entries: [...found, ...own.flatMap((section) => section.entities)].length,
    secured: reading.secured ?? 0,
    language,
    isNamed,
    pictures: listPictures(known.resume),
    account: own.find(({ repositories }) => repositories)?.account,
    values: { all: written.filled.length + leftOut.length, lost: lost.length + reading.lost },
  };
}

function describePicture({ path, value }: Leaf): Note {
  const shown = shorten(value);
  const place = path.startsWith("basics") ? '"profile" → "photo"' : "its entry";
  return {
    path: value.place,
    message: `is a picture elsewhere. Save it beside content.json, and name it in ${place}: ${shown}`,
    shared: {
      said: "are pictures elsewhere. Save them beside content.json, and name them in their entries",
      value: shown,
    },
  };
}

/** Reads all known sections. Returns those with entries, the most telling kinds first. */
function readEntries(resume: Part, pictures: PictureNames): ReadSection[] {
  const sections = sectionNames.flatMap((name) =>
    Object.values(entities).flatMap(({ resume: { [name]: section } }) => {
      if (!section) return [];
      const { bareText, layout = {}, caution } = section;
      const parts = resume.parts(name, bareText).filter((part) => name !== "references" || isTestimonial(part));
      const found = parts.flatMap((part) => readEntity(part, section, pictures));
      const [first] = found;
      return first ? [{ name, layout, caution, type: first.type, entities: found }] : [];
    }),
  );
  return byRank(sections);
}

/** Reads a section with the owner's title. Its entries are read as projects. */
function readOwnSection(part: Part, pictures: PictureNames): OwnSection[] {
  const title = part.text("title");
  if (title === undefined) return [];
  const section = {
    title,
    paragraphs: part.sentences("paragraphs"),
    points: part.sentences("points"),
    account: part.text("account"),
    repositories: Number(part.text("repositories")) || undefined,
    entities: [
      ...part.parts("jobs", "position").flatMap((job) => readEntity(job, entities.experience.resume.work, pictures)),
      ...part
        .parts("entries", "name")
        .flatMap((entry) => readEntity(entry, entities.project.resume.projects, pictures)),
    ],
  };
  return layOutOwnSection(section).length > 0 ? [section] : [];
}

/** False if a reference says only that it is available on request; it is then left out. */
function isTestimonial(part: Part): boolean {
  if (!isOnRequest(part.peek("reference") ?? part.peek("name") ?? "")) return true;
  part.drop("says that it may be asked for, and nothing that a site could show; it was left out");
  return false;
}

/** Reads an entry as an entity. An entry without a possible title is reported and left out. */
function readEntity(
  part: Part,
  section: { read: (part: Part) => Entity | undefined } | undefined,
  pictures: PictureNames,
): Entity[] {
  const entity = section?.read(part);
  if (entity) return [addPicture(addLinks(entity, part), part, pictures)];
  if (!part.isEmpty) part.note("says nothing that could be its title, so it can't be shown.");
  return [];
}
