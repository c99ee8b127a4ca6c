import { expect, it } from "vitest";
import { applySplices } from "../../../schema/source/edited.ts";
import type { EditorFile } from "../../../src/editor/editor-state.ts";
import { restoreMine } from "../../../src/editor/waiting.ts";

const text = "---\ntitle: Lamps\n---\nLight is cheap.\n";
const post: EditorFile = { path: "lamps.md", role: "post", text, hash: "", isPending: false };

function keepMine(theirs?: string): string {
  const [change] = restoreMine({ id: "1", file: post.path, mine: "Light is dear.", theirs, base: "Light." }, post);
  return applySplices(text, change?.edited.splices ?? []);
}

it("my side of a passage takes the place of the others', and goes to the end where theirs is gone", () => {
  expect(keepMine("Light is cheap.")).toBe("---\ntitle: Lamps\n---\nLight is dear.\n");
  for (const gone of [undefined, "", "Light is free."]) expect(keepMine(gone)).toBe(`${text}\nLight is dear.`);
});
