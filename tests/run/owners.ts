/**
 * `npm run test:owners [-- COMMAND…]`: whether an owner's own site turns a check red. The project is copied for each of
 * three owners, its `content.json` and `assets/` exchanged for theirs, and the command (`npm test`) runs in the copy.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withPages } from "../bench/support/large-content.ts";

const site = { title: "Asha Rao", url: "https://asha.example/" };
const profile = { name: "Asha Rao", role: "Engineer", emails: [], links: [] };
const home = { path: "/", title: "Home", blocks: [{ type: "hero" }] };
const smallest = { version: 1, site, profile, pages: [home] };

const resume = {
  basics: {
    name: "Jürgen Müßig",
    label: "Elektroniker für Betriebstechnik",
    email: "juergen@muessig.example",
    phone: "+49 30 1234567",
    summary: "Ich repariere Maschinen, die andere aufgegeben haben.",
    location: { city: "Köln", countryCode: "DE" },
  },
  work: [{ name: "Rheinwerk GmbH", position: "Schichtführer", startDate: "2019-04", highlights: ["Kein Ausfall."] }],
  education: [{ institution: "Berufskolleg Köln", studyType: "Ausbildung", startDate: "2015", endDate: "2018" }],
  skills: [{ name: "Messtechnik", level: "sehr gut", keywords: ["Oszilloskop", "Prüfstand"] }],
  languages: [{ language: "Deutsch", fluency: "Muttersprache" }],
};

/** What each owner does to the project, their `content.json` and `assets/` gone. */
const owners: Record<string, (project: string) => Promise<unknown>> = {
  "the smallest sound file": (project) => write(project, smallest),
  "an imported résumé in German": async (project) => {
    await write(project, resume);
    const words = ["run", "--silent", "import", "--", "content.json", "--language", "de", "--force"];
    execFileSync("npm", words, { cwd: project, stdio: "inherit" });
  },
  "thirty pages": (project) => write(project, withPages(smallest, 30)),
};

const command = process.argv.length > 2 ? process.argv.slice(2) : ["npm", "test"];
for (const [owner, settle] of Object.entries(owners)) {
  const project = await copyProject();
  try {
    await settle(project);
    console.log(`\n# ${command.join(" ")}, for the owner of ${owner}`);
    const [program = "", ...words] = command;
    const { status } = spawnSync(program, words, { cwd: project, stdio: "inherit" });
    console.log(`# ${status === 0 ? "passed" : "FAILED"} for the owner of ${owner}`);
    if (status !== 0) process.exitCode = 1;
  } finally {
    await rm(project, { recursive: true });
  }
}

/** Copies the repository's files in their present state, except the owner's. */
async function copyProject(): Promise<string> {
  const project = await realpath(await mkdtemp(join(tmpdir(), "owners-")));
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    encoding: "utf8",
  });
  for (const file of listed.split("\0").filter((name) => name !== "" && !/^(?:content\.json$|assets\/)/.test(name))) {
    // Some may be deleted, but not from git yet.
    if (existsSync(file)) await cp(file, join(project, file));
  }
  await symlink(join(process.cwd(), "node_modules"), join(project, "node_modules"));
  return project;
}

function write(project: string, value: object): Promise<void> {
  return writeFile(join(project, "content.json"), JSON.stringify(value, undefined, 2));
}
