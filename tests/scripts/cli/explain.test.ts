import { describe, expect, it } from "vitest";
import { codes } from "../../../schema/check/all-messages.ts";
import { definitions } from "../../../schema/reference/definitions.ts";
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
    expect(stdout).toMatch(/NAME\):\n {2}gallery-picture\n/);
  });

  it("gives programs one definition, several one after the other, and the list of all", () => {
    const { stdout } = runCommand(["explain", "gallery-picture", "--json"]);
    expect(JSON.parse(stdout)).toEqual(definitions().get("gallery-picture"));
    const listed = JSON.parse(runCommand(["explain", "--list", "--json"]).stdout);
    expect(listed.map(({ name }: { name: string }) => name)).toEqual(all.map(({ name }) => name));
    const { stdout: forPeople } = runCommand(["explain"]);
    expect(all.filter(({ name }) => !forPeople.includes(`  ${name} `))).toEqual([]);
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
