import { citedFields } from "./checks/known-names.ts";
import { isForReaders } from "./read-note.ts";
import type { BibtexEntry } from "./scan-entries.ts";

/** An entry as others may copy it: short forms written out, what it has from another work within it. */
export function writeEntry({ type, key, fields }: BibtexEntry): string {
  const lines = [...fields]
    .filter(([name, { value }]) => citedFields.includes(name) || (name === "note" && isForReaders(value)))
    .map(([name, { value }]) => `  ${name} = {${value.replace(/\s+/g, " ").trim()}},\n`);
  return `@${type}{${key},\n${lines.join("")}}`;
}
