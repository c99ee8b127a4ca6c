import { expect, it } from "vitest";
import { importResume } from "../../../scripts/lib/importers/json-resume/import-resume.ts";
import { reportNotes } from "../../../scripts/lib/importers/report-notes.ts";
import { placeBy } from "../../support/importers/plain.ts";

const dates = ["May 2019", "June 2020", "July 2021"];
const resume = {
  basics: { name: "Asha Rao", label: "Engineer" },
  work: dates.map((startDate, index) => ({ position: "Engineer", name: `Lab ${index}`, startDate, team: "Cells" })),
  projects: [
    { name: "Lamp", image: "lamp.png", budget: 7 },
    { name: "Charger", image: "charger.png", budget: 8 },
  ],
};

it("what is to be said of more than two values is one line, with the fields and all values", () => {
  expect(reportNotes(importResume(resume)).trimEnd().split("\n")).toEqual([
    'work[*].startDate: 3 were read as dates: "May 2019" as 2019-05, "June 2020" as 2020-06, "July 2021" as 2021-07',
    'projects[0].image: is a picture elsewhere. Save it beside content.json, and name it in its entry: "lamp.png"',
    'projects[1].image: is a picture elsewhere. Save it beside content.json, and name it in its entry: "charger.png"',
    'work[*].team: 3 have no place in content.json: "Cells"',
    "projects[0].budget: has no place in content.json: 7",
    "projects[1].budget: has no place in content.json: 8",
  ]);
});

it("places in a file are all named, the file once; rows of a table by their columns", () => {
  const placeOf = (path: string) => `cv.yaml:${path.length}:${/[0-9]/.exec(path)?.[0] ?? 0}`;
  const [ofFile] = reportNotes(importResume(placeBy(placeOf, resume))).split("\n");
  expect(ofFile).toMatch(/^cv\.yaml:17:0, 17:1, 17:2: 3 were read as dates: /);
  const rowOf = (path: string) => `Positions.csv, line ${/[0-9]/.exec(path)?.[0] ?? 0}, Started On`;
  const [ofTable] = reportNotes(importResume(placeBy(rowOf, resume))).split("\n");
  expect(ofTable).toMatch(/^Positions\.csv, Started On: 3 were read as dates: /);
});

it("messages that differ in one word are one message with all of the words", () => {
  const note = (path: string, message: string) => ({ path, message });
  const texts = ["one", "two", "two"].map((text, index) =>
    note(`work[${index}].summary`, `lists ${index + 2} of "${text}".`),
  );
  const marked = ["work", "awards", "projects"].map((name) =>
    note(`${name}[0].summary`, "is HTML; it is Markdown now."),
  );
  const periods = ["2016-05 to 2018", "2019-06 to 2020", "2021-07 to 2020"].map((time) =>
    note("work", `was read as ${time}.`),
  );
  const few = ["one", "two"].map((name) => note("basics.url", `was read as https://${name}.example.`));
  expect(
    reportNotes({ notes: [...texts, ...few, ...marked, ...periods], empty: [] })
      .trimEnd()
      .split("\n"),
  ).toEqual([
    'work[*].summary: 3 times: lists 2, 3, 4 of "one", "two", "two".',
    "basics.url: was read as https://one.example.",
    "basics.url: was read as https://two.example.",
    "work[*].summary, awards[*].summary, projects[*].summary: 3 times: is HTML; it is Markdown now.",
    "work: 3 times: was read as 2016-05, 2019-06, 2021-07 to 2018, 2020, 2020.",
  ]);
});
