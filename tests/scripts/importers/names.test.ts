import { expect, it } from "vitest";
import { collectPortfolio } from "../../../schema/portfolio/portfolio.ts";
import { importSound } from "../resume/import-sound.ts";

const basics = { name: "Asha Rao", label: "Engineer" };

/** The blocks of the page about the person, below its heading. */
function readAbout(resume: object) {
  const { content, told } = importSound({ basics, ...resume });
  return { blocks: content.pages.find(({ path }) => path === "/about")?.blocks.slice(1), told };
}

it("an employer with several positions becomes an entry for each", () => {
  const positions = [
    { title: "Lead", from: "2022", highlights: ["Led four."] },
    { title: "Engineer", from: "2020", to: "2022" },
  ];
  const { content } = importSound({ basics, work: [{ company: "Volt", about: "Chargers.", positions }] });
  expect(collectPortfolio(content).entries).toMatchObject([
    { position: "Lead", organization: "Volt", description: "Chargers.", highlights: ["Led four."] },
    { position: "Engineer", organization: "Volt", end: "2022" },
  ]);
});

it("a text in numbered lines or in parts is one text", () => {
  const { content } = importSound({
    basics,
    experience: [
      { title: "Engineer", company: "Volt", description1: "It charges.", description2: "It cools." },
      { title: "Host", company: "Café", description: { intro: "Lamps.", duties: ["Coffee.", "Tea."] } },
    ],
  });
  expect(collectPortfolio(content).entries).toMatchObject([
    { description: "It charges.\n\nIt cools." },
    { description: "Lamps.", highlights: ["Coffee.", "Tea."] },
  ]);
});

it("a title beside a role is the employer", () => {
  const { content } = importSound({ basics, experience: [{ title: "Volt", role: "Engineer", period: "2020 - 2022" }] });
  expect(collectPortfolio(content).entries).toMatchObject([{ position: "Engineer", organization: "Volt" }]);
});

it.each([
  ["jobs", [{ position: "Tutor", organization: "COEP", years: "2019" }], [{ type: "experience", position: "Tutor" }]],
  ["cards", [{ title: "Cold cells", text: "In Pune." }], [{ title: "Cold cells", description: "In Pune." }]],
])("a section that only one site has becomes %s under its own heading", (_, entries, cards) => {
  const { blocks } = readAbout({ teaching: entries });
  expect(blocks).toMatchObject([{ type: "card-grid", title: "Teaching", cards }]);
});

it("a list of sentences becomes one under its own heading, and lists of words and links are none", () => {
  const { blocks, told } = readAbout({
    funFacts: ["I solder with my left hand.", "I own nine lamps."],
    tabs: ["home", "work"],
    menu: [{ title: "Home", url: "https://asha.example" }],
  });
  expect(blocks).toMatchObject([
    { type: "list", title: "Fun facts", items: ["I solder with my left hand.", "I own nine lamps."] },
  ]);
  expect(told["tabs[0]"]).toContain("no place");
  expect(told["menu[0].title"]).toContain("no place");
});

it("a person is found in objects within each other, in Spanish, and with an account as an object", () => {
  const { content } = importSound({
    perfil: {
      nombre: "Asha",
      lastName: "Rao",
      titulo: "Ingeniera",
      contacto: {},
      contact: { correo: "asha@volt.example", github: { id: "asha-rao" } },
    },
    educacion: [{ institucion: "COEP", titulo: "B.E.", fechaFin: "2020" }],
  });
  expect(content.profile).toMatchObject({
    name: "Asha Rao",
    role: "Ingeniera",
    emails: [{ address: "asha@volt.example" }],
    links: [{ kind: "github", href: "https://github.com/asha-rao" }],
  });
  expect(collectPortfolio(content).entries).toMatchObject([{ institution: "COEP", degree: "B.E.", end: "2020" }]);
});

it("addresses for mail and telephones among profiles are no links", () => {
  const links = [{ url: "mailto:asha@volt.example" }, { url: "tel:+919876543210" }, { url: "https://asha.example" }];
  const { content } = importSound({ basics: { ...basics, links } });
  expect(content.profile).toMatchObject({
    emails: [{ address: "asha@volt.example" }],
    phone: "+919876543210",
    links: [{ href: "https://asha.example" }],
  });
});

it.each([
  ["asha.rao", "https://www.linkedin.com/in/asha.rao"],
  ["linkedin.com/in/asha", "https://linkedin.com/in/asha"],
  ["https://linkedin.com/in/asha", "https://linkedin.com/in/asha"],
])("%s of a network is an account or an address", (linkedin, href) => {
  const { content } = importSound({ basics: { ...basics, linkedin } });
  expect(content.profile.links).toMatchObject([{ kind: "linkedin", href }]);
});

it("what a project, a prize or a certificate has no field for stands in its text", () => {
  const { content } = importSound({
    basics,
    certificates: [{ name: "CKA", location: "Online", highlights: ["Of Kubernetes", "Twice"] }],
    awards: [{ rank: "First of nine", in: "State exhibition" }],
    projects: [{ name: "Stock", summary: "Screws.", description: "Where they went." }],
  });
  expect(collectPortfolio(content).entries).toMatchObject([
    { title: "First of nine", issuer: "State exhibition" },
    { title: "CKA", description: "Online\n\nOf Kubernetes\nTwice" },
    { title: "Stock", description: "Where they went.\n\nScrews." },
  ]);
});

it("icons, classes and switches are left out without a word", () => {
  const profiles = [
    { network: "GitHub", url: "https://github.com/asha", icon: "fa-github", className: "fa", on: true },
  ];
  const { told } = importSound({ basics: { ...basics, profiles } });
  expect(Object.values(told)).toEqual([]);
});

it("links into the site that a text was on stop nobody: their words stay", () => {
  const summary = "See [my work](#work), [notes](/notes/), [a lamp](../lamp.html) and [Volt](https://volt.example).";
  const { content, told } = importSound({ basics: { ...basics, summary } });
  expect(collectPortfolio(content).summary).toBe("See my work, notes, a lamp and Volt.");
  expect(told["basics.summary"]).toContain("its words stay");
});

it("a greeting is no part of a name, a header's logo no role, and a country in a town's text isn't said again", () => {
  const { content } = importSound({
    about: { name: "Hello, I'm Asha Rao!", location: { city: "Munich, Germany", countryCode: "DE" } },
    header: { title: "AR." },
  });
  expect(content.profile).toMatchObject({ name: "Asha Rao", location: "Munich, Germany" });
  expect(content.profile.role).toContain("TODO");
});
