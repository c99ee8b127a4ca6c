import { expect, it } from "vitest";
import { describeDesign, designOfRole } from "../../../scripts/lib/importers/json-resume/fit-design.ts";
import { importResume } from "../../../scripts/lib/importers/json-resume/import-resume.ts";

const list = (count: number, entry: (at: number) => object) => Array.from({ length: count }, (_, at) => entry(at));
const publications = (count: number) => list(count, (at) => ({ name: `On batteries, part ${at}`, publisher: "Joule" }));
const repositories = (count: number) =>
  list(count, (at) => ({ name: `Tool ${at}`, url: `https://github.com/asha/tool-${at}` }));
const prints = list(4, (at) => ({ name: `Print ${at}`, image: `https://asha.uni-bremen.de/${at}.jpg` }));
const pictures = new Map(prints.map((_, at) => [`https://asha.uni-bremen.de/${at}.jpg`, `assets/${at}.jpg`]));

it.each([
  ["nothing but a position", { work: [{ name: "Volt Labs", position: "Chemist" }] }, "bench", ""],
  ["publications", { publications: publications(3), projects: repositories(1) }, "paper", "publications"],
  ["one publication beside repositories", { publications: publications(1), projects: repositories(4) }, "rail", "code"],
  ["projects with pictures", { projects: prints }, "poster", "pictures"],
  ["projects elsewhere", { projects: [{ name: "A bridge", url: "https://bridge.uni-bremen.de" }] }, "bench", ""],
])(
  "the first site of a person with %s is in the design that fits, and says how to change it",
  (_, more, design, suits) => {
    const { text } = importResume({ basics: { name: "Asha Rao", label: "Maker" }, ...more }, { pictures });
    expect(text).toContain(`"theme": { "design": "${design}" }`);
    const said = describeDesign(text);
    expect(said).toMatch(
      new RegExp(`^Its design is "${design}"${suits ? `, which suits ${suits}` : ""}\\. Try the others`),
    );
    expect(said).not.toMatch(new RegExp(`Try.*"${design}"`));
  },
);

it.each([
  ["Graphic designer", "poster"],
  ["Illustrator and printmaker", "poster"],
  ["Postdoc in fluid dynamics", "paper"],
  ["PhD student", "paper"],
  ["Design researcher", "paper"],
  ["Electronics engineer", undefined],
  ["Participation officer", undefined],
])("a new site of a %s begins in the design %s", (role, design) => {
  expect(designOfRole(role)).toBe(design);
});
