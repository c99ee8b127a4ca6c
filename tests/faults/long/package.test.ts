import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { hashPaths } from "../../../scripts/lib/files/hash-files.ts";
import { noticesFile, stagePackage } from "../../../scripts/package/stage-package.ts";
import { runCommand } from "../../support/run-command.ts";

const content = {
  version: 1,
  allow: ["placeholder"],
  site: { title: "Asha Rao", url: "https://asha.example/" },
  profile: {
    name: "Asha Rao",
    role: "Engineer",
    emails: [],
    links: [{ id: "code", label: "Code", href: "https://github.com/asha", kind: "github" }],
  },
  pages: [
    {
      path: "/",
      title: "Home",
      description: "What Asha Rao has built.",
      blocks: [{ type: "hero" }, { type: "prose", body: ["```haskell", "answer = 42 -- known", "```", "$x^2$"] }],
    },
  ],
};

const modulesFolder = fileURLToPath(new URL("../../../node_modules", import.meta.url));

let owner: string;
let bundled: string[];

/** The package as it is installed, but for what packing does to its files: what is installed beside it is the checkout's. */
const installed = () => join(owner, "node_modules/portfolio-from-json");

beforeAll(async () => {
  owner = await realpath(await mkdtemp(join(tmpdir(), "package-")));
  await mkdir(join(owner, "node_modules"));
  for (const name of ["sharp", "harfbuzzjs"])
    await symlink(join(modulesFolder, name), join(owner, "node_modules", name), "junction");
  bundled = (await stagePackage(installed())).modules;
  await writeFile(join(owner, "content.json"), JSON.stringify(content));
});
afterAll(() => rm(owner, { recursive: true, maxRetries: 5 }));

function run(...words: string[]) {
  const program = join(installed(), "program/portfolio.mjs");
  const { FORCE_COLOR: _color, GITHUB_STEP_SUMMARY: _summary, ...env } = process.env;
  return spawnSync(process.execPath, [program, ...words], { cwd: owner, env, encoding: "utf8" });
}

it("the package's program says what it can do, and how it is called", async () => {
  const { status, stdout } = run();
  expect(status).toBe(0);
  const [usage, ...rows] = stdout.split("\n").filter((line) => /^ {0,2}\w/.test(line));
  expect(usage).toBe("Usage: portfolio COMMAND [options]");
  const names = rows.map((row) => row.trim().split(" ")[0]);
  expect(names).toEqual([
    "new",
    "dev",
    "validate",
    "explain",
    "build",
    "preview",
    "audit",
    "pdf",
    "import",
    "migrate",
    "fetch",
    "translations",
  ]);
  expect(run("check", "--help").stdout).toMatch(/^Usage: portfolio validate \[FILE…\] \[options\]\n/);
  for (const part of ["program", "schema"]) {
    for (const name of await readdir(join(installed(), part))) {
      // A new site has npm scripts, and mentions them.
      if (name.startsWith("scaffold-site-")) continue;
      expect([name, (await readFile(join(installed(), part, name), "latin1")).includes("npm run")]).toEqual([
        name,
        false,
      ]);
    }
  }
});

it("the package checks content, and says where a mistake is", async () => {
  await writeFile(
    join(owner, "wrong.json"),
    JSON.stringify({ ...content, profile: { name: "Asha Rao", rle: "Engineer" } }),
  );
  const { status, stdout } = run("validate", "wrong.json");
  expect(status).toBe(1);
  expect(stdout).toMatch(/wrong\.json:1:\d+, `profile\.rle`/);
  expect(run("validate").stdout).toBe("No problems.\n");
});

it("the package says what to install for what it does not bring along", async () => {
  const theme = { fonts: { text: "inter", display: "fraunces" } };
  await writeFile(join(owner, "more.json"), JSON.stringify({ ...content, theme }));
  const { status, stdout } = run("validate", "more.json");
  expect(status).toBe(1);
  for (const name of ["inter", "fraunces"]) expect(stdout).toContain(`"npm install @fontsource-variable/${name}"`);
});

