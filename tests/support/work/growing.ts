import { strToU8, zipSync } from "fflate";
import { contents } from "./content.ts";
import { imports } from "./imports.ts";
import { media } from "./media.ts";
import { type ReaderName, readers } from "./readers.ts";

/** What a doubling may cost. */
export const most = 2.3;
/** Fewer bytes are too few samples to be compared. */
export const fewBytes = 2_000_000;

/** An input that grows, and the reader that has to keep up with it. */
export interface Growing {
  reader: string;
  name: string;
  /** The size that is doubled three times. */
  start: number;
  make: (size: number) => string | Buffer;
  read: (input: string | Buffer) => unknown;
}

const each = (size: number, write: (index: number) => string, between = "") =>
  Array.from({ length: size }, (_, index) => write(index)).join(between);
const entry = (fields: string) => `@article{a, title = {T}, author = {Rao, Asha}, year = 2020, ${fields}}\n`;
const feedOf = (items: string) => `<rss><channel><title>x</title>${items}</channel></rss>`;
const page = (blocks: string) => site(`{"path":"/","title":"x","blocks":[${blocks}]}`);
const site = (pages: string) =>
  `{"version":1,"site":{"title":"A","url":"https://a.example/","language":"en"},"profile":{"name":"A","role":"b","emails":[],"links":[]},"pages":[${pages}]}`;
/** So many pages, each with a link that leads nowhere. */
const astray = (size: number, link: (index: number) => string) =>
  site(
    each(
      size,
      (i) =>
        `{"path":"/${i || ""}","title":"x","blocks":[{"type":"call-to-action","actions":[{"label":"l","to":"${link(i)}"}]}]}`,
      ",",
    ),
  );

export type Row = [reader: Exclude<ReaderName, "zip">, name: string, start: number, make: (size: number) => string];

