import { chmod, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { hashText } from "../../../scripts/lib/edit/file-history.ts";
import { content, EditedSite, roles } from "./edited-site.ts";

let site: EditedSite;
beforeEach(async () => {
  site = await EditedSite.make();
});
afterEach(() => site.end());

describe("an edit", () => {
  it("is in the journal before it is answered, and in the file after a rest", async () => {
    const text = content.replace("Ada", "Ada Lovelace");
    expect(await site.send(["Ada", "Ada Lovelace"])).toEqual({
      files: [{ path: "content.json", hash: hashText(text) }],
      conflicts: [],
    });
    expect(await site.restorable()).toContain(text);
    expect(await site.onDisk()).toBe(content);
    await site.untilSaved(text);
    await vi.waitFor(() => expect(site.session.isPending("content.json")).toBe(false), { timeout: 20_000 });
  });

  it("stays in the journal while its text can't be parsed, also over a restart", async () => {
    await site.send(['"Ada"', '"Ada']);
    await vi.waitFor(() => expect(site.session.troubles.get("content.json")?.reason).toBe("unparsable"), {
      timeout: 20_000,
    });
    await site.restart();
    expect(site.textOf()).toBe(content.replace('"Ada"', '"Ada'));
    expect(await site.onDisk()).toBe(content);
    await site.send(['"Ada', '"Ada!"']);
    await site.untilSaved(content.replace("Ada", "Ada!"));
    expect([...site.session.troubles]).toEqual([]);
  });

  it("on an older text is merged, and answered with the new text", async () => {
    const of = site.textOf();
    await site.send(["Ada", "Grace"]);
    const text = content.replace("Ada", "Grace").replace("two", "due");
    expect(await site.send(["two", "due"], { of })).toEqual({
      files: [{ path: "content.json", hash: hashText(text), text }],
      conflicts: [],
    });
  });

  it("of a value that was changed since is kept aside until the owner decides, also over a restart", async () => {
    const of = site.textOf();
    await site.send(["Ada", "Grace"]);
    const { files, conflicts } = await site.send(["Ada", "Mary"], { of });
    expect(files[0]?.text).toBe(content.replace("Ada", "Grace"));
    expect(conflicts).toMatchObject([{ file: "content.json", pointer: "/title", mine: '"Mary"', theirs: '"Grace"' }]);
    await site.restart();
    expect([...site.session.state.conflicts.values()]).toEqual(conflicts);
    expect(await site.restorable()).toContain(content.replace("Ada", "Mary"));
    await site.session.edit({ edits: [], label: "", settled: conflicts.map(({ id }) => id) });
    expect([...(await site.restart()).state.conflicts]).toEqual([]);
  });

  it("on a text that no one knows is refused, and kept", async () => {
    const edits = [{ file: "content.json", base: "0", changes: [{ start: 0, end: 0, text: "a thought" }] }];
    await expect(site.session.edit({ edits, label: "" })).rejects.toMatchObject({ code: "unknown-base", status: 409 });
    expect(await site.restorable()).toContain("a thought");
  });

  it("of a file that the content doesn't have is refused, whatever its path", async () => {
    await writeFile(join(site.folder, "other.json"), "{}");
    for (const path of [
      "../other.json",
      join(site.folder, "other.json"),
      "posts",
      "posts/../content.json",
      "__proto__",
    ]) {
      const edits = [{ file: path, base: hashText("{}"), changes: [] }];
      await expect(site.session.edit({ edits, label: "" })).rejects.toMatchObject({ code: "unknown-file" });
    }
  });

  it("keeps a file's permissions", async () => {
    await chmod(join(site.root, "content.json"), 0o640);
    await site.send(["Ada", "Grace"]);
    await site.untilSaved(content.replace("Ada", "Grace"));
    if (process.platform !== "win32") expect((await stat(join(site.root, "content.json"))).mode & 0o777).toBe(0o640);
  });
});

describe("undoing", () => {
  it("restores every byte, edit by edit, also after a restart, and makes them again", async () => {
    const texts = [site.textOf()];
    for (const [from, to] of [
      ["Ada", "Grace"],
      ["two", "due"],
      ["Grace", "Mary"],
    ] as const) {
      await site.send([from, to]);
      texts.push(site.textOf());
    }
    await site.restart();
    for (const text of texts.slice(0, -1).reverse()) {
      const { files } = await site.session.step("undo");
      expect(files).toEqual([{ path: "content.json", hash: hashText(text), text }]);
    }
    expect(await site.session.step("undo")).toEqual({ files: [], conflicts: [] });
    await site.untilSaved(content);
    for (const text of texts.slice(1)) expect((await site.session.step("redo")).files[0]?.text).toBe(text);
  });

  it("takes back what was typed in one field at once, and edits of several files together", async () => {
    for (const [from, to] of [
      ["Ada", "A"],
      ['"A"', '"An"'],
      ['"An"', '"Ann"'],
    ] as const)
      await site.send([from, to], { group: "title" });
    const posts = site.textOf("posts/first.md");
    const splice = (text: string) => [{ start: text.length, end: text.length, text: "\n" }];
    const edits = [...roles.keys()].map((file) => ({
      file,
      base: hashText(site.textOf(file)),
      changes: splice(site.textOf(file)),
    }));
    await site.session.edit({ edits, label: "Add lines" });
    expect((await site.session.step("undo")).files.map(({ text }) => text)).toEqual([
      content.replace("Ada", "Ann"),
      posts,
    ]);
    expect((await site.session.step("undo")).files.map(({ text }) => text)).toEqual([content]);
  });

  it("keeps what others changed since, and changes nothing if they changed the same value", async () => {
    await site.send(["Ada", "Grace"]);
    await site.untilSaved(content.replace("Ada", "Grace"));
    await site.write(content.replace("Ada", "Grace").replace("two", "due"));
    await site.session.takeIn();
    expect((await site.session.step("undo")).files[0]?.text).toBe(content.replace("two", "due"));
    await site.session.step("redo");
    await site.untilSaved(content.replace("Ada", "Grace").replace("two", "due"));
    await site.write(content.replace("Ada", "Mary"));
    await site.session.takeIn();
    expect(await site.session.step("undo")).toMatchObject({
      files: [],
      conflicts: [{ pointer: "/title", theirs: '"Mary"' }],
    });
    expect(site.textOf()).toBe(content.replace("Ada", "Mary"));
  });

  it("passes over a step that others overwrote, and takes back the one before it with the next call", async () => {
    await site.send(["two", "due"]);
    await site.send(["Ada", "Grace"]);
    await site.untilSaved(content.replace("two", "due").replace("Ada", "Grace"));
    await site.write(content.replace("two", "due").replace("Ada", "Mary"));
    await site.session.takeIn();
    expect((await site.session.step("undo")).conflicts).toHaveLength(1);
    expect((await site.session.step("undo")).files[0]?.text).toBe(content.replace("Ada", "Mary"));
  });

  it("never makes a file again that can't be read, though an edit mended what another program broke", async () => {
    await site.send(["Ada", "Grace"]);
    const edited = content.replace("Ada", "Grace");
    await site.untilSaved(edited);
    const broken = edited.replace('"one",', '"one"');
    await site.write(broken);
    await site.session.takeIn();
    await site.send(['"one"', '"one",'], { of: broken });
    await site.untilSaved(edited);
    expect((await site.session.step("undo")).files[0]?.text).toBe(content);
    expect(await site.session.step("redo")).toMatchObject({ files: [{ text: edited }] });
  });
});
