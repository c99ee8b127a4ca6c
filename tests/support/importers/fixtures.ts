import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = join(dirname(fileURLToPath(import.meta.url)), "../../content/importers");

/**
 * A file of each form, of people who don't exist, by the form's name and perhaps a word on which of its versions it is;
 * the file beside it lists the values read from it, by location.
 */
export const fixtures: Readonly<Record<string, string>> = {
  "developer-folio": "developer-folio/portfolio.js",
  europass: "europass.xml",
  gitprofile: "gitprofile.config.ts",
  linkedin: "linkedin",
  "master-portfolio": "master-portfolio/portfolio.js",
  orcid: "orcid.json",
  "reactive-resume": "reactive-resume.json",
  "reactive-resume 4": "reactive-resume-4.json",
  rendercv: "rendercv.yaml",
  "resume-data": "resume-data.json",
};

/** The path of a file as an owner would write it. */
export function fixtureFile(name: string): string {
  return join(folder, fixtures[name] ?? "");
}

export function expectationFile(name: string): string {
  return join(folder, `${name.replace(" ", "-")}.places.txt`);
}

/** The name for `--from`. */
export function formOf(name: string): string {
  return name.split(" ")[0] ?? name;
}
