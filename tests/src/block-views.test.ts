// @vitest-environment node
import { readFile } from "node:fs/promises";
import { expect, it } from "vitest";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { resolveContent } from "../../schema/resolve/resolve-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { parsePage } from "../../scripts/lib/html/parsed-page.ts";
import { readPageText } from "../../scripts/lib/outputs/page-text.ts";
import { formatPlainText } from "../../scripts/lib/outputs/plain-text.ts";
import { renderPage } from "../../src/entry-server.tsx";
import { readDocument } from "../support/read-document.ts";
import { diskFacts } from "../support/site/disk-facts.ts";
import { documentWith } from "../support/validators.ts";

const template = await readFile("index.html", "utf8");

/** A page that shows a block under the page's own heading: as HTML, and as text. */
function show(block: { type: string; [key: string]: unknown }, more: object = {}, after: (typeof block)[] = []) {
  const document = Object.assign({ landing: { hidden: true }, ...more }, documentWith(block, after));
  const { content, diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(document)));
  const [page] = content
    ? resolveContent(content, () => ({ src: "/x.png", width: 1, height: 1 }), diskFacts).pages
    : [];
  if (!page) throw new Error(JSON.stringify(diagnostics));
  const html = renderPage(page, template);
  const { main } = readPageText(parsePage(html), page.url);
  return { html, elements: readDocument(html), text: formatPlainText({ type: "root", children: main }) };
}

const position = (organization: string, name: string, start: string, end?: string) => ({
  type: "experience",
  position: name,
  organization,
  start,
  end,
});

it("a timeline keeps its order, and puts all positions under employers' names where one employer has several", () => {
  const { elements, text } = show({
    type: "timeline",
    items: [
      position("Volt Labs", "Lead engineer", "2025"),
      position("Volt Labs", "Engineer", "2023", "2025"),
      { type: "achievement", title: "First prize", date: "2022-11" },
      position("Volt Labs", "Intern", "2022"),
      { type: "education", degree: "B.E. Electronics", start: "2018", end: "2022" },
    ],
  });
  const headings = elements.filter(({ name }) => /^h[2-4]$/.test(name)).map(({ name, text }) => `${name} ${text}`);
  expect(headings).toEqual([
    "h2 Volt Labs",
    "h3 Lead engineer",
    "h3 Engineer",
    "h2 First prize",
    "h2 Volt Labs",
    "h3 Intern",
    "h2 B.E. Electronics",
  ]);
  expect(elements.filter(({ name }) => name === "ol")).toHaveLength(3);
  const times = elements.filter(({ name }) => name === "time").map(({ attributes }) => attributes["datetime"]);
  expect(times).toEqual(["2025", "2023", "2022-11", "2022", "2018"]);
  // Once over two positions, once over the single one.
  expect(text.match(/Volt Labs/g)).toHaveLength(2);
});

it("a timeline leaves employers with their positions where none has several", () => {
  const { elements, text } = show({
    type: "timeline",
    items: [position("Volt Labs", "Engineer", "2023"), position("Amp Works", "Intern", "2022")],
  });
  expect(elements.filter(({ name }) => /^h[2-4]$/.test(name)).map(({ text }) => text)).toEqual(["Engineer", "Intern"]);
  expect(text).toMatch(/Volt Labs.*Amp Works/s);
});

it("a reference without words is a name with what belongs to it, and no empty quotation", () => {
  const { elements, text } = show({
    type: "testimonials",
    items: [
      { type: "reference", title: "Meera Joshi", quote: "We shipped it." },
      { type: "reference", title: "Ravi Menon", position: "Volt Labs" },
    ],
  });
  const textsOf = (tag: string) => elements.filter(({ name }) => name === tag).map((element) => element.text);
  expect(textsOf("blockquote")).toEqual(["We shipped it."]);
  expect(textsOf("figcaption")).toHaveLength(2);
  expect(text).toContain("Meera Joshi");
  expect(text).toContain("Ravi Menon");
});

it.each([
  [{ by: "Ada", source: "https://www.ada.example/notes?g#h" }, "Ada", "https://www.ada.example/notes?g#h"],
  [{ source: "https://www.ada.example/notes" }, "ada.example", "https://www.ada.example/notes"],
  [{ source: "https://user@ada.example" }, "ada.example", "https://user@ada.example"],
])("a quotation's source is a link of the name under it, or of its host: %j", (said, words, href) => {
  const { elements } = show({ type: "quote", text: "It can do whatever we know how to order it.", ...said });
  const link = elements.find(({ name, attributes }) => name === "a" && attributes["href"] === href);
  expect(link?.text.trim()).toBe(words);
  expect(elements.find(({ name }) => name === "blockquote")?.attributes["cite"]).toBe(href);
});

it("numbers are read after what they count", () => {
  const { text } = show({ type: "stats", items: [{ value: "40 %", label: "less current" }] });
  expect(text).toContain("- less current: 40 %");
});

const form = {
  type: "form",
  id: "write",
  title: "Write to me",
  fields: [
    { name: "name", label: "Your name", required: true },
    { name: "reply-to", label: "E-mail", kind: "email", required: true },
    { name: "subject", label: "Subject" },
    { name: "message", label: "Message", kind: "long", required: true },
  ],
  thanks: "It is on its way.",
  privacy: "It goes to a service that sends it on.",
};

