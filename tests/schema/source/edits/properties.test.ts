import fc from "fast-check";
import { expect, it } from "vitest";
import { EditError } from "../../../../schema/source/edit-error.ts";
import { applySplices, type Edited, makeTogether } from "../../../../schema/source/edited.ts";
import { insert, move, remove, rename, set, wrap } from "../../../../schema/source/edits.ts";
import { JsonText } from "../../../../schema/source/json-text.ts";
import { joinPointer } from "../../../../schema/source/location.ts";
import { findSlot } from "../../../../schema/source/slot.ts";
import { laidOut } from "../../../support/arbitrary/layout.ts";
import { tries } from "../../../support/chance.ts";
import { behind, choices, documents, type Edit, editValue } from "./edit-values.ts";

function editText(source: JsonText, edit: Edit): Edited | { refused: string } {
  try {
    switch (edit.kind) {
      case "set":
        return set(source, edit.at, edit.value);
      case "insert":
        return insert(source, edit.at, edit.value);
      case "remove":
        return remove(source, edit.at);
      case "move":
        return move(source, edit.at, edit.to);
      case "rename":
        return rename(source, edit.at, edit.name);
      case "wrap":
        return wrap(source, edit.at, edit.name, { [behind]: edit.value });
    }
  } catch (error) {
    if (error instanceof EditError) return { refused: error.code };
    throw error;
  }
}

const read = (text: string): unknown => JSON.parse(text.replace(/^\ufeff/, ""));
const isWritten = (line: string) => line.trim() !== "";
const linesOf = (text: string) => text.split("\n").filter(isWritten);

/** How many lines of each of two texts the other hasn't, in its order: those of the longest common part are the same. */
function countChanged(before: string[], after: string[]) {
  let lengths = after.map(() => 0);
  for (const line of before) {
    const row: number[] = [];
    for (const [index, other] of after.entries()) {
      const [left = 0, above = 0, corner = 0] = [row[index - 1], lengths[index], lengths[index - 1]];
      row.push(line === other ? corner + 1 : Math.max(left, above));
    }
    lengths = row;
  }
  const common = lengths.at(-1) ?? 0;
  return { before: before.length - common, after: after.length - common };
}

/** The lines of what an edit is about, as one text has it: the object or list around it where it is alone in that. */
function countLines(source: JsonText, pointer: string): number {
  const slot = findSlot(source, pointer === "" ? "/none" : pointer);
  const entry = pointer === "" ? source.root : slot?.entry;
  const { start, end } = entry && slot && slot.entries.length === 1 ? slot.parent : (entry ?? { start: 0, end: 0 });
  return linesOf(source.text.slice(start, end)).length;
}

/** A pointer to a list's end, `/-`, by its number: in a text to which the item has been added. */
function nameLast(source: JsonText, pointer: string): string {
  const slot = findSlot(source, pointer);
  return slot?.parent.kind === "array" && slot.name === "-" ? pointer.replace(/-$/, String(slot.index - 1)) : pointer;
}

const editsEach = 10;
const run = tries(125);

it("any edit makes JSON that is what it says, touches no other line, and is undone byte for byte", () => {
  const made = { set: 0, insert: 0, remove: 0, move: 0, rename: 0, wrap: 0, refused: 0 };
  fc.assert(
    fc.property(
      laidOut(documents),
      fc.array(choices, { minLength: editsEach, maxLength: editsEach }),
      (text, chosen) => {
        let source = new JsonText("content.json", text);
        for (const choose of chosen) {
          const document = read(source.text);
          const edit = choose(document);
          const expected = editValue(document, edit);
          const edited = editText(source, edit);
          if ("refused" in edited) {
            expect({ edit, ...edited }).toEqual({ edit, ...expected });
            made.refused += 1;
            continue;
          }
          const after = edited.source;
          // Keys are compared in their order, too.
          expect(JSON.stringify({ edit, value: read(after.text) })).toBe(JSON.stringify({ edit, ...expected }));
          expect(applySplices(after.text, edited.undo())).toBe(source.text);
          const changed = countChanged(linesOf(source.text), linesOf(after.text));
          const location = edit.kind === "move" ? edit.to : edit.at;
          const most = {
            before: countLines(source, edit.kind === "insert" ? "/none" : edit.at) + 2,
            after: countLines(after, edit.kind === "rename" ? "" : nameLast(after, location)) + 2,
          };
          if (changed.before > most.before || changed.after > most.after)
            expect({ text: source.text, edit, after: after.text, changed }).toEqual({ most });
          made[edit.kind] += 1;
          source = after;
        }
      },
    ),
    run,
  );
  const total = run.numRuns * editsEach;
  // Each is some five in a hundred.
  for (const count of Object.values(made)) expect(count / total).toBeGreaterThan(0.02);
});

/** The texts in a value, by their pointers. */
function listTexts(value: unknown, pointer = ""): string[] {
  if (typeof value === "string") return [pointer];
  const within = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return within.flatMap(([name, child]) => listTexts(child, pointer + joinPointer(name)));
}

it("edits made together have the same result as one after the other", () => {
  const keep = fc.infiniteStream(fc.boolean());
  fc.assert(
    fc.property(laidOut(documents), keep, (text, chosen) => {
      const source = new JsonText("content.json", text);
      const pointers = listTexts(read(text)).filter((pointer) => pointer !== "" && chosen.next().value);
      const edits = pointers.map((pointer) => (one: JsonText) => wrap(one, pointer, "en", { de: "anders" }));
      const together = makeTogether(source, edits);
      let after = source;
      for (const edit of edits) after = edit(after).source;
      expect(read(together.source.text)).toEqual(read(after.text));
      expect(applySplices(together.source.text, together.undo())).toBe(text);
    }),
    run,
  );
});
