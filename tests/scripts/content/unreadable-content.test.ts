import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { callCommand } from "../../support/call-command.ts";

const place = mkdtempSync(join(tmpdir(), "unreadable-"));
const folder = join(place, "content.json");
mkdirSync(folder);
const broken = join(place, "broken.json");
writeFileSync(broken, '{ "version": 1 }');
afterAll(() => rmSync(place, { recursive: true }));

function run(command: "build" | "pdf", content: string) {
  return callCommand([command, "--content", content, "--out", join(place, "out")]);
}

describe.each(["build", "pdf"] as const)("npm run %s", (command) => {
  it.each([
    ["is not there", join(place, "none.json"), "There is no file"],
    ["is a folder", folder, "is a folder, not a file"],
    ["is no ordinary file", "/dev/null", "can't be read"],
  ])("ends with 2 where the content %s, says so, and writes nothing", async (_, content, message) => {
    const { status, stdout, stderr } = await run(command, content);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain(message);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(readdirSync(place).toSorted()).toEqual(["broken.json", "content.json"]);
  });

  it("ends with 1 where the content can be read and has mistakes", async () => {
    expect(await run(command, broken)).toMatchObject({ status: 1, stdout: "" });
    expect(readdirSync(place).toSorted()).toEqual(["broken.json", "content.json"]);
  });
});
