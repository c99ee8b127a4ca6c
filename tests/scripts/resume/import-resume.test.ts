import { describe, expect, it } from "vitest";
import { collectPortfolio } from "../../../schema/portfolio/portfolio.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { importResume } from "../../../scripts/lib/importers/json-resume/import-resume.ts";
import { placeBy } from "../../support/importers/plain.ts";
import { importSound } from "./import-sound.ts";
import { samples } from "./resume-schema.ts";

describe.each(samples)("the résumé $name of JSON Resume itself", ({ resume }) => {
  const { content, text, told } = importSound(resume);

  it("becomes content whose only warnings are its own addresses of no one and links that aren't encrypted", () => {
    const { diagnostics } = checkContent(new JsonText("content.json", text));
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(
      new Set(diagnostics.map(({ code }) => code).filter((code) => ["placeholder", "insecure-link"].includes(code))),
    );
  });

  it("has a home page with its summary, and a page for each part that it has", () => {
    const { summary, entries } = collectPortfolio(content);
    expect(summary).toBe(Reflect.get(Reflect.get(Object(resume), "basics"), "summary"));
    expect(content.pages[0]?.blocks.map(({ type }) => type)).toEqual(["hero", "card-grid"]);
    expect(content.pages.map(({ path }) => path)).toContain("/contact");
    expect(content.navigation.links?.map(({ to }) => to)).toEqual(content.pages.map(({ path }) => path));
    const work: unknown = Reflect.get(Object(resume), "work");
    expect(entries.filter(({ type }) => type === "experience")).toHaveLength(Array.isArray(work) ? work.length : 0);
  });

  it("shows what its owner is known by at home, in short, and in full on its own page", () => {
    const cards = (path: string) => {
      const blocks = content.pages.find((page) => page.path === path)?.blocks ?? [];
      return blocks.flatMap((block) => (block.type === "card-grid" ? block.cards : []));
    };
    const own = content.pages.some(({ path }) => path === "/projects") ? "/projects" : "/experience";
    expect(cards("/").length).toBe(Math.min(3, cards(own).length));
    expect(cards(own)).toMatchObject(
      cards("/").length === cards(own).length ? cards("/") : [...cards("/"), ...cards(own).slice(3)],
    );
    expect(cards("/").filter((card) => "highlights" in card && card.highlights !== undefined)).toEqual([]);
    expect(new Set(collectPortfolio(content).entries.map(({ page }) => page))).not.toContain("/");
  });

  it("is formatted for a person: no line is long but for its text, and short entries take one", () => {
    expect(JSON.parse(text)).toMatchObject({ version: 1 });
    const long = text
      .split("\n")
      .filter((line) => line.length > 120 && !/^ *"[^"]*": "/.test(line) && !/^ *"/.test(line));
    expect(long).toEqual([]);
    expect(text).toMatch(/\n {2}"theme": \{ "design": "\w+" \},\n/);
  });

  it("keeps every reference, project role and organization's address", () => {
    const { references = [], projects = [], volunteer = [] }: ResumeLists = Object(resume);
    const { entries } = collectPortfolio(content);
    const shown = JSON.stringify(entries);
    expect(entries.filter(({ type }) => type === "reference")).toHaveLength(references.length);
    for (const { reference } of references) expect(shown).toContain(JSON.stringify(reference));
    for (const { roles = [] } of projects) for (const role of roles) expect(shown).toContain(JSON.stringify(role));
    for (const { url } of volunteer) if (url) expect(shown).toContain(JSON.stringify(url));
    expect(Object.keys(told).filter((path) => !/^(?:basics|meta)\b/.test(path))).toEqual(
      references.length > 0 ? ["references"] : [],
    );
  });
});

interface ResumeLists {
  references?: { reference: string }[];
  projects?: { roles?: string[] }[];
  volunteer?: { url?: string }[];
}

