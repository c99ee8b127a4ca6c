import { describe, expect, it } from "vitest";
import { codes } from "../../../schema/check/all-messages.ts";
import { definitions } from "../../../schema/reference/definitions.ts";
import { valueKinds } from "../../../schema/reference/value-kinds.ts";
import { explainDefinition } from "../../../scripts/lib/reference/explain-definition.ts";
import { runCommand } from "../../support/run-command.ts";

const all = [...definitions().values()];

describe("explain", () => {
  it("prints a block with its keys, its examples and what is in it", () => {
    const { status, stdout } = runCommand(["explain", "Gallery"]);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^gallery \(block\)\nPictures side by side/);
    expect(stdout).toContain("  images *    list of gallery-picture. ");
    expect(stdout).toContain('  "type": "gallery"');
    expect(stdout).toMatch(/Objects in it .*NAME\):\n {2}gallery-picture\n/);
    expect(stdout).toMatch(/Kinds of text .*NAME\):\n {2}.*\btext\b/);
  });

  it("gives programs one definition, an array of several, and the list of all", () => {
    const { stdout } = runCommand(["explain", "gallery-picture", "--json"]);
    expect(JSON.parse(stdout)).toEqual(definitions().get("gallery-picture"));
    const several = JSON.parse(runCommand(["explain", "gallery", "date", "unknown-key", "--json"]).stdout);
    expect(several).toMatchObject([{ name: "gallery" }, { name: "date" }, { code: "unknown-key", hasFix: true }]);
    const listed = JSON.parse(runCommand(["explain", "--list", "--json"]).stdout);
    const everything = [...all, ...valueKinds().values()];
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(everything.map(({ name }) => name));
    const { stdout: forPeople } = runCommand(["explain"]);
    expect(everything.filter(({ name }) => !forPeople.includes(`  ${name} `))).toEqual([]);
  });

  it("prints what it knows and then what it doesn't", () => {
    const { status, stdout, stderr } = runCommand(["explain", "galery", "Web Address", "--json"]);
    expect(status).toBe(2);
    expect(JSON.parse(stdout)).toMatchObject([{ name: "web-address", group: "kind" }]);
    expect(stderr).toContain("Did you mean gallery?");
  });

  it("leads from a key to what has it, and from another word for a block to the block", () => {
    const { status, stderr } = runCommand(["explain", "accent", "contact-form", "title"]);
    expect(status).toBe(2);
    expect(stderr).toContain('"accent". It is a key of theme.');
    expect(stderr).toContain('"contact-form". Did you mean form?');
    expect(stderr).not.toMatch(/"title"\. It is a key/);
  });

  it("says what a card and a block may be, and which types that cards have", () => {
    const { stdout } = runCommand(["explain", "card"]);
    expect(stdout).toMatch(/^card \(kind\)\n/);
    expect(stdout.replaceAll("\n", " ")).toContain('{ "file": "projects.json" }');
    expect(stdout).toMatch(
      /\n {2}education, experience, achievement, activity, project, skill, interest, language, reference\n$/,
    );
    expect(valueKinds().get("block")?.uses).toContain("gallery");
    expect(definitions().get("card-grid")?.uses).toContain("project");
  });

  it("lists the icons that have a word in their names, without the network", () => {
    expect(runCommand(["explain", "--icons", "arduino"])).toMatchObject({ status: 0, stdout: "arduino\n" });
    expect(JSON.parse(runCommand(["explain", "--icons", "Arduino", "--json"]).stdout)).toEqual(["arduino"]);
    expect(runCommand(["explain", "--icons", "no such brand"])).toMatchObject({
      status: 2,
      stderr: 'No icon has "no such brand" in its name.\n',
    });
  });

  it("explains a message as validate does, and gives it to programs", () => {
    const code = codes.at(-1) ?? "";
    expect(runCommand(["explain", code]).stdout).toBe(runCommand(["validate", "--explain", code]).stdout);
    expect(JSON.parse(runCommand(["explain", code, "--json"]).stdout)).toMatchObject({ code, severity: "advice" });
  });

  it("offers the nearest name for one that nothing has", () => {
    expect(runCommand(["explain", "galery"])).toMatchObject({
      status: 2,
      stdout: "",
      stderr: 'Nothing has the name "galery". Did you mean gallery?\nTo see them all: npm run explain\n',
    });
  });

  it.each([60, 200])("keeps to a terminal of %s columns, and to a hundred", (width) => {
    const prose = all
      .flatMap((one) => explainDefinition(one, width).split("\n"))
      .filter((line) => !/["{}[\]]/.test(line));
    expect(prose.length).toBeGreaterThan(1000);
    expect(prose.filter((line) => line.length > Math.min(width, 100))).toEqual([]);
  });
});