const rows: readonly Row[] = [
  ...contents,
  ["json", "items", 1000, (n) => `{"a":[${"1,".repeat(n)}1]}`],
  ["json", "keys that repeat", 500, (n) => `{${'"a":1,'.repeat(n)}"b":1}`],
  ["json", "unknown keys", 200, (n) => `{"version":1,${each(n, (i) => `"k${i}":1,`)}"site":{}}`],
  ["json", "blocks of a wrong type", 50, (n) => page(`${'{"type":"hreo"},'.repeat(n)}{}`)],
  [
    "json",
    "cards without a type",
    60,
    (n) => page(`{"type":"card-grid","title":"x","cards":[${each(n, () => "{}", ",")}]}`),
  ],
  ["json", "pages, and as many links to others that aren't there", 50, (n) => astray(n, (i) => `/no${i}`)],
  ["json", "pages, and as many links to anchors that aren't there", 50, (n) => astray(n, (i) => `/${i || ""}#no${i}`)],
  ["json", "quotation marks within texts", 300, (n) => `{"a":["${'x" , '.repeat(n)}"}`],
  ["json", "commas that lack", 300, (n) => `{"a":[${"1 ".repeat(n)}1]}`],
  ["markdown", "words in a line", 500, (n) => "word ".repeat(n)],
  ["markdown", "paragraphs", 15, (n) => "A *word* and `code` in [a link](https://a.example).\n\n".repeat(n)],
  ["markdown", "a table", 25, (n) => `a|b\n-|-\n${"1|2\n".repeat(n)}`],
  ["markdown", "lists in lists", 1, (n) => each(20, (i) => `${"  ".repeat(i)}- a\n`).repeat(n)],
  ["markdown", "quotations", 25, (n) => "> > > a\n".repeat(n)],
  ["markdown", "notes", 15, (n) => each(n, (i) => `[^a${i}]: b\n\n`) + each(n, (i) => `[^a${i}] `)],
  ["markdown", "definitions", 15, (n) => `${each(n, (i) => `[a${i}]: b\n`)}\n${each(n, (i) => `[a${i}] `)}`],
  ["markdown", "bare addresses", 40, (n) => "www.a.example a@b.example ".repeat(n)],
  ["markdown", "paragraphs of brackets", 2, (n) => `${"[".repeat(40)}${"]".repeat(40)}\n\n`.repeat(n)],
  ["front matter", "keys", 400, (n) => each(n, (i) => `k${i}: x\n`)],
  ["front matter", "keys that repeat", 400, (n) => "k: x\n".repeat(n)],
  ["front matter", "anchors and aliases", 150, (n) => each(n, (i) => `a${i}: &a${i} x\nb${i}: *a${i}\n`)],
  ["yaml", "anchors and aliases", 200, (n) => each(n, (i) => `a${i}: &a${i} x\nb${i}: *a${i}\n`)],
  ["yaml", "aliases of one anchor", 500, (n) => `a: &a x\nb:\n${"  - *a\n".repeat(n)}`],
  ["yaml", "keys", 500, (n) => each(n, (i) => `k${i}: x\n`)],
  ["yaml", "what is merged", 100, (n) => `a: &a {x: 1}\nb:\n  <<: [${"*a, ".repeat(n)}]\n`],
  ["xml", "equal children", 1000, (n) => `<a>${"<b>x</b>".repeat(n)}</a>`],
  ["xml", "attributes", 500, (n) => `<a ${each(n, (i) => `b${i}="x"`, " ")}/>`],
  ["xml", "other children", 500, (n) => `<a>${each(n, (i) => `<b${i}>x</b${i}>`)}</a>`],
  ["feed", "items", 50, (n) => feedOf("<item><title>a</title><link>https://a.example/1</link></item>".repeat(n))],
  [
    "feed",
    "paragraphs within each other that say nothing",
    20,
    (n) =>
      feedOf(
        `<item><title>a</title><link>https://a.example/1</link><description>${"&lt;p>&lt;object>".repeat(n)}x</description></item>`,
      ),
  ],
  ["html", "elements that aren't closed", 500, (n) => "<div>".repeat(n)],
  ["html", "paragraphs", 500, (n) => "<p>x".repeat(n)],
  ["html", "closing tags", 500, (n) => `${"<span>".repeat(60)}${"</p>".repeat(n)}`],
  ["html", "brackets", 2000, (n) => "[".repeat(n)],
  ["html", "attributes", 500, (n) => `<p ${each(n, (i) => `a${i}=1`, " ")}>`],
  ["bibtex", "entries", 10, (n) => each(n, (i) => `@article{a${i}, title={T\\'e}, author={Rao, A}, year=2020}\n`)],
  ["bibtex", "a DOI that goes on", 1000, (n) => entry(`doi = {${"10.1".repeat(n)}}`)],
  ["bibtex", "names", 100, (n) => `@article{a, title = {T}, author = {${"Rao, Asha and ".repeat(n)}B}}`],
  ["bibtex", "blanks between names", 1000, (n) => `@article{a, title = {T}, author = {A${" ".repeat(n)}B}}`],
  ["bibtex", "a long abstract", 40, (n) => entry(`abstract = {${"A word \\& more. ".repeat(n)}}`)],
  ["bibtex", "blanks in a note", 1000, (n) => entry(`note = {x${" ".repeat(n)}x}`)],
  ["bibtex", "short forms that nothing defines", 100, (n) => each(n, (i) => `@string{m${i} = n${i}}\n`)],
  ["bibtex", "parents that aren't there", 50, (n) => each(n, (i) => `@article{a${i},title={T},crossref={p${i}}}\n`)],
  [
    "bibtex",
    "children of one parent",
    50,
    (n) => `${each(n, (i) => `@article{a${i},title={T},crossref={p}}\n`)}@book{p, title={P}, abstract={\\'e x}}`,
  ],
  ["bibtex", "entries that aren't closed", 100, (n) => "@article{a, title={T}\n".repeat(n)],
  ["csv", "rows", 300, (n) => `a,b\n${"1,2\n".repeat(n)}`],
  ["csv", "cells in quotation marks", 500, (n) => `a,b\n${'"x",'.repeat(n)}`],
  ["table of translations", "rows", 300, (n) => `a,b\n${'"1","2"\r\n'.repeat(n)}`],
  ["script", "keys", 300, (n) => `export default {${each(n, (i) => `k${i}: 1`, ",")}}`],
  ["script", "calls", 300, (n) => `export default [${"f(1, 2),".repeat(n)}];`],
  ["script", "parts of a template", 300, (n) => `export const a = \`${"$".concat("{1}").repeat(n)}\`;`],
  ["script", "constants", 300, (n) => each(n, (i) => `export const a${i} = ${i};`)],
];

export const growing: readonly Growing[] = [
  ...media,
  ...imports,
  ...rows.map(([reader, name, start, make]): Growing => {
    const read = readers[reader];
    return { reader, name, start, make, read: (input) => read(String(input)) };
  }),
  {
    reader: "zip",
    name: "tables",
    start: 20,
    make: (size) =>
      Buffer.from(
        zipSync(Object.fromEntries(Array.from({ length: size }, (_, i) => [`t${i}.csv`, strToU8("a,b\n1,2\n")]))),
      ),
    read: (input) => readers.zip(Buffer.from(input)),
  },
];
