import { joinPath, type Leaf, listLeaves, type Value } from "../../tree/value.ts";
import { type Note, notImported } from "../reading.ts";

/**
 * Describes values with unknown names. A large section of the résumé gets one note, all others a note for each value.
 * @param leaves all of the résumé, with their paths
 */
export function describeUnknown(values: readonly Value[], resume: Value, leaves: readonly Leaf[]) {
  const paths = new Map(leaves.map(({ value, path }) => [value, path]));
  const sections = new Map([...resume.fields].map(([key, value]) => [value, joinPath("", key)]));
  /** True if a value is a section of the résumé that has children. */
  const isSection = (value: Value) => (value.isList || value.isObject) && /^[^.[]*$/.test(sections.get(value) ?? ".");
  const found = values.map((value) => {
    const { filled, empty } = listLeaves(value);
    // Switches say nothing of a person.
    return { value, empty, filled: filled.filter((leaf) => typeof leaf.value.content !== "boolean") };
  });
  const filled = found.flatMap((one) => one.filled.map(({ value }) => ({ value, path: paths.get(value) ?? "" })));
  return {
    filled,
    empty: found.flatMap(({ empty }) => empty),
    notes: found.flatMap((one): Note[] =>
      isSection(one.value) && one.filled.length > few
        ? [describeSection(one.value, one.filled.length)]
        : one.filled.map(({ value }) => notImported({ value, path: paths.get(value) ?? "" })),
    ),
  };
}

/** Up to this number, a section's values are reported one by one. */
const few = 5;

function describeSection({ place, isList, children }: Value, values: number): Note {
  const count = isList ? children.length : values;
  const [one, more] = isList ? ["entry", "entries"] : ["value", "values"];
  return { path: place, message: `${count} ${count === 1 ? one : more}, not known; nothing of it is in the content.` };
}
