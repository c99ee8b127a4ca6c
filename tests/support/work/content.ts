import type { Row } from "./growing.ts";

const each = (size: number, write: (index: number) => string, between = ",") =>
  Array.from({ length: size }, (_, index) => write(index)).join(between);

/** A content with these blocks on its home page, and more pages behind it. */
function content(blocks: string, { pages = "", profile = "", site = "" } = {}): string {
  const home = `{"path":"/","title":"x","blocks":[${blocks}]}`;
  return `{"version":1,"site":{"title":"A","url":"https://a.example/","language":"en"${site}},"profile":{"name":"A","role":"b","emails":[],${
    profile === "" ? '"links":[]' : profile
  }},"pages":[${home}${pages}]}`;
}

const grid = (cards: string) => `{"type":"card-grid","title":"x","cards":[${cards}]}`;
const profileLink = (i: number) => `{"id":"l${i}","label":"l","href":"https://a.example/${i}","kind":"website"}`;
const contact = (ids: string) => `{"type":"contact","links":[${ids}]}`;

/** Content that is checked as a whole: each has many of one thing, right or wrong. */
export const contents: readonly Row[] = [
  ["json", "blocks that are none", 1500, (n) => content(each(n, () => "1"))],
  ["json", "equal cards", 40, (n) => content(grid(each(n, () => '{"type":"project","title":"A"}')))],
  [
    "json",
    "cards of one title and other facts",
    60,
    (n) => content(grid(each(n, (i) => `{"type":"project","title":"A","link":"https://a.example/${i}"}`))),
  ],
  [
    "json",
    "cards of one title on as many pages",
    40,
    (n) =>
      content('{"type":"hero"}', {
        pages: each(
          n,
          (i) =>
            `,{"path":"/p${i}","title":"x","blocks":[${grid(`{"type":"project","title":"A","description":"d${i}"}`)}]}`,
          "",
        ),
      }),
  ],
  [
    "json",
    "studies of ten thousand years",
    60,
    (n) =>
      content(grid(each(n, () => '{"type":"education","degree":"A","institution":"B","start":"0000","end":"9999"}'))),
  ],
  [
    "json",
    "equal ids among as many others",
    900,
    (n) => content(each(n, (i) => `{"type":"heading","id":"${i % 2 ? "a" : `a-${i / 2 + 2}`}","text":"x"}`)),
  ],
  [
    "json",
    "links of the profile that aren't there",
    60,
    (n) => content(contact(each(n, (i) => `"m${i}"`)), { profile: `"links":[${each(n, profileLink)}]` }),
  ],
  [
    "json",
    "equal paths",
    60,
    (n) =>
      content('{"type":"hero"}', { pages: each(n, () => ',{"path":"/a","title":"x","blocks":[{"type":"hero"}]}', "") }),
  ],
  ["json", "wrong dates", 60, (n) => content(grid(each(n, () => '{"type":"achievement","title":"A","date":"x"}')))],
  [
    "json",
    "codes of languages",
    60,
    (n) =>
      content('{"type":"hero"}', {
        site: `,"languages":[${each(n, (i) => `"a${String.fromCharCode(97 + (i % 26))}-${100 + i}"`)}]`,
      }),
  ],
  [
    "json",
    "placeholders in a text with marks",
    100,
    (n) => content(`{"type":"prose","paragraphs":["*a* ${each(n, (i) => `{p${100_000 + i}}`, " ")}"]}`),
  ],
];