it("the package asks for letters that it doesn't bring along, and draws and prints in them once they are installed", async () => {
  const titles = { en: "Instruments", ar: "أجهزة", ja: "計測器" };
  const pages = [{ ...content.pages[0], title: titles }];
  const site = { ...content.site, languages: Object.keys(titles) };
  const profile = { ...content.profile, name: "山田 太郎" };
  await mkdir(join(owner, "languages"));
  await writeFile(
    join(owner, "languages/content.json"),
    JSON.stringify({ ...content, allow: ["placeholder", "untranslated"], site, profile, pages }),
  );
  const refused = run("validate", "languages/content.json");
  expect(refused.status).toBe(1);
  expect(refused.stdout).toContain("languages/content.json:1:");
  expect(refused.stdout).toContain('Run "npm install @fontsource-variable/noto-sans-jp"');
  expect(refused.stdout).toMatch(/^1 error\.$/m);
  await mkdir(join(owner, "node_modules/@fontsource-variable"));
  const font = "@fontsource-variable/noto-sans-jp";
  await cp(join(modulesFolder, font), join(owner, "node_modules", font), { recursive: true });
  const words = ["build", "--content", "languages/content.json", "--out", "of-letters"];
  expect(run(...words)).toMatchObject({ status: 0, stderr: "" });
  const head = await readFile(join(owner, "of-letters/ja/index.html"), "utf8");
  expect(head).toContain('property="og:image:alt" content="山田 太郎 · ');
  runCommand([...words.slice(0, 2), join(owner, "languages/content.json"), "--out", join(owner, "of-letters-too")]);
  expect(await hashPaths(join(owner, "of-letters"), ["."])).toBe(await hashPaths(join(owner, "of-letters-too"), ["."]));
});

it("the package explains content, and has the guides and the reference with its own commands", async () => {
  expect(JSON.parse(run("explain", "gallery", "--json").stdout)).toMatchObject({ name: "gallery", group: "block" });
  const guide = join(installed(), "guide");
  const files = (await readdir(guide, { recursive: true })).filter((file) => file.endsWith(".md"));
  expect(files).toEqual(expect.arrayContaining(["languages.md", join("reference", "gallery.md")]));
  for (const file of files) {
    const text = await readFile(join(guide, file), "utf8");
    expect([file, /npm run (?:validate|build|dev)\b/.test(text)]).toEqual([file, false]);
    const links = [...text.matchAll(/\]\(([\w.-]+\.md)/g)].map(([, link = ""]) => link);
    const missing = links.filter((link) => !files.includes(join(dirname(file), link)));
    expect([file, missing]).toEqual([file, []]);
  }
});

it("the package builds the same site as the checkout of its version, byte for byte", async () => {
  const { status, stdout, stderr } = run("build", "--out", "of-package");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^Built 1 pages? into of-package in [\d.]+ s with \d+ MB of memory\.\n$/);
  runCommand(["build", "--content", join(owner, "content.json"), "--out", join(owner, "of-checkout")]);
  expect(await hashPaths(join(owner, "of-package"), ["."])).toBe(await hashPaths(join(owner, "of-checkout"), ["."]));
});

it("the package has types that content is written by in TypeScript", async () => {
  const compiler = join(modulesFolder, "typescript/bin/tsc");
  const options = ["--noEmit", "--strict", "--module", "nodenext", "--ignoreConfig"];
  const compile = async (value: unknown) => {
    const text = `import type { Content } from "portfolio-from-json";\nexport const content: Content = ${JSON.stringify(value)};\n`;
    await writeFile(join(owner, "content.mts"), text);
    return spawnSync(process.execPath, [compiler, ...options, "content.mts"], { cwd: owner, encoding: "utf8" }).stdout;
  };
  expect(await compile(content)).toBe("");
  expect(await compile({ ...content, profile: { ...content.profile, name: 1 } })).toMatch(
    /^content\.mts\(2,\d+\): error/,
  );
});

it("the package names all whose code is in it", async () => {
  const names = bundled.flatMap((module) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(module)?.[1] ?? []);
  expect(new Set(names).size).toBeGreaterThan(100);
  const notices = await readFile(join(installed(), noticesFile), "utf8");
  const told = new Set([...notices.matchAll(/^(\S+) \d+\.\d+\.\S+ \(.+\)$/gm)].map(([, name]) => name));
  expect([...new Set(names)].filter((name) => !told.has(name))).toEqual([]);
  for (const name of [
    "@fontsource-variable/geist",
    "@fontsource-variable/noto-sans-devanagari",
    "puppeteer-core",
    "react-icons",
  ])
    expect(told).toContain(name);
});
