import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { jsonSchema } from "../../support/validators.ts";
import { type BuiltSite, buildDraft, type Draft, pagesOf, readHead } from "./site.ts";

/** What each switch turns off: files, and what heads say of them. */
const outputs = {
  socialImages: { files: /^assets\/share-.*\.png$/, head: /og:image|twitter:card/ },
  structuredData: { files: undefined, head: /application\/ld\+json/ },
  sitemap: { files: /^(?:sitemap\.xml|robots\.txt)$/, head: undefined },
  feeds: { files: /^(?:rss|atom)\.xml$/, head: /(?:rss|atom)\.xml/ },
  bibtex: { files: /^papers\/publications\.bib$/, head: undefined },
  manifest: {
    files: /^(?:manifest\.webmanifest|(?:icon|apple-touch-icon).*\.png)$/,
    head: /rel="(?:manifest|apple-touch-icon)"/,
  },
  contactCard: { files: /\.vcf$/, head: /contact\.vcf/ },
  resume: { files: /^resume\.json$/, head: /resume\.json/ },
  markdown: { files: /^llms\.txt$|(?:^|\/)index\.md$/, head: /index\.md/ },
  plainText: { files: /^portfolio\.(?:txt|md)$/, head: /portfolio\.(?:txt|md)/ },
} as const;

/** Of feeds there are none without posts, and of publications none without a file of them. */
function addLists(draft: Draft): void {
  const post = { path: "/notes/first", title: "First", date: "2025-06-30", body: "Words." };
  draft.pages.push({ path: "/notes", title: "Notes", blocks: [{ type: "post-list", posts: [post] }] });
  const papers = { type: "publications", source: "papers.bib" };
  draft.pages.push({ path: "/papers", title: "Papers", blocks: [papers] });
}

const beside = { "papers.bib": "@misc{a, title = {A}}\n@misc{b, title = {B}}\n" };

let whole: BuiltSite;
beforeAll(async () => {
  whole = await buildDraft(addLists, beside);
});

const textsOf = (site: BuiltSite) => Promise.all(pagesOf(site).map((file) => site.read(file)));

it("every switch that content has is tried here", () => {
  const { site } = jsonSchema.properties ?? {};
  const { outputs: known } = (typeof site === "object" && site.properties) || {};
  const { note: _note, ...switches } = (typeof known === "object" && known.properties) || {};
  expect(Object.keys(switches).toSorted()).toEqual(Object.keys(outputs).toSorted());
});

describe.each(Object.entries(outputs))("without %s", (name, { files, head }) => {
  it("its files and all that heads say of them are gone, and nothing else is", async () => {
    const site = await buildDraft((draft) => {
      addLists(draft);
      draft.site["outputs"] = { [name]: false };
    }, beside);
    const isGone = (file: string) => files?.test(file) ?? false;
    if (files) expect(whole.files.filter(isGone).length).toBeGreaterThan(0);
    expect(site.files).toEqual(whole.files.filter((file) => !isGone(file)));
    for (const html of await textsOf(whole)) if (head) expect(html).toMatch(head);
    for (const html of await textsOf(site)) if (head) expect(html).not.toMatch(head);
  });
});

it("with everything off, a page still has its title, description, canonical address and what apps show", async () => {
  const site = await buildDraft((draft) => {
    draft.site["outputs"] = Object.fromEntries(Object.keys(outputs).map((name) => [name, false]));
  });
  const head = readHead(await site.read("about/index.html"));
  expect(head.title).toBe("About me · Your Name — Portfolio");
  expect(head.links("canonical")).toHaveLength(1);
  expect(head.meta("og:title")).toEqual([head.title]);
  expect(head.links("alternate")).toEqual([]);
});

it("the same content makes the same bytes", async () => {
  const again = await buildDraft(addLists, beside);
  const digest = async (site: BuiltSite, file: string) =>
    createHash("sha256")
      .update(await readFile(join(site.folder, file)))
      .digest("hex");
  expect(again.files).toEqual(whole.files);
  for (const file of again.files) expect([file, await digest(again, file)]).toEqual([file, await digest(whole, file)]);
});
