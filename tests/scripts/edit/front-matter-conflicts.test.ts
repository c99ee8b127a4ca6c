import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { EditAnswer, OpenAnswer } from "../../../src/editor/protocol.ts";
import { ServedEditor, texts } from "./served-editor.ts";

const file = "posts/first.md";
const base = { title: "First", date: "2026-01-02" };

let served: ServedEditor;
beforeAll(async () => {
  served = await ServedEditor.start();
  await served.call("open", {});
});
afterAll(() => served.end());

const open = () => served.call<OpenAnswer>("open", {});
const textNow = async () => (await open()).files.find(({ path }) => path === file)?.text;

it("A key of front matter that was changed in the file meanwhile is a conflict; the other keys are changed", async () => {
  const theirs = texts[file]?.replace("First", "Theirs") ?? "";
  await writeFile(join(served.site, file), theirs);
  await open();
  const { conflicts } = await served.call<EditAnswer>("frontMatter", {
    file,
    base,
    value: { title: "Mine", date: "2026-01-03" },
    label: "Title",
  });
  expect(conflicts).toEqual([
    { id: expect.any(String), file, pointer: "/title", base: '"First"', mine: '"Mine"', theirs: '"Theirs"' },
  ]);
  expect(await textNow()).toBe(theirs.replace("01-02", "01-03"));
  expect((await open()).conflicts).toEqual(conflicts);

  await served.call("frontMatter", {
    file,
    base: { title: "Theirs", date: "2026-01-03" },
    value: { title: "Mine", date: "2026-01-03" },
    label: "Keep mine",
    settled: conflicts.map(({ id }) => id),
  });
  expect(await textNow()).toBe(theirs.replace("01-02", "01-03").replace("Theirs", "Mine"));
  expect((await open()).conflicts).toEqual([]);
});
