import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, realpath, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { commands } from "../../../scripts/commands.ts";
import { reportDiagnostics } from "../../../scripts/lib/cli/reporters/index.ts";
import { loadContent } from "../../../scripts/lib/content/load-content.ts";
import { readProgramInfo } from "../../../scripts/lib/scaffold/program-info.ts";
import { writeSiteFiles } from "../../../scripts/lib/scaffold/template.ts";
import { callCommand } from "../../support/call-command.ts";
import { runCommand } from "../../support/run-command.ts";

let place: string;
/** In place of the package, which takes half a minute to make; `new` copies it and doesn't look into it. */
const fallbackFont = ["--package", resolve("LICENSE")];
beforeAll(async () => {
  place = await realpath(await mkdtemp(join(tmpdir(), "new-")));
});
afterAll(() => rm(place, { recursive: true }));

const readJson = async (folder: string, name: string) => JSON.parse(await readFile(join(folder, name), "utf8"));

describe("a new site", () => {
  let site: string;
  let version: string;
  beforeAll(async () => {
    site = join(place, "asha");
    ({ version } = await readJson(".", "package.json"));
    const said = ["--name", "Asha Rao", "--role", "Engineer", "--accent", "Violet", "--yes", ...fallbackFont];
    const { status, stdout, stderr } = await callCommand(["new", site, ...said]);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toMatch(/vendor\/portfolio-from-json-[\d.]+\.tgz \(2 kB\)\.\n/);
    expect(stdout).toMatch(/\n {2}npm install\n {2}npm run dev\n\nIts design is "bench"\. Try the others in .*\n$/);
  });

  it("has all that is needed to edit, build and publish it, and leaves nothing beside it", async () => {
    const names = await readdir(site, { recursive: true, withFileTypes: true });
    const files = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
    expect(files.map((file) => file.slice(site.length + 1).replaceAll("\\", "/")).toSorted()).toEqual([
      ".github/workflows/publish.yml",
      ".github/workflows/refresh.yml",
      ".gitignore",
      "AGENTS.md",
      "CLAUDE.md",
      "README.md",
      "assets/photo.svg",
      "content.json",
      "package.json",
      `vendor/portfolio-from-json-${version}.tgz`,
    ]);
    expect(await readFile(join(site, `vendor/portfolio-from-json-${version}.tgz`))).toEqual(await readFile("LICENSE"));
    expect(await readdir(place)).toEqual(["asha"]);
  });

  it("says what its owner said, and warns of every sentence of the template, in one line for a page", async () => {
    const { content, diagnostics, source } = await loadContent(join(site, "content.json"));
    expect(diagnostics.map(({ code }) => code)).toEqual([
      "placeholder",
      "placeholder",
      ...(content?.pages ?? []).map(() => "placeholder"),
    ]);
    expect(diagnostics.map(({ message }) => message)).toContain('"assets/photo.svg" is still the example\'s picture.');
    const folded = reportDiagnostics(diagnostics).split("\n");
    for (const { path } of content?.pages ?? [])
      expect(folded.some((line) => line.includes(`of the page ${path} `))).toBe(true);
    const lines = diagnostics.flatMap(({ message, line }) => [
      line,
      ...((message.split(" in lines ")[1] ?? "").match(/\d+(?=[ ,.])/g) ?? []).map(Number),
    ]);
    // A sentence has four words or more. What is filled in from the profile may stay.
    const sentences = source.text
      .split("\n")
      .flatMap((text, index) =>
        [...text.matchAll(/"((?:[^"{}\s]+ ){3,}[^"{}]+)"/g)].map(([, sentence]) => ({ sentence, line: index + 1 })),
      );
    expect(sentences.length).toBeGreaterThan(40);
    expect(sentences.filter(({ line }) => !lines.includes(line))).toEqual([]);
    const strict = await loadContent(join(site, "content.json"), { strict: true });
    expect(strict.content).toBeUndefined();
    expect(content?.profile).toMatchObject({ name: "Asha Rao", role: "Engineer" });
    expect(content?.theme.accent).toBe("violet");
  });

  it("needs one package, of which its editor gets what content may say", async () => {
    const { dependencies, scripts } = await readJson(site, "package.json");
    expect(Object.entries(dependencies)).toEqual([
      ["portfolio-from-json", `file:vendor/portfolio-from-json-${version}.tgz`],
    ]);
    expect(scripts).toMatchObject({ dev: "portfolio dev", build: "portfolio build", validate: "portfolio validate" });
    const { $schema } = await readJson(site, "content.json");
    expect($schema).toBe("./node_modules/portfolio-from-json/schema/content.schema.json");
    const readme = await readFile(join(site, "README.md"), "utf8");
    expect(readme).toContain("`npm install ./vendor/");
    expect(readme.split("\n").length).toBeLessThan(40);
    expect(readme).not.toMatch(/\{\w+\}/);
    expect(readme).toContain("`vendor/` has the program");
    for (const name of ["explain gallery", "guide/README.md", '"Edit"', "git init -b main", "--strict"])
      expect(readme).toContain(name);
  });

  it("tells assistants how to change it, in 6 KB, with every guide and no command that there isn't", async () => {
    const text = await readFile(join(site, "AGENTS.md"), "utf8");
    expect(await readFile(join(site, "CLAUDE.md"), "utf8")).toBe("@AGENTS.md\n");
    expect(text.length).toBeLessThan(6000);
    expect(text).toContain("`./node_modules/portfolio-from-json/schema/content.schema.json`");
    for (const name of (await readdir(".github/guide")).filter((name) => name.endsWith(".md")))
      expect(text).toContain(`| \`${name}\` |`);
    const called = [...text.matchAll(/npx portfolio ([a-z]+)/g)].map(([, name]) => name ?? "");
    expect(called.filter((name) => !Object.hasOwn(commands, name))).toEqual([]);
    const flags = new Set([...text.matchAll(/validate (--[a-z]+)/g)].map(([, name]) => name));
    const { stdout } = await callCommand(["validate", "--help"]);
    for (const name of ["--dry-run", ...flags]) expect(stdout).toContain(`${name} `);
  });

  it("gets the managed block of AGENTS.md anew by migrate, and keeps what its owner wrote around it", async () => {
    const file = join(site, "AGENTS.md");
    const text = await readFile(file, "utf8");
    const content = join(site, "content.json");
    const older = `Mine.\n${text.replace("## Facts", "## Older")}Mine, too.\n`;
    await writeFile(file, older);
    expect((await callCommand(["migrate", "--content", content, "--dry-run"])).stdout).toContain("would be renewed");
    expect(await readFile(file, "utf8")).toBe(older);
    expect((await callCommand(["migrate", "--content", content])).stdout).toContain("AGENTS.md was renewed.");
    expect(await readFile(file, "utf8")).toBe(`Mine.\n${text}Mine, too.\n`);
    expect((await callCommand(["migrate", "--content", content])).stdout).not.toContain("AGENTS.md");
    await writeFile(file, text);
  });

  it("names a version where a registry has the package, and says how to update that", async () => {
    const files = await writeSiteFiles({ ...(await readProgramInfo()), version: "7.0.1" });
    expect(JSON.parse(files.get("package.json") ?? "").dependencies).toEqual({ "portfolio-from-json": "7.0.1" });
    expect(files.get("README.md")).toContain(
      "- To update: `npm install --save-exact portfolio-from-json@latest`, then",
    );
    const named = [...files].filter(([, text]) => text.includes("vendor")).map(([name]) => name);
    // What assistants may edit is the same for all sites.
    expect(named).toEqual(["AGENTS.md"]);
  });
});

