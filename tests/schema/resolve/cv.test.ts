import { expect, it } from "vitest";
import type { Publication } from "../../../schema/records/publication.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { type CvData, resolveCv } from "../../../schema/resolve/cv.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { plain } from "../../../schema/text.ts";

const grid = (title: string | undefined, ...cards: object[]) => ({ type: "card-grid", title, cards });
const teaching = { type: "experience", position: "Lecturer", start: "2020", end: "2022" };
const postdoc = { type: "experience", position: "Postdoc", start: "2023" };
const degree = { type: "education", degree: "PhD" };
const club = { type: "activity", title: "Choir" };
const hobby = { type: "interest", title: "Birds" };
const paper = {
  type: "achievement",
  kind: "publication",
  title: "Foam",
  authors: ["L. Brandt", "A. Rao", "Tuuli Rautio"],
  link: { label: "DOI", href: "https://doi.org/10.5555/foam.1" },
};
const prize = { type: "achievement", title: "First prize" };

function cvOf(
  pages: Record<string, { title: string; blocks: object[] }>,
  more: object = {},
  papers: Publication[] = [],
): CvData {
  const { content, diagnostics } = checkContent(
    new JsonText(
      "content.json",
      JSON.stringify({
        version: 1,
        site: { title: "Asha", url: "https://asha.example/" },
        profile: { name: "Asha Rao", role: "Physicist", emails: [], links: [] },
        pages: Object.entries(pages).map(([path, page]) => ({ path, ...page })),
        ...more,
      }),
    ),
  );
  if (!content) throw new Error(JSON.stringify(diagnostics));
  for (const block of content.pages.flatMap(({ blocks }) => blocks))
    if (block.type === "publications") block.source = papers;
  return resolveCv(content, true);
}

const sectionsOf = (cv: CvData) =>
  cv.sections.map(({ title, entries }) => [plain(title), ...entries.map(({ card }) => plain(card.title))].join(": "));

it.each<[string, Parameters<typeof cvOf>, string[]]>([
  [
    "a title for kinds that readers look for is theirs, and for others appears once",
    [{ "/": { title: "Home", blocks: [grid("Besides", hobby, degree, club), grid("Life", postdoc)] } }],
    ["Life: Postdoc", "Education: PhD", "Besides: Choir: Birds"],
  ],
  [
    "blocks without a title have that of their page or the name of their kind",
    [
      {
        "/": { title: "Home", blocks: [grid(undefined, club)] },
        "/prizes": { title: "Prizes", blocks: [grid(undefined, prize)] },
        "/me": { title: "About me", blocks: [grid(undefined, hobby), grid(undefined, postdoc)] },
      },
    ],
    ["Experience: Postdoc", "Prizes: First prize", "Volunteering: Choir", "Interests: Birds"],
  ],
  [
    "teaching comes after a position that goes on",
    [{ "/": { title: "Home", blocks: [grid("Degrees", degree), grid("Teaching", teaching), grid("Work", postdoc)] } }],
    ["Work: Postdoc", "Teaching: Lecturer", "Degrees: PhD"],
  ],
  [
    "cv.order comes first",
    [
      { "/": { title: "Home", blocks: [grid("Work", postdoc), grid("Degrees", degree), grid("Prizes", prize)] } },
      { cv: { order: ["award", "education"] } },
    ],
    ["Prizes: First prize", "Degrees: PhD", "Work: Postdoc"],
  ],
  [
    "kinds that the owner leaves out are missing, and their titles with them",
    [
      { "/": { title: "Home", blocks: [grid("Work", postdoc), grid("Besides", club), grid("Life", hobby)] } },
      { cv: { leaveOut: ["activity", "interest"] } },
    ],
    ["Work: Postdoc"],
  ],
])("in the sections of a CV %s", (_, content, sections) => {
  expect(sectionsOf(cvOf(...content))).toEqual(sections);
});

it("a CV marks its owner among authors, prints the DOI, and does not refer to itself", () => {
  const links = [
    { id: "cv", kind: "resume", label: "CV", href: "https://asha.example/cv.pdf" },
    { id: "orcid", kind: "orcid", label: "ORCID", href: "https://orcid.org/0000-0000-0000-0000" },
  ];
  const profile = { name: "Asha Rao", role: "Physicist", emails: [], links };
  const blocks = [{ type: "hero", links: true }, grid("Papers", paper)];
  const { sections, addresses } = cvOf({ "/": { title: "Home", blocks } }, { profile });
  const href = "https://doi.org/10.5555/foam.1";
  expect(sections[0]?.entries).toMatchObject([{ href, links: [{ label: "doi.org/10.5555/foam.1", href }] }]);
  expect(sections[0]?.entries[0]?.authors.filter((part) => typeof part === "object")).toEqual([
    { type: "strong", children: ["A. Rao"] },
  ]);
  expect(addresses.map(({ text }) => text)).toEqual(["asha.example", "orcid.org/0000-0000-0000-0000"]);
});

it("a CV prints the address of each link after its words, unless they are the address", () => {
  const links = [
    { label: "Demo", href: "https://www.foam.dev/demo/" },
    { label: "foam.dev", href: "https://foam.dev" },
  ];
  const blocks = [grid("Work", { type: "project", title: "Foam", description: "Bubbles.", links })];
  const { sections } = cvOf({ "/": { title: "Home", blocks } });
  expect(sections[0]?.entries[0]?.links).toMatchObject([
    { label: "Demo", address: "foam.dev/demo" },
    { label: "foam.dev", address: undefined },
  ]);
});

it("a CV prints the address of an entry's only link", () => {
  const link = { label: "Demo", href: "https://www.foam.dev/demo/" };
  const blocks = [
    grid("Work", { type: "project", title: "Foam", description: "Bubbles.", links: [link] }),
    grid("Life", hobby),
  ];
  const { sections } = cvOf({ "/": { title: "Home", blocks } });
  expect(sections.map(({ entries }) => entries.map(({ links }) => links))).toEqual([
    [[{ label: "foam.dev/demo", href: link.href, address: undefined }]],
    [[]],
  ]);
});

it("a CV marks its owner's former name, too, which the block of publications says", () => {
  const authors = [{ family: "Brandt" }, { given: "Asha", family: "Joshi" }];
  const foam: Publication = {
    key: "foam",
    kind: "article",
    title: "Foam",
    authors,
    hasOthers: false,
    links: [],
    bibtex: "",
  };
  const block = { type: "publications", source: "papers.bib", names: ["Asha Joshi"] };
  const { sections } = cvOf({ "/": { title: "Home", blocks: [block] } }, {}, [foam]);
  expect(sections[0]?.entries[0]?.authors).toContainEqual({ type: "strong", children: ["Asha Joshi"] });
});
