import { parse } from "parse5";
import { expect, it } from "vitest";
import { buildDraft, pagesOf, readHead, textOf } from "./site.ts";

type Thing = Record<string, unknown>;

const listOf = (value: unknown) => (Array.isArray(value) ? value : []);

const ofType = (things: readonly Thing[], type: string) => things.filter((thing) => thing["@type"] === type);

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

it("JSON-LD has each kind of entry in its place, in the words of the pages and no others", async () => {
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
