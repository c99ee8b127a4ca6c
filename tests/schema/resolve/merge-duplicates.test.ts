import { expect, it } from "vitest";
import { collectPortfolio } from "../../../schema/portfolio/portfolio.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";

/** What formats have of a site with these cards on its pages. */
function entriesOf(pages: Record<string, object[]>) {
  const document = {
    version: 1,
    site: { title: "Asha Rao", url: "https://asha.dev/" },
    profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
    pages: Object.entries(pages).map(([path, cards]) => ({
      path,
      title: `Page ${path}`,
      description: `Of ${path}.`,
      blocks: [{ type: "heading", text: path }, ...(cards.length > 0 ? [{ type: "card-grid", cards }] : [])],
    })),
  };
  const { content, diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(document)));
  if (!content) throw new Error(JSON.stringify(diagnostics));
  return collectPortfolio(content).entries;
}

const charger = { type: "project", title: "Charger", link: "https://asha.dev/charger", tags: ["USB-C", "GaN"] };
const long = { ...charger, description: "A charger that fits into a matchbox.", highlights: ["65 W"] };
const lamp = { type: "project", title: "Lamp" };

it("an entry on the home page and on its own page is one entry, on its own page", () => {
  const entries = entriesOf({
    "/": [{ ...charger, description: "A small charger.", tags: ["GaN"], featured: true, start: "2024" }],
    "/work": [lamp, long],
  });
  expect(entries).toEqual([
    { ...lamp, page: "/work", group: undefined },
    { ...long, start: "2024", page: "/work", group: undefined },
  ]);
});

it.each([
  ["job", { type: "experience", position: "Engineer", organization: "Volt Labs" }],
  ["degree", { type: "education", degree: "B.E.", institution: "VJTI" }],
  ["project", lamp],
])("a %s that is shown in short on the home page is on its own page where it stands alone there, too", (_, short) => {
  const full = { ...short, highlights: ["All of it."] };
  expect(entriesOf({ "/": [short], "/work": [full] })).toMatchObject([{ ...full, page: "/work" }]);
});

it("the longer words are kept, wherever they are", () => {
  expect(entriesOf({ "/": [long], "/work": [{ ...charger, description: "Small." }, lamp] })).toMatchObject([
    { title: "Charger", description: long.description, highlights: ["65 W"], page: "/work" },
    { title: "Lamp" },
  ]);
});

it.each([
  [
    "another year",
    { type: "achievement", title: "Prize", date: "2023" },
    { type: "achievement", title: "Prize", date: "2024" },
  ],
  ["another kind", { type: "achievement", title: "Charger" }, charger],
  ["other tags", charger, { ...charger, link: undefined, tags: ["GaN", "PCB"] }],
  [
    "another club",
    { type: "activity", title: "Lead", organization: "A" },
    { type: "activity", title: "Lead", organization: "B" },
  ],
])("two of one title stay two where they are of %s", (_, one, other) => {
  expect(entriesOf({ "/": [one], "/more": [other] })).toHaveLength(2);
});

it("two of one title on one page stay two, unless they say the very same", () => {
  const short = { ...charger, description: "Another one.", link: undefined };
  expect(entriesOf({ "/": [short, long] })).toHaveLength(2);
  expect(entriesOf({ "/": [lamp, lamp] })).toHaveLength(1);
});

it("what two pages show with different links within the site is one thing, on another site it is two", () => {
  const count = (one: string, other: string) =>
    entriesOf({ "/": [{ ...lamp, link: one }], "/work": [charger, { ...lamp, link: other }] }).length;
  expect(count("/work", "/")).toBe(2);
  expect(count("https://a.dev/", "https://b.dev/")).toBe(3);
});
