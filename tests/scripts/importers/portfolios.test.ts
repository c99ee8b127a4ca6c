import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { importFile } from "../../../scripts/lib/importers/import-file.ts";

const folder = mkdtempSync(join(tmpdir(), "portfolios-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(name: string, text: string) {
  const file = join(folder, name);
  writeFileSync(file, text);
  const {
    text: content,
    notes,
    account,
  } = await importFile(file, { schema: "./s.json", name: "c.json", anyway: true });
  return { content, account, told: notes.map(({ message }) => message).join("\n") };
}

const developer = (more: string) =>
  `const greeting = { username: "Asha Rao", subTitle: "I charge cells." };\n${more}\nexport { greeting };`;

describe("a portfolio written as data", () => {
  it("has no role that it doesn't say, and says so where `validate` finds it", async () => {
    const jobs = { work: [{ position: "Caregiver", name: "Volt" }], basics: { name: "Asha Rao" } };
    const { content } = await read("jobs.json", JSON.stringify(jobs));
    expect(content).toContain('"role": "TODO: what you are, in a few words"');
  });

  it("keeps what is switched off to itself, at any depth, and what its template says", async () => {
    const text = developer(`
      export const bigProjects = { title: "Big", display: false, projects: [{ projectName: "Secret lamp" }] };
      export const contactInfo = { number: "+92-0000000000", email_address: "saadpasta70@gmail.com" };
      export const techStack = { viewSkillBars: false, experience: [{ Stack: "Soldering", progressPercentage: "9%" }] };
      export const blogSection = { title: "From my blog", blogs: [{ title: "Lorem ipsum" }, { title: "", display: false }] };
      export const achievementSection = { achievementsCards: [{ title: "Prize", subtitle: "Lorem ipsum dolor" }] };`);
    const { content, told } = await read("hidden.js", text);
    expect(content).not.toMatch(/Secret lamp|saadpasta|0000000|Soldering|Lorem/);
    expect(content).toContain("Prize");
    expect(told).toMatch(/hidden there/);
    expect(told).toMatch(/template's own and unchanged/);
  });

  it("computes texts of constants, and takes neither a heading for a skill nor a file for a text", async () => {
    const text = developer(`
      import stock from "./stock.png";
      const place = "Pune";
      export const skillsSection = { title: "What I do", subTitle: stock, skills: ["Boards from " + place] };`);
    const { content } = await read("skills.js", text);
    expect(content).toContain("Boards from Pune");
    expect(content).not.toMatch(/"title": "What I do",\s+"description"|stock\.png/);
    expect(content).not.toContain('"type": "skill"');
  });

  it("is read from any script that says what a résumé says, where no reader knows its form", async () => {
    const { content, told } = await read(
      "clean.js",
      `const header = { homepage: "https://asha.example.org", title: "AR." };
       const about = { name: "Asha Rao", role: "Engineer", social: { github: "https://github.com/asha-rao" } };
       const projects = [{ name: "Lab Stock", description: "A shelf.", stack: ["Go"], livePreview: "https://stock.example.org" }];
       const contact = { email: "asha@example.org" };
       export { header, about, projects, contact };`,
    );
    expect(JSON.parse(content).profile).toMatchObject({
      name: "Asha Rao",
      role: "Engineer",
      emails: [{ address: "asha@example.org" }],
    });
    expect(content).toMatch(/"title": "Lab Stock"[^}]*"https:\/\/stock.example.org"/);
    expect(told).toContain('has no place in content.json: "AR."');
  });

  it("keeps the headings of jobs that have one, and of sections that only it has", async () => {
    const { content } = await read(
      "master.js",
      `export const greeting = { title: "Asha Rao" }; export const degrees = {};
       export const experience = { sections: [{ title: "Internships", experiences: [{ title: "Intern", company: "Volt" }] }] };
       export const talks = { header: "On stage", items: [{ title: "Cold cells", text: "In Pune." }] };`,
    );
    for (const one of ["Internships", "Intern", "On stage", "Cold cells", "In Pune."])
      expect(content).toContain(`"${one}"`);
  });

  it("of gitprofile shows repositories, and says how they are fetched", async () => {
    const { content, account, told } = await read(
      "gitprofile.config.ts",
      `const CONFIG = { github: { username: "asha-rao" }, seo: { title: "Tools of the trade" },
        resume: { fileUrl: "https://asha.example/cv.pdf" },
        projects: { github: { header: "My code", mode: "manual", manual: { projects: ["asha-rao/stock", "asha-rao/lamp"] } } } };
       export default CONFIG;`,
    );
    expect(account).toBe("asha-rao");
    expect(JSON.parse(content).pages).toContainEqual(
      expect.objectContaining({
        blocks: expect.arrayContaining([{ type: "repositories", title: "My code", source: "github.json", limit: 2 }]),
      }),
    );
    expect(JSON.parse(content).profile.links).toContainEqual(expect.objectContaining({ kind: "resume" }));
    expect(content).not.toContain("Tools of the trade");
    expect(told).toContain("asha-rao/stock");
  });

  it("leads to its résumé, and has a telephone number with its country in parentheses", async () => {
    const main = { name: "Asha Rao", phone: "(+49) 157 12345678", resumedownload: "https://asha.example/cv.pdf" };
    const { content } = await read("resumeData.json", JSON.stringify({ main, resume: {} }));
    expect(JSON.parse(content).profile).toMatchObject({
      phone: "+49 1571 2345678",
      links: [{ kind: "resume", href: "https://asha.example/cv.pdf" }],
    });
  });

  it("names the font that its language needs", async () => {
    const { told } = await read("ja.json", JSON.stringify({ basics: { name: "ラオ", label: "エンジニア" } }));
    expect(told).toContain("npm install @fontsource-variable/noto-sans-jp");
  });

  it("of RenderCV is in the language of its locale", async () => {
    const { content } = await read("cv.yaml", "cv:\n  name: Asha Rao\nlocale:\n  language: german\n");
    expect(JSON.parse(content).site.language).toBe("de");
  });

  it.each([
    ["v3.json", '{ "basics": { "profiles": [] }, "sections": { "work": {} } }', "Reactive Resume 3"],
    ["orcid.json", "<!DOCTYPE html><html></html>", "is a web page"],
    ["old.xml", "<SkillsPassport><LearnerInfo/></SkillsPassport>", "used until 2020"],
  ])("that can't be read is recognized, with what to do: %s", async (name, text, message) => {
    await expect(read(name, text)).rejects.toThrow(message);
  });

  it("of Reactive Resume shows entries without a title as texts of their own section", async () => {
    const items = [{ id: "1", visible: true, name: "", summary: "<p>In short:</p><ul><li>Robots</li></ul>" }];
    const sections = { custom: { own: { name: "Clubs", visible: true, items } } };
    const { content } = await read("rx.json", JSON.stringify({ basics: { name: "Asha Rao" }, sections }));
    expect(content).toMatch(/"title": "Clubs", "paragraphs": \["In short:"\]/);
    expect(content).toContain('"Robots"');
  });

  it("of JSON Resume may have objects where texts belong", async () => {
    const basics = { name: "Asha Rao", label: "Engineer", website: { name: "Mine", url: "https://asha.example" } };
    const work = [
      { name: "Volt", position: "Engineer", highlights: [{ title: "It charges." }, { text: "It cools." }] },
    ];
    const { content } = await read("objects.json", JSON.stringify({ basics, work }));
    for (const one of ["https://asha.example", "It charges.", "It cools."]) expect(content).toContain(`"${one}"`);
  });

  it("has a home page of what its owner can do, with no text that leads to a list that isn't there", async () => {
    const { content } = await read(
      "home.json",
      JSON.stringify({
        basics: { name: "Asha Rao" },
        skills: [{ name: "Tools", keywords: ["Rust", "C"] }, { name: "Languages" }],
        projects: [{ name: "Stock", description: "It does three things:", highlights: ["It counts."] }],
      }),
    );
    const [home] = JSON.parse(content).pages;
    expect(home.blocks[0].list.items).toEqual(["Rust", "C", "Languages"]);
    expect(JSON.stringify(home)).not.toContain("three things:");
  });
});
