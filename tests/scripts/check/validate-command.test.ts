import { spawn, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { codes } from "../../../schema/check/all-messages.ts";
import { applySplices, type Splice } from "../../../schema/source/edited.ts";
import { callCommand } from "../../support/call-command.ts";
import { commandWords } from "../../support/run-command.ts";
import { copySampleAssets, sampleFile } from "../../support/sample.ts";

const wrong = "tests/content/wrong/misspelt-required-key.json";
const warned = "tests/content/wrong/insecure-link.json";

const validate = (args: string[], environment: Record<string, string> = {}) =>
  callCommand(["validate", ...args], environment);

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "validate-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the validate command", () => {
  it("checks the content.json of the folder that it is called in, where no file is named", async () => {
    const [node, script = "", ...words] = commandWords("validate");
    const call = (...args: string[]) =>
      spawnSync(node, [resolve(script), ...words, ...args], { cwd: dirname(sampleFile), encoding: "utf8" });
    expect(call()).toMatchObject({ status: 0, stdout: "No problems.\n", stderr: "" });
    expect(call("--format", "json", "--strict")).toMatchObject({ status: 0, stdout: "[]\n", stderr: "" });
  });

  it("exits with 1 for errors, and prints them without colour outside of a terminal", async () => {
    const { status, stdout } = await validate([wrong]);
    expect(status).toBe(1);
    expect(stdout).toContain(`--> ${wrong}:14:9`);
    expect(stdout).not.toContain("\u001b");
  });

  it("ends with 0 for warnings, and with 1 where they are errors", async () => {
    expect((await validate([warned])).status).toBe(0);
    expect((await validate([warned, "--strict"])).status).toBe(1);
  });

  it("makes the certain fixes by --fix, prints them, and writes nothing with --dry-run", async () => {
    const file = join(folder, "content.json");
    const text = readFileSync(wrong, "utf8");
    writeFileSync(file, text);
    const { stdout, status } = await validate([file, "--fix", "--dry-run"]);
    expect(status).toBe(1);
    expect(stdout).toContain(
      '-      { "lable": "ABOUT", "to": "/about" }\n+      { "label": "ABOUT", "to": "/about" }\n',
    );
    expect(stdout).toMatch(/\nNothing was written\. 1 fix would be made; after that 0 errors would be left\.\n$/);
    expect(readFileSync(file, "utf8")).toBe(text);
    const { stdout: json, stderr } = await validate([file, "--fix", "--json"]);
    expect(JSON.parse(json)).toEqual([]);
    expect(stderr).toContain('+      { "label"');
    expect(readFileSync(file, "utf8")).toBe(text.replace("lable", "label"));
    expect((await validate(["--dry-run"])).stderr).toContain("--dry-run is for --fix.");
  });

  it("reports by --fix --dry-run on the file as it is, so that edits from it fit the file", async () => {
    const file = join(folder, "dry.json");
    const text = `{ "lenguage": "en", "links": [{ "to": "/nowhere", "label": "Colour" },], "note": "a" }`;
    writeFileSync(file, text);
    const alone = await validate([file, "--json"]);
    const { stdout, stderr, status } = await validate([file, "--fix", "--dry-run", "--json"]);
    expect({ stdout, status }).toEqual({ stdout: alone.stdout, status: 1 });
    const { fix } = JSON.parse(stdout).find((one: { fix?: object }) => one.fix);
    expect(applySplices(text, fix.edits)).toBe(text.replace(",]", "]"));
    expect(stderr).toMatch(/Nothing was written\. 1 fix would be made; after that \d+ errors would be left\.\n$/);
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it("says how many problems --fix would fix, and carries each fix in JSON and SARIF", async () => {
    expect((await validate([wrong])).stdout).toContain(
      `1 fix can be made for you: npm run validate -- ${wrong} --fix\n`,
    );
    const range = { start: { line: 14, column: 9 }, end: { line: 14, column: 16 } };
    const [{ fix }] = JSON.parse((await validate([wrong, "--json"])).stdout);
    expect(fix).toMatchObject({
      title: 'Write "label"',
      isCertain: true,
      edits: [{ file: wrong, range, text: '"label"' }],
    });
    const [{ results }] = JSON.parse((await validate([wrong, "--format=sarif"])).stdout).runs;
    const deletedRegion = { startLine: 14, startColumn: 9, endLine: 14, endColumn: 16 };
    expect(results[0].fixes).toMatchObject([
      { artifactChanges: [{ replacements: [{ deletedRegion, insertedContent: { text: '"label"' } }] }] },
    ]);
  });

  it("gives one array for many files, each problem with its file", async () => {
    const { status, stdout } = await validate([wrong, sampleFile, warned, "--format=json"]);
    expect(status).toBe(1);
    expect(JSON.parse(stdout)).toMatchObject([
      {
        file: wrong,
        line: 14,
        column: 9,
        pointer: "/navigation/links/1/lable",
        severity: "error",
        code: "unknown-key",
        message: expect.any(String),
        hint: expect.stringContaining('"label"'),
      },
      { file: warned, severity: "warning", code: "insecure-link" },
    ]);
  });

  it.each([
    [["none.json"], "There is no file none.json."],
    [["tests"], "tests is a folder"],
  ])("ends with 2 where a file can't be read: %j", async (args, message) => {
    const { status, stdout, stderr } = await validate(args);
    expect({ status, stderr }).toEqual({ status: 2, stderr: "" });
    expect(stdout).toContain(message);
    const json = await validate([...args, "--format", "json"]);
    expect(json.status).toBe(2);
    expect(JSON.parse(json.stdout)).toHaveLength(1);
    expect(await validate([...args, "--json"])).toEqual(json);
  });

  it.each([
    [["--stric"], "There is no option --stric. Did you mean --strict?"],
    [["--format", "xml"], '--format takes pretty, json, github or sarif, not "xml".'],
    [["--format"], "--format"],
    [["--explain", "unknown-kee"], "Did you mean unknown-key?"],
  ])("ends with 2 and says so where the call can't be understood: %j", async (args, message) => {
    const { status, stdout, stderr } = await validate(args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/^\s+at /m);
  });

  it("explains every code, with a wrong and a right example", async () => {
    const { status, stdout } = await validate(["--explain", "trailing-comma"]);
    expect(status).toBe(0);
    expect(stdout).toContain('    ["Git", "Express",]\n');
    expect(stdout).toContain('    ["Git", "Express"]\n');
    expect(codes).toContain("trailing-comma");
  });

  it("helps", async () => {
    expect(await validate(["--help"])).toMatchObject({ status: 0, stdout: expect.stringContaining("--format FORMAT") });
  });

  it("writes the whole list into a workflow's summary", async () => {
    const summary = join(folder, "summary.md");
    writeFileSync(summary, "before\n");
    const { stdout } = await validate([wrong, "--format", "github"], { GITHUB_STEP_SUMMARY: summary });
    expect(stdout).toContain(`::error file=${wrong},line=14,col=9,endLine=14,endColumn=16,title=unknown-key::`);
    expect(readFileSync(summary, "utf8")).toMatch(/^before\n## Content check\n[\s\S]*unknown-key/);
  });

  it("offers movedFrom where links break to a page that was there before, until the page has it", async () => {
    const file = join(folder, "renamed.json");
    const text = readFileSync(sampleFile, "utf8");
    const write = (change: (text: string) => string) => writeFileSync(file, change(text));
    await copySampleAssets(folder);
    write((same) => same);
    expect((await validate([file])).status).toBe(0);
    const rename = (same: string) => same.replace('"path": "/about"', '"path": "/me"');
    write(rename);
    const hint = (stdout: string) =>
      stdout.replace(/\s+/g, " ").match(/There is no page \/about\..*? help: (.*?) \d+ errors?\./)?.[1];
    const offer = 'write "/me" here, and give that page "movedFrom": ["/about"]';
    expect(hint((await validate([file])).stdout)).toContain(offer);
    // A check with errors is not what the next is compared with.
    expect(hint((await validate([file])).stdout)).toContain(offer);
    write((same) => rename(same).replace('"path": "/me"', '"path": "/me", "movedFrom": ["/about"]'));
    expect(hint((await validate([file])).stdout)).toBe('Did you mean "/me"? Write "/me".');
  });

  it("warns of a renamed page also once no link breaks, until it has its old address", async () => {
    const file = join(folder, "renamed-whole.json");
    const text = readFileSync(sampleFile, "utf8");
    const write = (path: string) => writeFileSync(file, text.replaceAll('"/about', `"${path}`));
    const check = async () => {
      const { stdout } = await validate([file, "--json"]);
      const found: { code: string; message: string; fix?: { edits: Splice[] } }[] = JSON.parse(stdout);
      return found.filter(({ code }) => code === "renamed-page");
    };
    await copySampleAssets(folder);
    write("/about");
    expect(await check()).toEqual([]);
    write("/m");
    expect(await check()).toHaveLength(1);
    // Typed on: what was there for a moment is no old address.
    write("/me");
    const [found, ...others] = await check();
    expect(found?.message).toContain("/about from earlier checks");
    expect(others).toEqual([]);
    expect(await check()).toHaveLength(1);
    writeFileSync(file, applySplices(readFileSync(file, "utf8"), found?.fix?.edits ?? []));
    expect(readFileSync(file, "utf8")).toContain('"path": "/me", "movedFrom": ["/about"]');
    expect(await check()).toEqual([]);
    write("/about");
    expect(await check()).toEqual([]);
  });

  it("checks again when a watched file changes", async () => {
    mkdirSync(join(folder, "site"));
    const file = join(folder, "site/content.json");
    cpSync(wrong, file);
    const [node, ...words] = commandWords("validate", "--watch", file);
    const child = spawn(node, words);
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += String(chunk);
    });
    try {
      await expect.poll(() => output).toContain("unknown-key");
      cpSync(warned, file);
      await expect.poll(() => output).toContain("insecure-link");
    } finally {
      child.kill();
    }
  });
});
