import { parse } from "parse5";
import { beforeAll, describe, expect, it } from "vitest";
import { formatDate } from "../../../schema/entities/dates.ts";
import { definitionOf } from "../../../schema/entities/index.ts";
import { type FilledEntity, fillEntities, type Said } from "../../support/arbitrary/filled-entities.ts";
import { readText } from "../../support/read-text.ts";
import { type BuiltSite, buildDraft, pagesOf, readHead } from "./site.ts";

const kinds = fillEntities();

let site: BuiltSite;
beforeAll(async () => {
  site = await buildDraft((draft) => {
    const pages = kinds.map(({ type, filled }) => ({
      path: `/entity/${type}`,
      title: type,
      blocks: [{ type: "card-grid", cards: filled.map(({ entity }) => entity) }],
    }));
    draft.pages.push(...pages);
  });
});

/** The visible text of a value. Labels of controls don't count, nor do alternative texts within a text. */
const shown = ({ kind, text }: Said) => (kind === "date" ? formatDate(text, "en").text : text);
const isTold = ({ kind }: Said) => kind !== "action";
const isRead = (value: Said) => isTold(value) && value.kind !== "alt";

/** A résumé has no pictures. */
const pictures = ["image", "logo"];

/** The fields with a value that a text lacks, whichever other fields are filled. */
function findLeftOut(filled: readonly FilledEntity[], text: string): string[] {
  const fields = new Set(filled.flatMap(({ said }) => [...said.keys()]));
  return [...fields].filter((field) => {
    const told = filled.map(({ said }) => (said.get(field) ?? []).filter(isTold)).filter((values) => values.length > 0);
    return told.length > 0 && !told.some((values) => values.every((value) => text.includes(value.text)));
  });
}

describe.each(kinds)("every field of the entity $type", ({ type, filled }) => {
  const values = filled.flatMap(({ said }) => [...said.values()].flat());

  it("can be read on its card", async () => {
    const html = await site.read(`entity/${type}/index.html`);
    const text = readText(parse(html));
    expect(values.length).toBeGreaterThan(2);
    for (const value of values) {
      if (/^https:/.test(value.text)) expect(html).toContain(`href="${value.text}"`);
      else expect(value.kind === "alt" ? html : text).toContain(shown(value));
    }
  });

  it("is in the plain text", async () => {
    const text = await site.read("portfolio.txt");
    for (const value of values.filter(isRead)) expect(text).toContain(shown(value));
  });

  it("is in the résumé", async () => {
    const resume = await site.read("resume.json");
    expect(findLeftOut(filled, resume).filter((field) => !pictures.includes(field))).toEqual([]);
  });

  it("is in the data for search engines, or in the list of omissions", async () => {
    const heads = await Promise.all(pagesOf(site).map(async (file) => readHead(await site.read(file)).graphs));
    expect(findLeftOut(filled, JSON.stringify(heads))).toEqual(definitionOf(type).jsonLd.leftOut);
  });
});
