import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { collectPortfolio } from "../../../schema/portfolio/portfolio.ts";
import { readSource } from "../../../scripts/lib/importers/read-source.ts";
import { importSound } from "../resume/import-sound.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "rendercv-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Imports sections of RenderCV. Returns the blocks of the page about the person, and the notes. */
async function importSections(sections: string, person = "") {
  const file = join(folder, "cv.yaml");
  const indented = sections.trim().replace(/^/gm, "    ");
  writeFileSync(file, `cv:\n  name: Asha Rao\n  headline: Physicist\n${person}  sections:\n${indented}\n`);
  const { resume, leftOut } = await readSource(file);
  const { content, told } = importSound(resume, { isKnownForm: true });
  const blocks = content.pages.find(({ path }) => path === "/about")?.blocks.slice(1);
  return { blocks, content, told: [...leftOut.map(({ message }) => message), ...Object.values(told)] };
}

it.each([
  ["a text", '- "On **charge**"', { type: "prose", title: "Invited talks", paragraphs: ["On **charge**"] }],
  ["a bullet", '- bullet: "On **charge**"', { type: "list", title: "Invited talks", items: ["On **charge**"] }],
  ["a numbered entry", "- number: On charge", { type: "list", title: "Invited talks", items: ["On charge"] }],
  ["one numbered from the end", "- reversed_number: On charge", { type: "list", items: ["On charge"] }],
  [
    "a line with a label",
    "- label: On charge\n  details: Pune",
    {
      type: "card-grid",
      title: "Invited talks",
      columns: 1,
      covers: false,
      cards: [{ title: "On charge", description: "Pune" }],
    },
  ],
  [
    "an entry with a name",
    "- name: '[On charge](https://talk.example)'\n  date: 2023-05\n  summary: For everybody.",
    { type: "card-grid", cards: [{ title: "On charge", link: "https://talk.example", description: "For everybody." }] },
  ],
])("%s in a section of one's own title stands under that title", async (_, entry, block) => {
  const { blocks, told } = await importSections(`invited_talks:\n${entry}`);
  expect(blocks).toMatchObject([block]);
  expect(told.filter((message) => /place|left out/.test(message))).toEqual([]);
});

it("entries of every kind belong to the section that its title means", async () => {
  const { content } = await importSections(`
experience:
- company: Volt Labs
  position: Engineer
education:
- institution: COEP
  degree: B.E.
honors:
- bullet: First prize
- label: Second prize
  details: State exhibition
certifications:
- "[Radio amateur](https://radio.example)"
skills:
- label: Languages
  details: Rust, C
projects:
- number: Lab Stock`);
  expect(collectPortfolio(content).entries).toMatchObject([
    { type: "education", degree: "B.E.", institution: "COEP" },
    { type: "achievement", title: "First prize" },
    { type: "achievement", title: "Second prize", description: "State exhibition" },
    { kind: "certificate", title: "Radio amateur", link: { href: "https://radio.example" } },
    { type: "experience", position: "Engineer", organization: "Volt Labs" },
    { type: "project", title: "Lab Stock" },
    { type: "skill", title: "Languages", tags: ["Rust", "C"] },
  ]);
});

it("a publication has its authors, without the marks around the owner's name", async () => {
  const { blocks, told } = await importSections(`
papers:
- title: On charge
  authors: ["***Asha Rao***", "**M. Joshi**", B. Roy]
  journal: Cells`);
  expect(blocks).toMatchObject([
    { cards: [{ kind: "publication", issuer: "Cells", authors: ["Asha Rao", "M. Joshi", "B. Roy"] }] },
  ]);
  expect(told).toEqual([]);
});

it("a title that differs from its section's new kind is reported", async () => {
  const { told } = await importSections("freelance:\n- company: Rao Repairs\n  position: Owner");
  expect(told).toEqual(['is the title of a section there, which became "work": "Freelance"']);
});

it("of several sites all are links, and of several telephone numbers the first is the person's", async () => {
  const person = `  website: [https://asha.site, https://volt.site]
  phone: [+91 98765 43210, +91 98765 43211]
  custom_connections:
  - { placeholder: Book a call, url: https://call.site/asha, fontawesome_icon: calendar }
`;
  const { content, told } = await importSections("about: [I measure.]", person);
  expect(content.profile.phone).toBe("+91 98765 43210");
  expect(content.profile.links.map(({ href }) => href)).toEqual([
    "https://asha.site",
    "https://volt.site",
    "https://call.site/asha",
  ]);
  expect(told).toEqual(['has no place in content.json: "+91 98765 43211"']);
});

it("a link in a company's name, or in a line that becomes a title, is the entry's", async () => {
  const { content } = await importSections(`
experience:
- company: "[Volt Labs](https://volt.example)"
  position: Engineer
certifications:
- bullet: "CNCF (2025) | [CKA](https://cka.example/7)"
- name: Radio
  location: Pune`);
  expect(collectPortfolio(content).entries).toMatchObject([
    { kind: "certificate", title: "CNCF (2025) | CKA", link: { href: "https://cka.example/7" } },
    { kind: "certificate", title: "Radio", description: "Pune" },
    { type: "experience", organization: "Volt Labs", link: "https://volt.example" },
  ]);
});

it("an address in the place of a user's name is one", async () => {
  const person = "  social_networks:\n  - { network: LinkedIn, username: linkedin.com/in/asha-rao }\n";
  const { content } = await importSections("about: [I measure.]", person);
  expect(content.profile.links).toMatchObject([{ kind: "linkedin", href: "https://linkedin.com/in/asha-rao" }]);
});
