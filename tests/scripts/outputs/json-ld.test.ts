import { readFile } from "node:fs/promises";
import { parse } from "parse5";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleFile } from "../../support/sample.ts";
import { address, addressOf, type BuiltSite, buildDraft, fileAt, pagesOf, readHead, textOf } from "./site.ts";

type Thing = Record<string, unknown>;

let site: BuiltSite;
let content: {
  site: { title: string; description: string };
  profile: { name: string; role: string; links: { href: string }[] };
};
beforeAll(async () => {
  site = await buildDraft();
  content = JSON.parse(await readFile(sampleFile, "utf8"));
});

async function thingsOf(file: string): Promise<Thing[]> {
  const { graphs } = readHead(await site.read(file));
  expect(graphs).toHaveLength(1);
  expect(graphs[0]?.["@context"]).toBe("https://schema.org");
  return graphs[0]?.["@graph"] as Thing[];
}

const note = { type: "prose", paragraphs: ["Beside it."] };

const listOf = (value: unknown) => (Array.isArray(value) ? value : []);

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
      description: "Firmware.",
      highlights: ["Halved it."],
      link: "https://v.org",
      start: "2024-01",
      end: "2024-06",
    },
    {
      type: "activity",
      title: "Lead",
      organization: "Club",
      description: "Ran it.",
      highlights: ["Forty teams."],
      link: "https://club.example",
      start: "2022",
      end: "2023",
    },
    { type: "language", title: "Marathi", fluency: "Native" },
    { type: "achievement", title: "Golden Fuse", issuer: "IEEE" },
    {
      type: "achievement",
      kind: "certificate",
      title: "CKA",
      issuer: "CNCF",
      date: "2024-05",
      description: "Clusters.",
      link: { label: "Proof", href: "https://cncf.example" },
    },
    {
      type: "achievement",
      kind: "publication",
      title: "On charge",
      issuer: "ACM",
      date: "2023",
      description: "Batteries.",
      link: { label: "Read", href: "https://acm.example" },
    },
    // Outside the page its link means nothing.
    { type: "achievement", kind: "publication", title: "At home", link: { label: "Read", href: "/about" } },
    {
      type: "education",
      degree: "M.Tech",
      institution: "Institute",
      board: "University",
      result: "9.1",
      courses: ["Control"],
      link: "https://institute.example",
      passOut: 2024,
    },
    { type: "education", degree: "Diploma", institution: "Institute", end: "2020" },
    { type: "skill", title: "Go", description: "Services.", tags: ["modules"] },
    { type: "skill", title: "Further skills", tags: ["Rust", "Go"] },
    {
      type: "project",
      title: "Lab Stock",
      organization: "Lab",
      category: "Web app",
      description: "Counts.",
      highlights: ["Two labs use it."],
      link: "https://stock.example",
      tags: ["Lit"],
      start: "2023-08",
      end: "2024-02",
    },
    { type: "project", title: "Lamp", start: "2022" },
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

  it("has each kind of entry in its place, in the words of the pages and no others", async () => {
    const full = await buildDraft((draft) => draft.pages.push({ path: "/cv", title: "CV", blocks: [everyEntry] }));
    const read = async (file: string): Promise<Thing[]> =>
      readHead(await full.read(file)).graphs[0]?.["@graph"] as Thing[];
    const [person] = ofType(await read("index.html"), "Person");
    expect(person).toMatchObject({
      hasOccupation: [
        {
          startDate: "2024-01",
          endDate: "2024-06",
          hasOccupation: {
            name: "Intern",
            occupationLocation: { name: "Nashik" },
            description: "Firmware.",
            responsibilities: ["Halved it."],
          },
        },
      ],
      worksFor: [
        {
          roleName: "Intern",
          startDate: "2024-01",
          endDate: "2024-06",
          worksFor: { name: "Volt Labs", description: "Chargers", url: "https://v.org" },
        },
      ],
      knowsLanguage: [{ "@type": "Language", name: "Marathi", description: "Native" }],
    });
    const { memberOf, alumniOf, award, hasCredential, knowsAbout } = person ?? {};
    expect(memberOf).toContainEqual({
      "@type": "OrganizationRole",
      roleName: "Lead",
      startDate: "2022",
      endDate: "2023",
      description: "Ran it.\nForty teams.",
      memberOf: { "@type": "Organization", name: "Club", url: "https://club.example" },
    });
    expect(listOf(alumniOf).filter(({ name }) => name === "Institute")).toEqual([
      { "@type": "EducationalOrganization", name: "Institute", url: "https://institute.example" },
    ]);
    expect(award).toContain("Golden Fuse, IEEE");
    expect(JSON.stringify(award)).not.toMatch(/CKA|On charge/);
    const credentials = listOf(hasCredential).filter(({ name }) => /^(?:CKA|M\.Tech|Diploma)$/.test(String(name)));
    expect(credentials).toEqual([
      {
        "@type": "EducationalOccupationalCredential",
        name: "M.Tech",
        credentialCategory: "degree",
        description: "9.1",
        competencyRequired: ["Control"],
        dateCreated: "2024",
        recognizedBy: { "@type": "Organization", name: "University" },
      },
      {
        "@type": "EducationalOccupationalCredential",
        name: "Diploma",
        credentialCategory: "degree",
        dateCreated: "2020",
        recognizedBy: { "@type": "Organization", name: "Institute" },
      },
      {
        "@type": "EducationalOccupationalCredential",
        name: "CKA",
        credentialCategory: "certificate",
        description: "Clusters.",
        url: "https://cncf.example",
        dateCreated: "2024-05",
        recognizedBy: { "@type": "Organization", name: "CNCF" },
      },
    ]);
    expect(listOf(knowsAbout).filter((name) => /^(?:Go|modules|Rust|Further skills)$/.test(String(name)))).toEqual([
      "Go",
      "modules",
      "Rust",
    ]);
    const owner = { "@id": person?.["@id"] };
    const works = (await read("cv/index.html")).filter((thing) => thing["@type"] === "CreativeWork");
    expect(works).toEqual([
      {
        "@type": "CreativeWork",
        name: "Lab Stock",
        description: "Counts.\nTwo labs use it.",
        genre: "Web app",
        keywords: ["Lit"],
        dateCreated: "2024-02",
        creator: owner,
        sourceOrganization: { "@type": "Organization", name: "Lab" },
        url: "https://stock.example",
      },
      { "@type": "CreativeWork", name: "Lamp", dateCreated: "2022", creator: owner },
      {
        "@type": "CreativeWork",
        name: "On charge",
        description: "Batteries.",
        author: owner,
        datePublished: "2023",
        publisher: { "@type": "Organization", name: "ACM" },
        url: "https://acm.example",
      },
      { "@type": "CreativeWork", name: "At home", author: owner },
    ]);
    expect(JSON.stringify(await read("about/index.html"))).not.toMatch(/On charge|Lab Stock/);
    const said = (await Promise.all(pagesOf(full).map(async (file) => textOf(parse(await full.read(file)))))).join(" ");
    const words = textsIn(Object.fromEntries(Object.entries(person ?? {}).filter(([key]) => !key.startsWith("@"))));
    expect(words.length).toBeGreaterThan(40);
    for (const line of words.flatMap((text) => text.split(/\n|, (?=IEEE)/))) expect(said).toContain(line);
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
