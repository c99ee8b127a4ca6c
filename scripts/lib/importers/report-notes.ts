import { groupBy } from "../../../schema/source/group-by.ts";
import { makeVisible } from "../cli/reporters/display.ts";
import type { ImportedResume } from "./json-resume/import-resume.ts";
import type { Note } from "./json-resume/reading.ts";
import { joinPlaces } from "./tree/settle.ts";

/** Up to this number, equal notes are printed one by one. */
const few = 2;

/** The differing parts of equal notes: JSON values, which may be truncated; addresses; numbers and dates. */
const values = /"(?:[^"\\]|\\.)*(?:"|…)|https?:\/\/[^\s]*[^\s.,;:)]|\d+(?:[-.]\d+)*/g;

/** Formats notes, one a line. Notes that differ only in their values share a line. */
export function reportNotes({ notes, empty }: Pick<ImportedResume, "notes" | "empty">): string {
  const groups = groupBy(notes, ({ message, shared }) =>
    shared ? `${shared.said} ${shared.of ?? ""}` : message.replace(values, "…"),
  );
  const lines = [...groups.values()].flatMap((group) =>
    group.length > few ? [joinNotes(group)] : group.map(writeNote),
  );
  if (empty.length > 0) lines.push(`Empty in the résumé, and left out: ${empty.join(", ")}`);
  return lines.map((line) => `${makeVisible(line)}\n`).join("");
}

function writeNote({ path, message }: Note): string {
  return `${path}: ${message}`;
}

function joinNotes(notes: readonly Note[]): string {
  // In a list or a table, the field says more than the entry's index.
  const places = notes.map(({ path }) => path.replace(/\[[0-9]+\]/g, "[*]").replace(/, line [0-9]+/, ""));
  const said = notes[0]?.shared ? joinShared(notes) : joinMessages(notes);
  return `${joinPlaces([...new Set(places)])}: ${notes.length} ${said}`;
}

function joinShared(notes: readonly Note[]): string {
  const shared = notes.flatMap((note) => note.shared ?? []);
  return `${shared[0]?.said}: ${listOnce(shared.map(({ value }) => value))}`;
}

/**
 * Joins messages that differ only in values. Each value is replaced by the list of all values in its position. If
 * several positions differ, repeated values are kept, so that the lists correspond.
 */
function joinMessages(notes: readonly Note[]): string {
  const found = notes.map(({ message }) => message.match(values) ?? []);
  const places = found[0]?.map((_, index) => found.flatMap((list) => list[index] ?? [])) ?? [];
  const differing = places.filter((texts) => new Set(texts).size > 1);
  const shown = places.map((texts) =>
    differing.length > 1 && differing.includes(texts) ? texts.join(", ") : listOnce(texts),
  );
  return `times: ${notes[0]?.message.replace(values, () => shown.shift() ?? "")}`;
}

function listOnce(texts: readonly string[]): string {
  return [...new Set(texts)].join(", ");
}
