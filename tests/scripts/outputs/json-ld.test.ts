import { readFile } from "node:fs/promises";
import { beforeAll, describe, expect, it } from "vitest";
import { address, addressOf, type BuiltSite, buildDraft, fileAt, pagesOf, readHead } from "./site.ts";

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