it("a new site has the design that suits its owner's role, and says so", async () => {
  const folder = join(place, "designers");
  const said = ["--name", "Mina Okoye", "--role", "Graphic designer", "--yes", ...fallbackFont];
  const { stdout } = await callCommand(["new", folder, ...said]);
  expect(stdout).toContain('Its design is "poster", which suits pictures.');
  const { theme, pages } = await readJson(folder, "content.json");
  expect(theme.design).toBe("poster");
  expect(JSON.stringify(pages)).not.toContain("Source code");
});

it("without a word of its owner, and no one to ask, a site has placeholders", async () => {
  const { status, stderr } = runCommand(["new", join(place, "nobodys"), ...fallbackFont]);
  expect(status).toBe(0);
  expect(stderr).toMatch(/^Nobody is asked outside a terminal: answers from a pipe are ignored\..*\n$/);
  const { profile, theme } = await readJson(join(place, "nobodys"), "content.json");
  expect(profile.name).toBe("Your Name");
  expect(theme.accent).toBeUndefined();
});

describe("nothing is written over", () => {
  it("by a site in a folder that holds anything, and it says what", async () => {
    const folder = join(place, "filled");
    await mkdir(folder);
    await writeFile(join(folder, "thesis.txt"), "mine");
    const { status, stderr } = await callCommand(["new", folder, "--yes"]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/filled is not empty: it holds thesis\.txt\. Nothing was written/);
    expect(await readdir(folder)).toEqual(["thesis.txt"]);
  });

  it("by a site of a file's name", async () => {
    await writeFile(join(place, "letter"), "mine");
    const { status, stderr } = await callCommand(["new", join(place, "letter"), "--yes"]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/letter is a file\. Nothing was written/);
  });

  it("by a package that is too large for a site's folder", async () => {
    const large = join(place, "large.tgz");
    await writeFile(large, "");
    await truncate(large, 15_000_001);
    const { status, stderr } = await callCommand(["new", join(place, "none"), "--yes", "--package", large]);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining("it has more than 15.0 MB") });
    await rm(large);
  });

  it("but a folder in which npm has installed the program becomes a site, and its package.json keeps what is in it", async () => {
    const folder = join(place, "installed");
    await mkdir(join(folder, "node_modules/portfolio-from-json"), { recursive: true });
    await writeFile(join(folder, "node_modules/portfolio-from-json/a.js"), "");
    await writeFile(join(folder, "package-lock.json"), "{}");
    const dependencies = { "portfolio-from-json": "file:../a.tgz", "@fontsource/inter": "^5.0.0" };
    await writeFile(join(folder, "package.json"), JSON.stringify({ name: "mine", dependencies }));
    for (const _ of ["at first", "after a killed run"]) {
      const { status, stderr } = await callCommand(["new", folder, "--yes", ...fallbackFont]);
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    }
    const manifest = await readJson(folder, "package.json");
    expect(manifest).toMatchObject({ name: "mine", private: true, scripts: { dev: "portfolio dev" } });
    expect(manifest.dependencies).toEqual({
      "portfolio-from-json": expect.stringMatching(/^file:vendor\//),
      "@fontsource/inter": "^5.0.0",
    });
    expect(await readFile(join(folder, "package-lock.json"), "utf8")).toBe("{}");
    expect(existsSync(join(folder, "node_modules/portfolio-from-json/a.js"))).toBe(true);
    await writeFile(join(folder, "thesis.txt"), "mine");
    expect((await callCommand(["new", folder, "--yes", ...fallbackFont])).stderr).toContain("it holds ");
  });

  it("but an empty folder is filled, and so are folders that aren't there yet", async () => {
    await mkdir(join(place, "empty"));
    for (const folder of [join(place, "empty"), join(place, "sites/of/asha")]) {
      expect((await callCommand(["new", folder, "--yes", ...fallbackFont])).status).toBe(0);
      expect(existsSync(join(folder, "content.json"))).toBe(true);
    }
  });
});

