import { childrenOf, type Field, keptName, listValues, type Note, noPlace } from "../reading.ts";

/** What is said of fields whose names nobody knows: a line for each part of the résumé, and for each field of an entry. */
export function describeUnknown(fields: readonly Field[]): { notes: Note[]; empty: string[]; values: number } {
  const parts = fields.flatMap((field) => (field.path === keptName ? childrenOf(field) : [field]));
  const found = parts.map((field) => ({ field, ...listValues(field) }));
  return {
    notes: found.flatMap(({ field, filled }) =>
      isPart(field) && filled.length > few ? describePart(field, filled) : filled.map(noPlace),
    ),
    empty: found.flatMap(({ empty }) => empty),
    values: found.reduce((sum, { filled }) => sum + filled.length, 0),
  };
}

/** So many values are told one by one, and so are those that readers of other forms have kept. */
const few = 5;

/** Whether a field is a section of the résumé, and has parts of its own. */
function isPart({ path, value }: Field): boolean {
  return typeof value === "object" && !/[.[]/.test(path);
}

function describePart({ path, value }: Field, filled: readonly Field[]): Note[] {
  const count = Array.isArray(value) ? value.length : filled.length;
  const [one, more] = Array.isArray(value) ? ["entry", "entries"] : ["value", "values"];
  return [{ path, message: `${count} ${count === 1 ? one : more}, not known; nothing of it is in the content.` }];
}
