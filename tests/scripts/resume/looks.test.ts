import { expect, it } from "vitest";
import {
  attributesOf,
  type BuiltSite,
  buildDraft,
  buildSample,
  elementsOf,
  pagesOf,
  readHead,
} from "../outputs/site.ts";

/** What a site tells programs, by file: all but pages, and of pages the JSON-LD. */
async function formatsOf(site: BuiltSite) {
  const names = site.files.filter((file) =>
    /^(?:resume\.json|contact\.vcf|portfolio\.(?:md|txt)|sitemap\.xml)$/.test(file),
  );
  const texts = await Promise.all(names.map(async (file) => [file, await site.read(file)] as const));
  const graphs = pagesOf(site).map(async (file) => [file, readHead(await site.read(file)).graphs] as const);
  return Object.fromEntries<unknown>([...texts, ...(await Promise.all(graphs))]);
}

type Part = Record<string, unknown>;
const partsOf = (block: Part): Part[] =>
  [block["cards"], block["items"], block["blocks"], block["columns"], block["tabs"]].flatMap((list) =>
    Array.isArray(list) ? list.flatMap((part: Part) => [part, ...partsOf(part)]) : [],
  );

it("the design changes nothing in other formats", async () => {
  const [plain, dressed] = await Promise.all([
    buildSample(),
    buildDraft(({ theme, profile, pages }) => {
      Object.assign(theme, { design: "poster", accent: "rose", radius: "none" });
      profile["photoShape"] = "square";
      for (const block of pages.flatMap(({ blocks }) => [...blocks, ...blocks.flatMap(partsOf)])) {
        if (block["type"] === "hero") block["variant"] = "band";
        if (block["type"] === "card-grid") Object.assign(block, { variant: "ruled", covers: false });
        if (block["type"] === "accordion-group") block["width"] = "full";
        if (["project", "education", "achievement", "skill", "activity"].includes(String(block["type"])))
          block["featured"] = true;
      }
    }),
  ]);
  const formats = await formatsOf(plain);
  expect(Object.keys(formats).length).toBeGreaterThan(8);
  expect(await formatsOf(dressed)).toEqual(formats);
  expect(JSON.stringify(formats)).not.toContain("featured");
});

it("what a footer invites to, and where it leads, is in the texts", async () => {
  const site = await buildDraft((draft) => {
    Object.assign(draft.footer ?? {}, {
      invitation: "Let's build a charger.",
      actions: [{ label: "Write first", to: "/contact", style: "primary" }],
    });
  });
  for (const file of ["portfolio.md", "portfolio.txt"]) {
    const text = await site.read(file);
    expect(text).toContain("Let's build a charger.");
    expect(text).toMatch(/Write first.*\/portfolio\/contact\//);
  }
});

it("links that the hero or the side menu shows are the person's in every format; others are in none", async () => {
  const hide = (links: boolean, menuProfiles: boolean) =>
    buildDraft((draft) => {
      Object.assign(draft, { footer: undefined, navigation: { menuProfiles } });
      draft.pages = draft.pages.slice(0, 1).map((page) => ({
        ...page,
        blocks: page.blocks
          .filter(({ type }) => type === "hero")
          .map((hero) => ({ ...hero, links, actions: undefined })),
      }));
    });
  const told = async (site: BuiltSite) => JSON.parse(await site.read("resume.json")).basics.profiles ?? [];
  const shown = async (site: BuiltSite) =>
    elementsOf(await site.read("index.html")).filter((element) =>
      attributesOf(element)["href"]?.startsWith("https://github.com/"),
    ).length;
  for (const [links, menuProfiles] of [
    [true, false],
    [false, true],
    [false, false],
  ] as const) {
    const site = await hide(links, menuProfiles);
    const isShown = (await shown(site)) > 0;
    expect(isShown, `${links} ${menuProfiles}`).toBe(links || menuProfiles);
    expect((await told(site)).length > 0, `${links} ${menuProfiles}`).toBe(isShown);
  }
});
