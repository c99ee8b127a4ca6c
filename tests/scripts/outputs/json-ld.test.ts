import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleFile } from "../../support/sample.ts";
import { address, addressOf, type BuiltSite, buildDraft, buildSample, fileAt, pagesOf, readHead } from "./site.ts";

type Thing = Record<string, unknown>;

let site: BuiltSite;
let content: {
  site: { title: string; description: string };
  profile: { name: string; role: string; links: { href: string }[] };
};
beforeAll(async () => {
  site = await buildSample();
  content = JSON.parse(await readFile(sampleFile, "utf8"));
});

async function thingsOf(file: string): Promise<Thing[]> {
  const { graphs } = readHead(await site.read(file));
  expect(graphs).toHaveLength(1);
  expect(graphs[0]?.["@context"]).toBe("https://schema.org");
  return graphs[0]?.["@graph"] as Thing[];
}

const note = { type: "prose", paragraphs: ["Beside it."] };

const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => thing["@type"] === type);

/** Every `{ "@id": … }` that only points. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Object.keys(value).join() === "@id" ? [String(Reflect.get(value, "@id"))] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

describe("JSON-LD", () => {
  it("refers on every page only to what the same page defines", async () => {
    for (const file of pagesOf(site)) {
      const things = await thingsOf(file);
      const defined = things.map((thing) => thing["@id"]);
      expect(referencesIn(things).length).toBeGreaterThan(2);
      for (const reference of referencesIn(things)) expect(defined).toContain(reference);
    }
  });

  it("makes home the profile of the owner, as the content describes them", async () => {
    const things = await thingsOf("index.html");
    const [profile] = ofType(things, "ProfilePage");
    const [person] = ofType(things, "Person");
    expect(profile).toMatchObject({ url: address, mainEntity: { "@id": person?.["@id"] } });
    expect(person).toMatchObject({
      name: content.profile.name,
      givenName: "Name",
      description: expect.stringMatching(/^I am an electronics and telecommunication engineer/),
      homeLocation: { "@type": "Place", name: "Your City, India" },
      jobTitle: content.profile.role,
      url: address,
      sameAs: content.profile.links.map(({ href }) => href),
      alumniOf: [{ name: "Your College of Engineering" }, { name: "Your Junior College" }, { name: "Your School" }],
      hasCredential: [{ name: "Bachelor's degree in E&TC engineering", dateCreated: "2025" }, {}, {}],
      knowsAbout: expect.arrayContaining(["MERN Stack", "Control Systems", "BMS"]),
      award: expect.arrayContaining(["First prize, state-level project exhibition"]),
    });
    expect(site.files).toContain(fileAt(String(person?.["image"])));
    // An empty list says nothing.
    expect(person).not.toHaveProperty("knowsLanguage");
  });

  it.each([
    ["columns", (hero: object) => ({ type: "columns", columns: [{ blocks: [hero] }, { blocks: [note] }] })],
    [
      "tabs",
      (hero: object) => ({ type: "tabs", tabs: [note, hero].map((block) => ({ label: "Tab", blocks: [block] })) }),
    ],
  ])("names the photo also where it stands in %s", async (_name, wrap) => {
    const inside = await buildDraft((draft) => {
      const [home] = draft.pages;
      if (home) home.blocks = [{ type: "heading", text: "Asha" }, ...home.blocks.slice(1), wrap(home.blocks[0] ?? {})];
    });
    const [graph] = readHead(await inside.read("index.html")).graphs;
    const [person] = ofType(graph?.["@graph"] as Thing[], "Person");
    expect(inside.files).toContain(fileAt(String(person?.["image"])));
  });

  it("tells all eleven projects on the page that shows them, those with code as code", async () => {
    const things = await thingsOf("project/index.html");
    const code = ofType(things, "SoftwareSourceCode");
    expect(code.length + ofType(things, "CreativeWork").length).toBe(11);
    expect(code[0]).toMatchObject({
      name: "Campus Connect",
      codeRepository: "https://github.com/your-name/campus-connect",
      keywords: ["React", "Express", "MongoDB"],
    });
    expect(ofType(await thingsOf("index.html"), "SoftwareSourceCode")).toEqual([]);
  });

  it("calls the site on every page what the content calls it, and says whose it is", async () => {
    for (const file of pagesOf(site)) {
      const things = await thingsOf(file);
      const [person] = ofType(things, "Person");
      expect(ofType(things, "WebSite")).toEqual([
        {
          "@type": "WebSite",
          "@id": `${address}#website`,
          url: address,
          name: content.site.title,
          description: content.site.description,
          inLanguage: "en",
          publisher: { "@id": `${address}#person` },
        },
      ]);
      expect(person).toMatchObject({ "@id": `${address}#person`, name: content.profile.name, url: address });
    }
  });

  it("gives every page its own address, name and description", async () => {
    for (const file of pagesOf(site)) {
      const things = await thingsOf(file);
      const page = things.find((thing) => thing["@type"] === "WebPage" || thing["@type"] === "ProfilePage");
      const { title, meta } = readHead(await site.read(file));
      expect(page).toMatchObject({
        "@id": addressOf(file),
        url: addressOf(file),
        name: title,
        description: meta("description")[0],
        inLanguage: "en",
      });
    }
  });

  it("gives away neither telephone nor e-mail", async () => {
    for (const file of pagesOf(site))
      expect(JSON.stringify(await thingsOf(file))).not.toMatch(/example\.com|tel:|\+91/);
  });
});
