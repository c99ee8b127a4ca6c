import { mkdir, readdir, readFile, rename, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { set } from "../../../schema/source/edits.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { hashText } from "../../../scripts/lib/edit/file-history.ts";
import { tries } from "../../support/chance.ts";
import { content, EditedSite, post, roles } from "./edited-site.ts";

let site: EditedSite;
beforeEach(async () => {
  site = await EditedSite.make();
});
afterEach(() => site.end());

describe("a change from outside", () => {
  it("is taken in, and merged with what isn't saved yet", async () => {
    await site.send(["Ada", "Grace"]);
    await site.write(content.replace("two", "due"));
    await site.session.takeIn();
    expect(site.textOf()).toBe(content.replace("Ada", "Grace").replace("two", "due"));
    await site.untilSaved(site.textOf());
  });

  it("that no one noticed is never overwritten", async () => {
    await site.send(["Ada", "Grace"]);
    await site.write(content.replace("two", "due"));
    await site.untilSaved(content.replace("Ada", "Grace").replace("two", "due"));
  });

  it("made while the program wasn't running is merged with what the journal has", async () => {
    await site.send(["One", "My"], { path: "posts/first.md" });

    await site.write(post.replace("Another", "A second"), "posts/first.md");
    await site.restart();
    await site.untilSaved(post.replace("Another", "A second").replace("One", "My"), "posts/first.md");
  });

  it("of the same value is kept, with the editor's beside it", async () => {
    await site.send(["Ada", "Grace"]);
    await site.write(content.replace("Ada", "Mary"));
    await site.session.takeIn();
    expect(site.textOf()).toBe(content.replace("Ada", "Mary"));
    expect([...site.session.state.conflicts.values()]).toMatchObject([
      { mine: '"Grace"', theirs: '"Mary"', base: '"Ada"' },
    ]);
    expect(await site.restorable()).toContain(content.replace("Ada", "Grace"));
  });

  it("is taken in whole, though it is written in steps", async () => {
    const writing = (async () => {
      await site.write("");
      await wait(15);
      await site.write(content.replace("Ada", "Mary"));
    })();
    await wait(5);
    await site.session.takeIn();
    await writing;
    await site.session.takeIn();
    expect(await site.restorable()).not.toContain("");
    expect(site.textOf()).toBe(content.replace("Ada", "Mary"));
  });
});

describe("links", () => {
  it("of files and folders aren't followed", async () => {
    await writeFile(join(site.folder, "secret.md"), "Secret.\n");
    await symlink(join(site.folder, "secret.md"), join(site.root, "linked.md"));
    await mkdir(join(site.folder, "elsewhere"));
    await writeFile(join(site.folder, "elsewhere/first.md"), post);
    await symlink(join(site.folder, "elsewhere"), join(site.root, "away"));
    await site.session.include(new Map([...roles, ["linked.md", "text"], ["away/first.md", "post"]]));
    expect([...site.session.readOnly.keys()]).toEqual(["linked.md", "away/first.md"]);
    for (const file of ["linked.md", "away/first.md"]) {
      const edits = [{ file, base: hashText(post), changes: [] }];
      await expect(site.session.edit({ edits, label: "" })).rejects.toMatchObject({
        code: expect.stringMatching(/read-only|unknown-file/),
      });
    }
  });

  it("that take a file's or a folder's place later get nothing", async () => {
    await writeFile(join(site.folder, "target.json"), content);
    await mkdir(join(site.folder, "elsewhere"));
    await writeFile(join(site.folder, "elsewhere/first.md"), post);
    await site.send(["Ada", "Grace"]);
    await site.send(["One", "My"], { path: "posts/first.md" });
    await rm(join(site.root, "content.json"));
    await symlink(join(site.folder, "target.json"), join(site.root, "content.json"));
    await rm(join(site.root, "posts"), { recursive: true });
    await symlink(join(site.folder, "elsewhere"), join(site.root, "posts"));
    await vi.waitFor(
      () => expect([...site.session.troubles.keys()].sort()).toEqual(["content.json", "posts/first.md"]),
      {
        timeout: 20_000,
      },
    );
    expect(await readFile(join(site.folder, "target.json"), "utf8")).toBe(content);
    expect(await readFile(join(site.folder, "elsewhere/first.md"), "utf8")).toBe(post);
    await expect(site.send(["Grace", "Mary"])).rejects.toMatchObject({ code: "read-only" });
  });
});

describe("the journal", () => {
  it("is read past lines that were cut off, and removed after thirty days", async () => {
    await site.send(["Ada", "Grace"]);
    const [name = ""] = await readdir(site.journal);
    const text = await readFile(join(site.journal, name), "utf8");
    await writeFile(join(site.journal, name), `${text}{"kind":"edit","label":"half\n\0\0\0`);
    await site.restart();
    expect(site.textOf()).toBe(content.replace("Ada", "Grace"));
    const old = new Date(Date.now() - 31 * 24 * 3_600_000);
    await utimes(join(site.journal, name), old, old);
    await site.restart();
    expect(await readdir(site.journal)).not.toContain(name);
  });

  it("begins a new file after many edits, not after long texts, and needs no earlier one", async () => {
    const long = content.replace("Ada", "a".repeat(1_200_000));
    await site.write(long);
    await site.restart();
    for (const [from, to] of [
      ["one", "uno"],
      ["two", "due"],
    ] as const)
      await site.send([from, to]);
    expect(await readdir(site.journal)).toHaveLength(1);
    await site.send(["uno", "1".repeat(1_100_000)]);
    await site.send(["due", "2"]);
    const [first = "", ...others] = (await readdir(site.journal)).sort();
    expect(others).toHaveLength(1);
    const text = site.textOf();
    await rm(join(site.journal, first));
    expect((await site.restart()).state.files.get("content.json")?.history.text).toBe(text);
  });

  it("that can't be written is reported, and typing goes on", async () => {
    await writeFile(site.journal, "a file is in the folder's place");
    await site.send(["Ada", "Grace"]);
    expect(site.session.troubles.get("")).toMatchObject({ reason: "disk" });
    await rm(site.journal);
    await site.send(["two", "due"]);
    expect(site.session.troubles.get("")).toBeUndefined();
    expect(await site.restorable()).toContain(content.replace("Ada", "Grace"));
  });
});

it("loses no text that it was sent, by two clients and a file editor at once", async () => {
  const outside = fc.record({ who: fc.constant("file" as const), key: fc.nat(3), word: fc.nat(99) });
  const typed = fc.record({ who: fc.constantFrom("one" as const, "two" as const), key: fc.nat(3), word: fc.nat(99) });
  const act = fc.oneof(outside, typed, typed, fc.constantFrom({ who: "undo" as const }, { who: "wait" as const }));
  const first = `{\n  "k0": "none",\n  "k1": "none",\n  "k2": "none",\n  "k3": "none"\n}\n`;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 5, maxLength: 12 }), async (acts) => {
      const site = await EditedSite.make(first);
      const seen = { one: first, two: first };
      const sent: string[] = [];
      const change = (text: string, key: number, word: string) => set(new JsonText("", text), `/k${key}`, word);
      for (const act of acts) {
        if (act.who === "undo") await site.session.step("undo");
        else if (act.who === "wait") await wait(20);
        else if (act.who === "file") {
          const { text } = change(await site.onDisk(), act.key, `file ${act.word}`).source;
          await writeFile(join(site.root, "content.json.new"), text);
          await rename(join(site.root, "content.json.new"), join(site.root, "content.json"));
        } else {
          const { splices, source } = change(seen[act.who], act.key, `${act.who} ${act.word}`);
          sent.push(source.text);
          const edits = [{ file: "content.json", base: hashText(seen[act.who]), changes: splices }];
          const { files } = await site.session.edit({ edits, label: "Type" });
          seen[act.who] = files[0]?.text ?? source.text;
        }
      }
      await site.session.takeIn();
      await site.session.close();
      const texts = await site.restorable();
      for (const text of sent) if (!texts.has(text)) expect([...texts]).toContain(text);
      expect(await site.onDisk()).toBe(site.textOf());
      await site.end();
    }),
    tries(12),
  );
});