it("names places of the file that a résumé was made of, where it gets them", () => {
  const resume = {
    basics: { name: "Asha Rao" },
    work: [{ position: "Engineer", startDate: "May 2019", team: "Cells" }],
  };
  const placed = placeBy((path) => `Positions.csv, line 2 (${path})`, { ...resume, education: [{ area: "" }] });
  const leftOut = [{ path: "Votes.csv", message: "has no place." }];
  const { notes, empty, values } = importResume(placed, { leftOut });
  const paths = notes.map(({ path }) => path);
  expect(paths).toContain("Positions.csv, line 2 (work[0].startDate)");
  expect(paths).toContain("Positions.csv, line 2 (work[0].team)");
  expect(paths).toContain("Votes.csv");
  expect(empty).toEqual(["Positions.csv, line 2 (education[0].area)"]);
  expect(values).toEqual({ all: 5, lost: 2 });
});

describe("what is not as JSON Resume says", () => {
  it("is read by the names of its older versions", () => {
    const { content } = importSound({
      basics: { name: "Asha Rao", label: "Engineer", website: "https://asha.example.org" },
      work: [{ company: "Volt Labs", position: "Intern", website: "https://volt.example.org" }],
      publications: [{ name: "On charge", website: "https://paper.example.org" }],
      education: [{ studyType: "B.E.", gpa: 3.5 }],
    });
    const portfolio = collectPortfolio(content);
    expect(content.profile.links).toMatchObject([{ kind: "website", href: "https://asha.example.org" }]);
    expect(content.site.url).toBe("http://localhost:4173/");
    expect(portfolio.entries).toMatchObject([
      { degree: "B.E.", result: "3.5" },
      { title: "On charge", link: { href: "https://paper.example.org" } },
      { organization: "Volt Labs", link: "https://volt.example.org" },
    ]);
  });

  it("with a wrong type is reported, and the rest is imported", () => {
    const { content, told } = importSound({
      basics: { name: ["Asha"], email: true, summary: 42, location: "Pune", profiles: "github.com/asha" },
      work: { position: "Engineer", highlights: "Built a charger" },
      skills: ["Soldering", { name: "Go", keywords: [{ deep: 1 }, "modules"] }, null, 7],
      education: "B.E. Electronics",
    });
    expect(content.profile).toMatchObject({ name: "Your Name", location: "Pune", emails: [] });
    expect(content.profile.links).toMatchObject([{ kind: "github", href: "https://github.com/asha" }]);
    expect(collectPortfolio(content).entries).toMatchObject([
      { degree: "B.E. Electronics" },
      { position: "Engineer", highlights: ["Built a charger"] },
      { title: "Soldering" },
      { title: "Go", tags: ["modules"] },
    ]);
    expect(told["basics.name"]).toContain("write yours");
    expect(told["basics.email"]).toBe("is a boolean where a text belongs; it was left out: true");
    expect(told["work"]).toContain("one entry where a list belongs");
    expect(told["skills[1].keywords[0]"]).toContain("is an object where a text belongs");
    expect(told["skills[3]"]).toContain("is a number where an object belongs");
  });

  it("is listed apart where it is empty", () => {
    const { empty, told } = importSound({ basics: { name: "Asha", image: "", phone: null }, work: [], awards: [{}] });
    expect(empty).toEqual(["basics.image", "basics.phone", "work", "awards[0]"]);
    expect(Object.keys(told)).not.toContain("work");
  });

  it("never becomes a reference to the profile, nor a letter that can't be shown", () => {
    const { content, told } = importSound({
      basics: { name: "Asha", label: "Engineer of {name}", summary: "a\u0000b {unknown word} { thing }\ud800" },
    });
    expect(content.profile.role).toBe("Engineer of (name)");
    expect(collectPortfolio(content).summary).toBe("ab {unknown word} (thing)");
    expect(told["basics.summary"]).toMatch(/can't be shown.*parentheses/);
  });

  it("is reported for each entry if nothing can be its title", () => {
    const { content, told } = importSound({ work: [{ summary: "Did things" }], awards: [{ date: "2020" }] });
    expect(collectPortfolio(content).entries).toEqual([]);
    expect(told["work[0]"]).toContain("nothing that could be its title");
    expect(told["work[0].summary"]).toBe('has no place in content.json: "Did things"');
    expect(told["awards[0].date"]).toBe('has no place in content.json: "2020"');
  });
});
