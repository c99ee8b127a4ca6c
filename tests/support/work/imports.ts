import { importResume } from "../../../scripts/lib/importers/json-resume/import-resume.ts";
import { openSource } from "../../../scripts/lib/importers/read-source.ts";
import { settle } from "../../../scripts/lib/importers/tree/settle.ts";
import type { Value } from "../../../scripts/lib/importers/tree/value.ts";
import { fixtureFile, fixtures } from "../importers/fixtures.ts";
import type { Growing } from "./growing.ts";

/** Repeats the items of every list in a source so many times. */
function repeat(value: Value, times: number): Value {
  if (value.isList) return value.with(Array.from({ length: times }, () => value.children).flat());
  if (!value.isObject) return value;
  return value.with(new Map([...value.fields].map(([key, field]) => [key, repeat(field, times)])));
}

const sourceNames = Object.keys(fixtures);

/** The import of each program's files, from its form to the text of content.json. */
const sources = sourceNames.map(
  (name): Growing => ({
    reader: "import",
    name: `what ${name} lists`,
    start: 8,
    make: String,
    read: async (size) => {
      const { reader, source: written } = await openSource(fixtureFile(name));
      if (!reader) throw new Error(`${name} has no reader`);
      const source = repeat(written, Number(size));
      const { resume, leftOut } = settle(reader.read(source), source);
      return importResume(resume, { leftOut });
    },
  }),
);

const each = <T>(size: number, write: (index: number) => T) => Array.from({ length: size }, (_, index) => write(index));

const resumes: readonly [name: string, start: number, make: (size: number) => unknown][] = [
  [
    "profiles of one network",
    30,
    (n) => ({ basics: { profiles: each(n, (i) => ({ network: "GitHub", url: `https://github.com/a${i}` })) } }),
  ],
  ["positions", 20, (n) => ({ work: each(n, (i) => ({ name: `A ${i}`, position: "B", startDate: "2020" })) })],
  ["highlights", 60, (n) => ({ work: [{ name: "A", highlights: each(n, (i) => `Did ${i}`) }] })],
  ["keywords", 60, (n) => ({ skills: [{ name: "A", keywords: each(n, (i) => `K${i}`) }] })],
  ["unknown sections", 20, (n) => ({ basics: {}, ...Object.fromEntries(each(n, (i) => [`s${i}`, [{ name: "A" }]])) })],
  ["unknown keys", 40, (n) => ({ work: [Object.fromEntries(each(n, (i) => [`k${i}`, "x"]))] })],
  ["references", 20, (n) => ({ references: each(n, (i) => ({ name: `A ${i}`, reference: "Good." })) })],
  ["publications", 20, (n) => ({ publications: each(n, (i) => ({ name: `A ${i}`, url: "https://a.example/1" })) })],
];

export const imports: readonly Growing[] = [
  ...sources,
  ...resumes.map(
    ([name, start, make]): Growing => ({
      reader: "resume",
      name,
      start,
      make: (size) => JSON.stringify(make(size)),
      read: (text) => importResume(JSON.parse(String(text))),
    }),
  ),
];
