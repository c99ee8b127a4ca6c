import { describe, expect, it } from "vitest";
import { collectPortfolio } from "../../../schema/portfolio/portfolio.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { importResume } from "../../../scripts/lib/importers/json-resume/import-resume.ts";
import { writeResume } from "../../../scripts/lib/outputs/resume.ts";
import { fillEntities } from "../../support/arbitrary/filled-entities.ts";
import { readSample } from "../../support/sample.ts";
import { buildDraft, buildSample, pagesOf, readHead } from "../outputs/site.ts";
import { findResumeErrors, resumeSchema } from "./resume-schema.ts";

interface Parts {
  profile?: object;
  cards?: object[];
  url?: string;
  text?: string;
}

/** The portfolio of content that shows these cards on the page /about. */
function portfolioOf({ profile, cards = [{ type: "skill", title: "Go" }], url = "https://asha.dev/me", text }: Parts) {
  const document = {
    version: 1,
    site: { title: "Asha Rao", url },
    profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [], ...profile },
    pages: [
      { path: "/", title: "Home", blocks: [{ type: "hero", text }, { type: "contact" }] },
      { path: "/about", title: "About", blocks: [{ type: "card-grid", id: "stock", cards }] },
    ],
  };
  const { content, diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(document)));
  if (!content) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return collectPortfolio(content);
}

/** What JSON Resume names in the entries of a section. */
function namesIn(section: string): string[] {
  const list = resumeSchema.properties?.[section];
  const entry = typeof list === "object" && list.items;
  return Object.keys(typeof entry === "object" && "properties" in entry ? (entry.properties ?? {}) : {});
}

/** The résumé of content with these parts, as JSON has it; it must be valid. */
function exportOf(parts: Parts) {
  const written = writeResume(portfolioOf(parts));
  expect(findResumeErrors(written)).toEqual([]);
  return written;
}

