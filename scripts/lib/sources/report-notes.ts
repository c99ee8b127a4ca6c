import { makeVisible } from "../cli/reporters/display.ts";
import type { ImportedResume } from "./json-resume/import-resume.ts";
import type { Note } from "./json-resume/reading.ts";
import { joinPlaces } from "./placed/to-resume.ts";

/** So many notes of the same are told one by one. */
const few = 2;

/**
 * What has no place in content or was read otherwise than it is written, a line for each; where the same is to be said of
 * many values, one for all of them.
 */
export function reportNotes({ notes, empty }: Pick<ImportedResume, "notes" | "empty">): string {
  const groups = new Map<string, Note[]>();
  for (const note of notes) {
    const { path, message, shared } = note;
    const key = shared ? `${shared.said} ${shared.of ?? ""}` : `${path}: ${message}`;
    groups.set(key, [...(groups.get(key) ?? []), note]);
  }
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
  // In a list or a table, which of its entries it is says less than which of their fields.
  const places = notes.map(({ path }) => path.replace(/\[[0-9]+\]/g, "[*]").replace(/, line [0-9]+/, ""));
  const values = notes.flatMap(({ shared }) => shared?.value ?? []);
  const [{ shared } = { shared: undefined }] = notes;
  return `${joinPlaces([...new Set(places)])}: ${notes.length} ${shared?.said}: ${[...new Set(values)].join(", ")}`;
}