describe("a site from a résumé", () => {
  const resume = {
    basics: { name: "Meera Joshi", label: "Chemist", summary: "Batteries.", planet: "Earth" },
    work: [{ name: "Volt Labs", position: "Chemist", startDate: "2020-01" }],
  };

  it("says what the résumé says, and tells what has no place", async () => {
    await writeFile(join(place, "resume.json"), JSON.stringify(resume));
    const words = ["--from", join(place, "resume.json"), "--accent", "rose", ...fallbackFont];
    const { status, stderr } = await callCommand(["new", join(place, "meera"), ...words]);
    expect(status).toBe(0);
    expect(stderr).toContain("basics.planet: has no place in content.json");
    const { $schema, profile, theme } = await readJson(join(place, "meera"), "content.json");
    expect($schema).toBe("./node_modules/portfolio-from-json/schema/content.schema.json");
    expect(profile).toMatchObject({ name: "Meera Joshi", role: "Chemist" });
    expect(theme.accent).toBe("rose");
  });

  it("is not begun where the résumé can't be read, or would be contradicted", async () => {
    const missing = await callCommand(["new", join(place, "none"), "--from", join(place, "nowhere.json")]);
    expect(missing.status).toBe(2);
    const both = await callCommand(["new", join(place, "none"), "--from", join(place, "resume.json"), "--name", "A"]);
    expect(both.status).toBe(2);
    expect(both.stderr).toMatch(/^--from takes name and role from the résumé/);
    expect(existsSync(join(place, "none"))).toBe(false);
  });
});