describe("the exported résumé", () => {
  it("of the sample is valid and has every entry in its section", async () => {
    const { content } = checkContent(new JsonText("content.json", JSON.stringify(await readSample())));
    if (!content) throw new Error("the sample is not sound");
    const written = writeResume(collectPortfolio(content));
    expect(findResumeErrors(written)).toEqual([]);
    expect(written.education).toHaveLength(3);
    expect(written.projects.length).toBeGreaterThan(8);
    expect(written.volunteer.map(({ position }) => position)).toContain("Technical lead");
    expect(written.basics.url, "an address of this machine alone").toBeUndefined();
  });

  it("has the person, with the address and the place in their parts", () => {
    const { basics, meta } = exportOf({
      text: "I build chargers.",
      profile: {
        location: "Pune, Maharashtra, India",
        phone: "+91 98765 43210",
        emails: [{ id: "work", label: "Work", address: "asha@büro.example" }],
        links: [
          { id: "github", kind: "github", label: "GitHub", href: "https://github.com/asha" },
          { id: "blog", kind: "website", label: "Blog", href: "https://münchen.example/a|b?c=ü#d" },
        ],
      },
    });
    expect(basics).toEqual({
      name: "Asha Rao",
      label: "Engineer",
      email: "asha@xn--bro-hoa.example",
      phone: "+91 98765 43210",
      url: "https://asha.dev/me",
      summary: "I build chargers.",
      location: { city: "Pune", region: "Maharashtra", countryCode: "IN" },
      profiles: [
        { network: "GitHub", username: "asha", url: "https://github.com/asha" },
        { network: "Blog", url: "https://xn--mnchen-3ya.example/a%7Cb?c=%C3%BC#d" },
      ],
    });
    expect(meta).toEqual({ canonical: "https://asha.dev/me/resume.json", version: "v1.0.0" });
  });

  it.each([
    ["Berlin", { city: "Berlin" }],
    ["Seattle, WA, USA", { city: "Seattle", region: "WA", countryCode: "US" }],
    ["Atlanta, Georgia", { city: "Atlanta", region: "Georgia" }],
    ["India", { countryCode: "IN" }],
    ["San Francisco, CA", { city: "San Francisco", region: "CA" }],
  ])("reads the place %j without guessing", (location, expected) => {
    expect(exportOf({ profile: { location } }).basics.location).toEqual(expected);
  });

  it("sorts each kind of entry into the section that JSON Resume has for it", () => {
    const written = exportOf({
      cards: [
        { type: "experience", position: "Intern", organization: "Volt Labs", about: "Chargers", start: "2024-01" },
        { type: "activity", title: "Lead", organization: "Club", highlights: ["Forty teams."], end: "2023" },
        {
          type: "education",
          degree: "B.E., A Level",
          major: "Electronics",
          institution: "COEP",
          board: "SPPU",
          passOut: 2025,
        },
        { type: "education", degree: "12th standard", end: "2021" },
        { type: "achievement", title: "First prize", details: { paragraphs: ["One.", "Two."] } },
        { type: "achievement", kind: "certificate", title: "CKA", issuer: "CNCF", date: "2024" },
        { type: "achievement", kind: "publication", title: "On charge", link: { label: "Read", href: "/about" } },
        { type: "project", title: "Lab Stock", link: "#stock", tags: ["Go"] },
        { type: "skill", title: "Go", level: "Advanced", description: "Services.", tags: ["modules"] },
        { type: "language", title: "Marathi", fluency: "Native" },
        { type: "interest", title: "Sketching" },
        { type: "reference", title: "Meera Joshi", position: "Volt Labs", quote: "We shipped her firmware." },
      ],
    });
    expect(written).toMatchObject({
      work: [{ name: "Volt Labs", position: "Intern", description: "Chargers", startDate: "2024-01" }],
      volunteer: [{ organization: "Club", position: "Lead", highlights: ["Forty teams."], endDate: "2023" }],
      education: [
        { institution: "COEP, SPPU", studyType: "B.E., A Level", area: "Electronics", endDate: "2025" },
        { studyType: "12th standard", endDate: "2021" },
      ],
      awards: [{ title: "First prize", summary: "One.\n\nTwo." }],
      certificates: [{ name: "CKA", issuer: "CNCF", date: "2024" }],
      publications: [{ name: "On charge", url: "https://asha.dev/me/about" }],
      projects: [{ name: "Lab Stock", url: "https://asha.dev/me/about#stock", keywords: ["Go"] }],
      skills: [{ name: "Go", level: "Advanced", summary: "Services.", keywords: ["modules"] }],
      languages: [{ language: "Marathi", fluency: "Native" }],
      interests: [{ name: "Sketching" }],
      references: [{ name: "Meera Joshi, Volt Labs", reference: "We shipped her firmware." }],
    });
    expect(Object.values<unknown>(written).flatMap((section) => (Array.isArray(section) ? section : []))).toHaveLength(
      12,
    );
  });

  it("has in its entries only what JSON Resume names, and what others, too, add where it names none", () => {
    const cards = fillEntities().flatMap(({ filled }) => filled.map(({ entity }) => entity));
    const { basics: _basics, meta: _meta, $schema: _schema, ...sections } = exportOf({ cards });
    for (const [name, entries] of Object.entries(sections)) {
      const written = new Set(entries.flatMap((entry) => Object.keys(entry)));
      expect(written.size).toBeGreaterThan(1);
      expect([
        ...namesIn(name),
        "summary",
        "url",
        "links",
        "highlights",
        "minor",
        "period",
        "authors",
        "keywords",
        "location",
      ]).toEqual(expect.arrayContaining([...written]));
    }
  });

  it("says nothing of an entry that the import would not read again", () => {
    const filled = fillEntities().flatMap((kind) => kind.filled);
    const written = exportOf({ cards: filled.map(({ entity }) => entity) });
    const { text, notes } = importResume(written);
    const said = filled
      .flatMap((one) => [...one.said.values()].flat())
      .filter((value) => JSON.stringify(written).includes(value.text));
    expect(said.length).toBeGreaterThan(100);
    for (const value of said) expect(text).toContain(value.text);
    expect(notes.filter(({ path }) => !/^(?:basics|meta|references$)/.test(path))).toEqual([]);
  });

  it("has words for a time beside what dates there are, and no start of what they don't say to go on", () => {
    const { work, awards } = exportOf({
      cards: [
        { type: "experience", position: "Intern", start: "2024-01", end: "2024-06", period: "Half a year" },
        { type: "experience", position: "Trainee", start: "2022", period: "2022, until the fire" },
        { type: "achievement", title: "Prize", period: "In my second year" },
      ],
    });
    expect(work).toEqual([
      { position: "Intern", startDate: "2024-01", endDate: "2024-06", period: "Half a year" },
      { position: "Trainee", period: "2022, until the fire" },
    ]);
    expect(awards).toEqual([{ title: "Prize", period: "In my second year" }]);
  });

  it("leaves out what its schema would refuse", () => {
    const { projects, basics } = exportOf({
      cards: [{ type: "project", title: "Time machine", start: "0800", end: "3000", link: 'https://a"b' }],
      profile: { emails: [{ id: "odd", label: "Odd", address: "a..b@example" + ".org" }] },
    });
    expect(projects).toEqual([{ name: "Time machine" }]);
    expect(basics.email).toBeUndefined();
  });

  it("names the photo by its full address", () => {
    expect(writeResume(portfolioOf({}), "/me/images/photo.webp").basics.image).toBe(
      "https://asha.dev/me/images/photo.webp",
    );
  });

  it("is in the site as resume.json, which every page's head names, unless the owner switches it off", async () => {
    const site = await buildSample();
    const written: unknown = JSON.parse(await site.read("resume.json"));
    expect(findResumeErrors(written)).toEqual([]);
    expect(written).toMatchObject({ basics: { image: expect.stringMatching(/^https:.*\.(?:webp|avif|png|jpg)$/) } });
    for (const page of pagesOf(site)) {
      const alternates = readHead(await site.read(page)).links("alternate");
      expect(alternates).toContainEqual(
        expect.objectContaining({ type: "application/json", href: "/portfolio/resume.json" }),
      );
    }
    const without = await buildDraft((draft) => {
      draft.site["outputs"] = { resume: false };
    });
    expect(without.files).not.toContain("resume.json");
    expect(await without.read("index.html")).not.toContain("resume.json");
  });
});
