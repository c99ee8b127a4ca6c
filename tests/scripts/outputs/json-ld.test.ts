import { readFile } from "node:fs/promises";
import { parse } from "parse5";
import { beforeAll, describe, expect, it } from "vitest";
import { address, addressOf, type BuiltSite, buildDraft, fileAt, pagesOf, readHead, textOf } from "./site.ts";

type Thing = Record<string, unknown>;

let site: BuiltSite;
let content: { profile: { name: string; role: string; links: { href: string }[] } };
beforeAll(async () => {
  site = await buildDraft();
  content = JSON.parse(await readFile("content.json", "utf8"));
}, 120_000);

async function thingsOf(file: string): Promise<Thing[]> {
  const { graphs } = readHead(await site.read(file));
  expect(graphs).toHaveLength(1);
  expect(graphs[0]?.["@context"]).toBe("https://schema.org");
  return graphs[0]?.["@graph"] as Thing[];
}

const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => thing["@type"] === type);

/** Every `{ "@id": … }` that only points. */
function referencesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Object.keys(value).join() === "@id" ? [String(Reflect.get(value, "@id"))] : [];
  return [...own, ...Object.values(value).flatMap(referencesIn)];
}

/** One of each kind of entry that structured data has a place for, with all that it may say. */
const everyEntry = {
  type: "card-grid",
  cards: [
    {
      type: "experience",
      position: "Intern",
      organization: "Volt Labs",
      about: "Chargers",
      location: "Nashik",
      highlights: ["Halved it."],
      link: "https://v.org",
      start: "2024-01",
    },
    { type: "activity", title: "Lead", organization: "Club", description: "Ran it.", highlights: ["Forty teams."] },
    { type: "language", title: "Marathi", fluency: "Native" },
    { type: "achievement", title: "Golden Fuse", issuer: "IEEE" },
    { type: "achievement", kind: "certificate", title: "CKA", issuer: "CNCF" },
    { type: "achievement", kind: "publication", title: "On charge", issuer: "ACM" },
    { type: "education", degree: "M.Tech", result: "9.1", courses: ["Control"] },
    { type: "skill", title: "Go", description: "Services.", tags: ["modules"] },
    {
      type: "project",
      title: "Lab Stock",
      category: "Web app",
      description: "Counts.",
      highlights: ["Two labs use it."],
    },
  ],
};

/** Every text in structured data that is for readers: no type, date or address. */
function textsIn(value: unknown, key = ""): string[] {
  if (typeof value === "string") return /^@|Date$|^date|^url$|^sameAs$|^image$|Category$/.test(key) ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textsIn(part, Array.isArray(value) ? key : name));
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
      jobTitle: content.profile.role,
      url: address,
      sameAs: content.profile.links.map(({ href }) => href),
      alumniOf: [{ name: "Your College of Engineering" }, { name: "Your Junior College" }, { name: "Your School" }],
      hasCredential: [{ name: "Bachelor's degree in E&TC engineering", dateCreated: "2025" }, {}, {}],
      knowsAbout: expect.arrayContaining(["MERN Stack", "Control Systems", "BMS"]),
      award: expect.arrayContaining(["First prize, state-level project exhibition"]),
    });
    expect(site.files).toContain(fileAt(String(person?.["image"])));
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

  it("has each kind of entry in its place, in the words of the pages and no others", async () => {
    const full = await buildDraft((draft) => draft.pages.push({ path: "/cv", title: "CV", blocks: [everyEntry] }));
    const read = async (file: string): Promise<Thing[]> =>
      readHead(await full.read(file)).graphs[0]?.["@graph"] as Thing[];
    const [person] = ofType(await read("index.html"), "Person");
    expect(person).toMatchObject({
      hasOccupation: [
        {
          startDate: "2024-01",
          hasOccupation: { name: "Intern", occupationLocation: { name: "Nashik" }, responsibilities: ["Halved it."] },
        },
      ],
      worksFor: [
        { roleName: "Intern", worksFor: { name: "Volt Labs", description: "Chargers", url: "https://v.org" } },
      ],
      memberOf: expect.arrayContaining([
        expect.objectContaining({ roleName: "Lead", description: "Ran it.\nForty teams." }),
      ]),
      knowsLanguage: [{ "@type": "Language", name: "Marathi", description: "Native" }],
      award: expect.arrayContaining(["Golden Fuse, IEEE"]),
      hasCredential: expect.arrayContaining([
        expect.objectContaining({ name: "CKA", recognizedBy: { "@type": "Organization", name: "CNCF" } }),
        expect.objectContaining({ name: "M.Tech", description: "9.1", competencyRequired: ["Control"] }),
      ]),
      knowsAbout: expect.arrayContaining(["Go", "modules"]),
    });
    expect(await read("cv/index.html")).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: "On charge", publisher: { "@type": "Organization", name: "ACM" } }),
        expect.objectContaining({ name: "Lab Stock", description: "Counts.\nTwo labs use it.", genre: "Web app" }),
      ]),
    );
    const said = (await Promise.all(pagesOf(full).map(async (file) => textOf(parse(await full.read(file)))))).join(" ");
    const words = textsIn(Object.fromEntries(Object.entries(person ?? {}).filter(([key]) => !key.startsWith("@"))));
    expect(words.length).toBeGreaterThan(40);
    for (const line of words.flatMap((text) => text.split(/\n|, (?=IEEE)/))) expect(said).toContain(line);
  }, 60_000);

  it("gives every page its own address", async () => {
    for (const file of pagesOf(site)) {
      const things = await thingsOf(file);
      const page = things.find((thing) => thing["@type"] === "WebPage" || thing["@type"] === "ProfilePage");
      expect(page?.["url"]).toBe(addressOf(file));
    }
  });

  it("gives away neither telephone nor e-mail", async () => {
    for (const file of pagesOf(site))
      expect(JSON.stringify(await thingsOf(file))).not.toMatch(/example\.com|tel:|\+91/);
  });
});
