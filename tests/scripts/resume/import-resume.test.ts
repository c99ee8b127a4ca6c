import { describe, expect, it } from "vitest";
import { checkContent } from "../../../schema/check/check.ts";
import type { Content } from "../../../schema/content.ts";
import { collectPortfolio, entriesOf } from "../../../schema/resolve/portfolio.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { importResume } from "../../../scripts/lib/sources/json-resume/import-resume.ts";
import { samples } from "./resume-schema.ts";

/** The content that a résumé becomes, and what is told of its fields, by their paths. */
function importSound(resume: unknown): {
  content: Content;
  text: string;
  told: Record<string, string>;
  empty: string[];
} {
  const { text, notes, empty } = importResume(resume);
  const { content, diagnostics } = checkContent(new JsonText("content.json", text));
  if (!content) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return { content, text, told: Object.fromEntries(notes.map(({ path, message }) => [path, message])), empty };
}

describe.each(samples)("the résumé $name of JSON Resume itself", ({ resume }) => {
  const { content, text, told } = importSound(resume);

  it("becomes content whose only warnings are its own addresses of nobody and links that aren't encrypted", () => {
    const { diagnostics } = checkContent(new JsonText("content.json", text));
    expect(new Set(diagnostics.map(({ code }) => code))).toEqual(
      new Set(diagnostics.map(({ code }) => code).filter((code) => ["placeholder", "insecure-link"].includes(code))),
    );
  });

  it("has a home page with its summary, and a page for each part that it has", () => {
    const { summary, entries } = collectPortfolio(content);
    expect(summary).toBe(Reflect.get(Reflect.get(Object(resume), "basics"), "summary"));
    expect(content.pages[0]).toMatchObject({ path: "/", blocks: [{ type: "hero" }] });
    expect(content.pages.map(({ path }) => path)).toContain("/contact");
    expect(content.navigation.links?.map(({ to }) => to)).toEqual(content.pages.map(({ path }) => path));
    const work: unknown = Reflect.get(Object(resume), "work");
    expect(entries.filter(({ type }) => type === "experience")).toHaveLength(Array.isArray(work) ? work.length : 0);
  });

  it("is formatted for a person: no line is long but for its text, and short entries stand in one", () => {
    expect(JSON.parse(text)).toMatchObject({ version: 1 });
    const long = text
      .split("\n")
      .filter((line) => line.length > 120 && !/^ *"[^"]*": "/.test(line) && !/^ *"/.test(line));
    expect(long).toEqual([]);
    expect(text).toContain(
      '\n  "theme": { "accent": "teal", "font": "sans", "radius": "medium", "colorMode": "system" },\n',
    );
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

describe("a date", () => {
  it.each([
    ["2019", "2019"],
    ["2019-05", "2019-05"],
    ["2019-05-31", "2019-05-31"],
    ["2019-5", "2019-05"],
    ["2019/05/01", "2019-05-01"],
    ["05/2019", "2019-05"],
    ["May 2019", "2019-05"],
    ["Sept. 2019", "2019-09"],
    ["12 March 2019", "2019-03-12"],
    ["March 3rd, 2019", "2019-03-03"],
    ["2019-05-31T10:00:00Z", "2019-05-31"],
    ["Summer 2019", "2019"],
    ["2019-13", "2019"],
    [2019, "2019"],
    ["Present", undefined],
    ["current", undefined],
    ["", undefined],
    [null, undefined],
    ["2017 to 2019", undefined],
    ["soon", undefined],
  ])("written %j is read as %j", (written, date) => {
    const { content, told } = importSound({ work: [{ position: "Engineer", endDate: written }] });
    const [entry] = entriesOf(collectPortfolio(content), "experience");
    expect(entry?.end).toBe(date);
    const isPlain =
      String(written) === date || written === null || ["", "Present", "current"].includes(String(written));
    expect("work[0].endDate" in told).toBe(!isPlain);
  });
});

describe("a telephone number", () => {
  it.each([
    ["+91 98765 43210", undefined, "+91 98765 43210"],
    ["+1-415-555-0117", "US", "+1-415-555-0117"],
    ["+1 (415) 555.0117", "US", "+1 415 555 0117"],
    ["0049 30 1234567", "DE", "+49 30 1234567"],
    ["(206) 555-0142", "US", "+1 206 555 0142"],
    ["9876543210", "in", "+91 98765 43210"],
    ["030 1234567", "DE", "+49 30 1234567"],
    ["+49 (0)30 1234567", undefined, "+49 30 1234567"],
    ["+91 00000 00000", undefined, "+91 00000 00000"],
    ["011 44 20 7946 0958", "US", "+44 20 7946 0958"],
    ["(11) 98765-4321", "BR", "+55 11 98765 4321"],
    ["030 1234567", undefined, undefined],
    ["030 1234567", "Germany", undefined],
    ["12", "US", undefined],
    ["ask me", "US", undefined],
  ])("%j of the country %j becomes %j", (phone, countryCode, expected) => {
    const { content, told } = importSound({ basics: { phone, location: { countryCode } } });
    expect(content.profile.phone).toBe(expected);
    expect("basics.phone" in told).toBe(phone !== expected);
  });

  it.each([
    ["030 1234567", undefined, 'lacks the country\'s code ("030 1234567"); add it to the profile as "phone": "+91 …".'],
    ["12", "US", 'isn\'t a telephone number ("12"); it was left out.'],
    ["ask me", undefined, 'isn\'t a telephone number ("ask me"); it was left out.'],
  ])("that says too little is told: %j of the country %j", (phone, countryCode, message) => {
    const { told } = importSound({ basics: { phone, location: { countryCode } } });
    expect(told["basics.phone"]).toBe(message);
  });
});

describe("a web address", () => {
  it.each([
    ["https://example.org/a", "https://example.org/a"],
    ["www.example.org", "https://www.example.org"],
    ["//example.org", "https://example.org"],
    ["example.org/a b", "https://example.org/a%20b"],
    ["HTTP://example.org", "http://example.org"],
    ["javascript:alert(1)", undefined],
    ["not an address", undefined],
    ["https://", undefined],
    ["https://[", undefined],
  ])("written %j is read as %j", (url, expected) => {
    const { content, told } = importSound({ projects: [{ name: "A project", url }] });
    expect(entriesOf(collectPortfolio(content), "project")[0]?.link).toBe(expected);
    expect("projects[0].url" in told).toBe(url !== expected);
  });
});

describe("profiles elsewhere", () => {
  it("get their kind by the network's name or address, and an address from the user's name", () => {
    const { content, told } = importSound({
      basics: {
        url: "https://github.com/asha",
        profiles: [
          { network: "Linkedin", username: "asha-rao" },
          { url: "https://gitlab.com/asha", username: "asha" },
          { network: "Dribbble", url: "dribbble.com/asha" },
          { network: "Dribbble", url: "https://dribbble.com/asha-2", username: "somebody" },
          { network: "Dribbble", username: "asha" },
        ],
      },
    });
    expect(content.profile.links).toEqual([
      { id: "linkedin", kind: "linkedin", label: "Linkedin", href: "https://www.linkedin.com/in/asha-rao" },
      { id: "gitlab", kind: "gitlab", label: "GitLab", href: "https://gitlab.com/asha" },
      { id: "dribbble", kind: "website", label: "Dribbble", href: "https://dribbble.com/asha" },
      { id: "dribbble-2", kind: "website", label: "Dribbble", href: "https://dribbble.com/asha-2" },
      { id: "github", kind: "github", label: "GitHub", href: "https://github.com/asha" },
    ]);
    expect(told["basics.profiles[3].username"]).toContain("has no place");
    expect(told["basics.profiles[4].username"]).toContain("has no place");
    expect(told["basics.profiles[0]"]).toContain("made from the user's name");
  });

  it("are linked once for each address, and a second name of one is told", () => {
    const url = "https://example.org/asha";
    const { content, told } = importSound({
      basics: {
        profiles: [{ network: "Blog", url }, { url }, { network: "Diary", url }],
      },
    });
    expect(content.profile.links).toMatchObject([{ label: "Blog", href: url }]);
    expect(told["basics.profiles[1]"]).toBeUndefined();
    expect(told["basics.profiles[2]"]).toBe('has the address of "Blog"; its name was left out: "Diary"');
  });
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
    expect(content.site.url).toBe("https://asha.example.org");
    expect(portfolio.entries).toMatchObject([
      { degree: "B.E.", result: "3.5" },
      { title: "On charge", link: { href: "https://paper.example.org" } },
      { organization: "Volt Labs", link: "https://volt.example.org" },
    ]);
  });

  it("is told where the type is wrong, and the rest is imported", () => {
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

  it("is told, entry by entry, where nothing could be its title", () => {
    const { content, told } = importSound({ work: [{ summary: "Did things" }], awards: [{ date: "2020" }] });
    expect(collectPortfolio(content).entries).toEqual([]);
    expect(told["work[0]"]).toContain("nothing that could be its title");
    expect(told["work[0].summary"]).toBe('has no place in content.json: "Did things"');
    expect(told["awards[0].date"]).toBe('has no place in content.json: "2020"');
  });
});