it("a form is posted elsewhere, with what leads back to its thanks, and a field that only programs fill in", () => {
  const { elements } = show({ ...form, action: "https://formspree.io/f/abcdefgh" });
  const posted = elements.find(({ name }) => name === "form");
  expect(posted?.attributes).toMatchObject({ action: "https://formspree.io/f/abcdefgh", method: "post" });
  expect(posted?.attributes).not.toHaveProperty("data-netlify");
  const named = elements.filter(({ attributes }) => attributes["name"] && attributes["id"] !== undefined);
  expect(named.map(({ name, attributes }) => [name, attributes["name"], attributes["type"]])).toEqual([
    ["input", "name", "text"],
    ["input", "reply-to", "email"],
    ["input", "subject", "text"],
    ["textarea", "message", undefined],
  ]);
  expect(named.map(({ attributes }) => attributes["autocomplete"])).toEqual(["name", "email", undefined, undefined]);
  expect(named.map(({ attributes }) => "required" in attributes)).toEqual([true, true, false, true]);
  for (const { attributes } of named) {
    const labels = elements.filter(({ name, attributes: own }) => name === "label" && own["for"] === attributes["id"]);
    expect(labels).toHaveLength(1);
  }
  const unseen = elements.filter(({ name, attributes }) => name === "input" && attributes["id"] === undefined);
  expect(unseen.map(({ attributes }) => [attributes["name"], attributes["value"]])).toEqual([
    ["_next", "https://example.com/#write_sent"],
    ["_gotcha", undefined],
  ]);
  expect(elements.find(({ attributes }) => attributes["id"] === "write_sent")?.text).toBe("It is on its way.");
});

it.each([
  ["https://example.com", "/#write_sent"],
  ["https://example.com/", "/#write_sent"],
  ["https://example.com/answer?a=1#b", "/answer?a=1#write_sent"],
])("a form that is posted to the site's own host is one of Netlify's, and leads to its thanks: %s", (action, path) => {
  const { elements } = show({ ...form, action });
  expect(elements.find(({ name }) => name === "form")?.attributes).toMatchObject({
    action: path,
    name: "write",
    "data-netlify": "true",
    "data-netlify-honeypot": "_gotcha",
  });
  const hidden = elements.filter(({ attributes }) => attributes["type"] === "hidden");
  expect(hidden.map(({ attributes }) => [attributes["name"], attributes["value"]])).toEqual([["form-name", "write"]]);
});

it("a form is read as its title and where it is: elsewhere than on the page it does nothing", () => {
  const { text } = show({ ...form, action: "https://formspree.io/f/abcdefgh" });
  expect(text).toBe("Write to me\n===========\n\nhttps://example.com/#write\n");
});

it("cards are chosen from by the tags that are on them, each once, by their places", () => {
  const cards = [
    { type: "project", title: "One", tags: ["C", "React"] },
    { type: "project", title: "Two" },
    { type: "education", degree: "Three", courses: ["React", "C"] },
  ];
  const grid = (filter: boolean) => show({ type: "card-grid", filter, cards }).elements;
  const buttons = grid(true).filter(({ name, attributes }) => name === "button" && "aria-pressed" in attributes);
  expect(
    buttons.slice(-3).map(({ text, attributes }) => [text, attributes["value"], attributes["aria-pressed"]]),
  ).toEqual([
    ["All", "", "true"],
    ["C", "C", "false"],
    ["React", "React", "false"],
  ]);
  expect(grid(true).flatMap(({ attributes }) => attributes["data-choices"] ?? [])).toEqual(["0 1", "", "1 0"]);
  expect(grid(false).some(({ attributes }) => "data-choices" in attributes || "data-filter" in attributes)).toBe(false);
});

it("a table's head has headings where there are words: the corner over the names of rows has none", () => {
  const { elements } = show({ type: "prose", body: "| | Before | Since |\n|---|---|---|\n| Page | 9 s | 1 s |" });
  expect(elements.filter(({ name }) => name === "th").map(({ text }) => text)).toEqual(["Before", "Since"]);
  expect(elements.filter(({ name }) => name === "td").map(({ text }) => text)).toEqual(["", "Page", "9 s", "1 s"]);
  expect(elements.find(({ attributes }) => attributes["role"] === "group")?.attributes["aria-label"]).toBe(
    "Before, Since",
  );
});

it("a hero's longer text is after the next block on phones only if that is a list of works", () => {
  const hero = { type: "hero", text: "I make things." };
  const isAfter = (next: typeof hero | { type: string; [key: string]: unknown }) =>
    show(hero, {}, [next]).elements.some(({ name, attributes }) => name === "main" && "data-work-first" in attributes);
  expect(isAfter({ type: "card-grid", cards: [{ type: "project", title: "A lamp" }] })).toBe(true);
  expect(isAfter({ type: "image", src: "assets/photo.png", alt: "A lamp" })).toBe(false);
});

it("a footer makes its call on every page but those with their own at the end, or one block before it", () => {
  const actions = [{ label: "Write", to: "mailto:asha@example.com" }];
  const footer = { type: "footer", invitation: "Say hello", actions, closing: "Thank you" };
  const words = { type: "prose", paragraphs: ["Words."] };
  const callsOn = (block: Parameters<typeof show>[0], after: (typeof block)[] = []) =>
    show(block, { footer }, after)
      .elements.filter(({ name, text }) => /^h\d$|^a$/.test(name) && /Say hello|Write|Build/.test(text))
      .map(({ text }) => text);
  const call = { type: "call-to-action", title: "Build", actions };
  expect(callsOn(words)).toEqual(["Say hello", "Write"]);
  expect(callsOn(call)).toEqual(["Build", "Write"]);
  expect(callsOn(call, [words])).toEqual(["Build", "Write"]);
  expect(callsOn(call, [words, words])).toEqual(["Build", "Write", "Say hello", "Write"]);
});
