import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readSource } from "../../../scripts/lib/importers/read-source.ts";
import { plain } from "../../support/importers/plain.ts";
import { importRead } from "./said.ts";

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "linkedin-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function readPositions(...rows: string[]) {
  const head = "Company Name,Title,Description,Location,Started On,Finished On";
  writeFileSync(join(folder, "Positions.csv"), `${[head, ...rows].join("\n")}\n`);
  return readSource(folder);
}

it("two rows of one job become one, with the values of both", async () => {
  const { resume, leftOut } = await readPositions(
    "Volt Labs,Engineer,Chargers.,,Mar 2020,",
    "Volt Labs,Engineer,,Pune,Mar 2020,",
  );
  expect(plain(resume)).toMatchObject({
    experience: [{ "Company Name": "Volt Labs", Description: "Chargers.", Location: "Pune" }],
  });
  expect(leftOut.map(({ message }) => message).join()).toContain("they became one");
});

it("two jobs that began in one month under one title stay two, where a row contradicts the other", async () => {
  const { resume } = await readPositions(
    "Volt Labs,Engineer,Chargers.,Pune,Mar 2020,",
    "Volt Labs,Engineer,Carts.,Pune,Mar 2020,Feb 2021",
  );
  expect(plain(resume)).toMatchObject({
    experience: [{ Description: "Chargers." }, { Description: "Carts.", "Finished On": "Feb 2021" }],
  });
});

it("a line that begins with a dash is a point, and one that begins with a minus is none", async () => {
  const { resume } = await readPositions('Volt Labs,Engineer,"-20 % current\n-Carts.\n- Chargers.",Pune,Mar 2020,');
  expect(importRead({ resume, notes: [], leftOut: [] }).text).toMatch(
    /"description": "-20 % current",\s+"highlights": \["Carts.", "Chargers."\]/,
  );
});
