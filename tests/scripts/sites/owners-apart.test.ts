import { cp, link, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { renderCardPhoto } from "../../../scripts/lib/outputs/images/card-photo.ts";
import { listJobs } from "../../../scripts/lib/sites/list-jobs.ts";
import { contentOf, makeTwoOwners, publishedFiles, secret } from "./two-owners.ts";

let host: string;
let asha: string;
let bela: string;
beforeAll(async () => {
  ({ host, asha, bela } = await makeTwoOwners());
});
afterAll(() => rm(host, { recursive: true }));

describe("an owner's folder", () => {
  const files = ["assets/own.png", "private.png"].map((src) => ({ type: "image", src, alt: "A view" }));

  it("may itself be a link, as to another disk", async () => {
    const named = join(host, "named");
    await symlink(asha, named);
    await writeFile(join(asha, "content.json"), JSON.stringify(contentOf("Asha", ...files)));
    const loaded = await loadContent(join(named, "content.json"), { isConfined: true });
    expect(loaded.content).toBeDefined();
    expect(publishedFiles(loaded)).toEqual([join(asha, "private.png"), join(asha, "private.png")]);
  });

  it("may keep its content behind a link of its own, as volumes of Kubernetes do", async () => {
    await writeFile(join(asha, "deep/content.json"), JSON.stringify(contentOf("Asha", ...files)));
    await symlink("inner/content.json", join(asha, "kept.json"));
    expect((await loadContent(join(asha, "kept.json"), { isConfined: true })).content).toBeDefined();
  });

  it("has no CV that is a link to somebody else's", async () => {
    await symlink("../bela/private.pdf", join(asha, "cv.pdf"));
    const content = contentOf("Asha", { type: "contact", cvLabel: "Download my CV" });
    await writeFile(
      join(asha, "content.json"),
      JSON.stringify({ ...content, profile: { ...content.profile, phone: "+91 00000 00000" } }),
    );
    const loaded = await loadContent(join(asha, "content.json"));
    expect(loaded.content).toBeUndefined();
    expect(publishedFiles(loaded)).toEqual([]);
    const told = loaded.diagnostics.filter(({ code }) => code === "missing-cv");
    expect(told).toMatchObject([
      { pointer: "/pages/0/blocks/0/cvLabel", message: expect.stringContaining("out of the folder") },
    ]);
  });

  it("holds the typefaces of no one: letters come from the packages of those who build", async () => {
    const installed = createRequire(import.meta.url).resolve("@fontsource-variable/newsreader/package.json");
    await cp(dirname(installed), join(asha, "node_modules/@fontsource-variable/literata"), { recursive: true });
    const content = { ...contentOf("Asha", ...files), theme: { fonts: { text: "literata" } } };
    await writeFile(join(asha, "content.json"), JSON.stringify(content));
    const { diagnostics } = await loadContent(join(asha, "content.json"));
    expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining('"literata" is not installed')]);
  });

  it("is left by a file that has a name in it and another one outside: no system tells such a one from others", async () => {
    await link(join(bela, "private.pdf"), join(asha, "same.pdf"));
    const content = contentOf("Asha", { type: "hero", actions: [{ label: "Thesis", to: "same.pdf" }] });
    await writeFile(join(asha, "content.json"), JSON.stringify(content));
    const { linked } = await loadContent(join(asha, "content.json"));
    expect([...linked.keys()]).toEqual(["same.pdf"]);
  });
});

describe("content of many owners", () => {
  beforeAll(async () => {
    await writeFile(join(bela, "content.json"), `{ "version": "${secret}" }`);
    await mkdir(join(host, "sites/thief"));
    await symlink("../bela/content.json", join(host, "sites/thief/content.json"));
  });

  it("is not read where it is a link to somebody else's, and no message mentions it", async () => {
    const file = join(host, "sites/thief/content.json");
    const { content, diagnostics } = await loadContent(file, { isConfined: true });
    expect(content).toBeUndefined();
    expect(diagnostics.map(({ code, line, message }) => ({ code, line, message }))).toEqual([
      {
        code: "file-unreadable",
        line: 1,
        message: `${file} can't be read (it is a link to a file outside its folder, which may be somebody else's).`,
      },
    ]);
    expect(JSON.stringify(diagnostics)).not.toContain(secret);
  });

  it("is found by a pattern in folders that are links where one asterisk matches them", async () => {
    await symlink(asha, join(host, "named-by-asterisk"));
    const { jobs } = await listJobs(join(host, "named-*/content.json"), join(host, "out"), { index: 1, count: 1 });
    expect(jobs).toEqual([
      {
        file: join(host, "named-by-asterisk/content.json"),
        out: join(host, "out/named-by-asterisk"),
        isConfined: true,
      },
    ]);
  });

  it("is found by two asterisks only where no link leads to it", async () => {
    const { jobs } = await listJobs(join(host, "sites/**/content.json"), join(host, "out"), { index: 1, count: 1 });
    expect(jobs.map(({ file }) => file)).toEqual(
      ["asha/content.json", "asha/deep/content.json", "bela/content.json"].map((file) => join(host, "sites", file)),
    );
  });
});

describe("a drawing", () => {
  const inside: [way: string, ref: string][] = [
    ["two dots", "../bela/private.png"],
    ["a linked file", "linked.png"],
    ["a linked folder", "beside/private.png"],
  ];

  it.each(inside)("shows nothing of somebody else's where it is painted as a photo: by %s", async (_way, ref) => {
    expect(await paint(ref)).toBe(await paint("missing.png"));
  });

  it("shows what lies in its own folder", async () => {
    expect(await paint("private.png")).not.toBe(await paint("missing.png"));
  });

  let drawings = 0;
  async function paint(ref: string): Promise<string> {
    // What is drawn from one file is remembered.
    drawings += 1;
    const file = join(asha, `drawing-${drawings}.svg`);
    await writeFile(
      file,
      `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><image href="${ref}" width="40" height="30"/></svg>`,
    );
    return renderCardPhoto({ file, digest: "" });
  }
});
