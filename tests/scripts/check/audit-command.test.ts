import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callCommand } from "../../support/call-command.ts";

const undescribed = { type: "project", title: "Recipe Box", link: "https://asha.dev/recipes" };
const text = JSON.stringify(
  {
    version: 1,
    allow: ["no-phone", "no-location", "no-profile-link", "no-skills", "missing-description"],
    site: { title: "Asha Rao", url: "http://asha.dev/" },
    profile: {
      name: "Asha Rao",
      role: "Engineer",
      emails: [{ id: "work", label: "Work", address: "asha@asha.dev" }],
      links: [],
    },
    pages: [
      {
        path: "/",
        title: "Home",
        blocks: [
          { type: "hero", text: "I build chargers." },
          { type: "contact" },
          { type: "accordion-group", items: [undescribed, { ...undescribed, title: "Bus Board", link: "/" }] },
        ],
      },
    ],
  },
  null,
  2,
);

let folder = "";
let file = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "audit-"));
  file = join(folder, "content.json");
  writeFileSync(file, text);
});
afterAll(() => rmSync(folder, { recursive: true }));

const run = (command: "audit" | "validate", ...args: string[]) => callCommand([command, ...args]);

describe("the audit command", () => {
  it("prints warnings and advice with their locations, and each kind of advice with its reason and source", async () => {
    const { status, stdout, stderr } = await run("audit", file);
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
    expect(stdout).toContain("warning[insecure-link]: ");
    expect(stdout).toContain("advice[no-description]: “Recipe Box” has no description.\n");
    expect(stdout).toMatch(/ --> .*content\.json:[0-9]+:[0-9]+, the first item of the page \/\n/);
    expect(stdout).toContain("advice[no-description]: “Bus Board” has no description.\n");
    expect(stdout.match(/^why: A name alone tells nobody/gm)).toHaveLength(1);
    expect(stdout.match(/^source: Harvard, /gm)).toHaveLength(1);
    expect(stdout).toMatch(/\n1 warning and 2 pieces of advice\.\n$/);
    expect(stdout).not.toContain("\u001b");
  });

  it("gives advice that the validate command doesn't give, but explains", async () => {
    expect((await run("validate", file)).stdout).toMatch(/\n1 warning\.\n$/);
    const { status, stdout } = await run("validate", "--explain", "undated");
    expect(status).toBe(0);
    expect(stdout).toContain("advice[undated]: an entry without a date\n");
    expect(stdout).toContain("Source: Miami University");
    expect(stdout).toContain('"allow": ["undated"]');
    expect((await run("validate", "--explain", "no-skills")).stdout).toContain("Source: none; this is our judgement");
  });

  it("ends with 1 where findings are not to be passed over", async () => {
    const { status, stdout } = await run("audit", file, "--strict");
    expect(status).toBe(1);
    expect(stdout).toMatch(/\n3 errors\.\n$/);
  });

  it("reports in every format, and takes the file as other commands do", async () => {
    const json = JSON.parse((await run("audit", "--content", file, "--format", "json")).stdout);
    expect(json).toMatchObject([
      { severity: "warning", code: "insecure-link" },
      { severity: "advice", code: "no-description", pointer: "/pages/0/blocks/2/items/0", hint: expect.any(String) },
      { severity: "advice", code: "no-description", pointer: "/pages/0/blocks/2/items/1" },
    ]);
    expect((await run("audit", file, "--format", "github")).stdout).toMatch(/^::notice file=.*title=no-description::/m);
    const [{ tool, results }] = JSON.parse((await run("audit", file, "--format", "sarif")).stdout).runs;
    expect(results.map(({ level }: { level: string }) => level)).toEqual(["warning", "note", "note"]);
    const rule = tool.driver.rules.find(({ id }: { id: string }) => id === "no-description");
    expect(rule).toMatchObject({ helpUri: expect.stringContaining("harvard.edu") });
  });

  it.each([
    ["content with a mistake", ["tests/content/wrong/missing-key.json"], 1, "error[missing-key]"],
    ["a file that isn't there", ["none.json"], 2, "There is no file"],
  ])("reads no %s, and says why", async (_, args, code, message) => {
    const { status, stdout } = await run("audit", ...args);
    expect(status).toBe(code);
    expect(stdout).toContain(message);
    expect(stdout).not.toContain("advice[");
  });

  it("takes no format that isn't there", async () => {
    const { status, stdout, stderr } = await run("audit", "--format", "xml");
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain('--format takes pretty, json, github or sarif, not "xml".');
    expect(stderr).toContain("npm run audit");
  });
});
