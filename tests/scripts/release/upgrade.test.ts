import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callCommand } from "../../support/call-command.ts";

/** Of version 0.1.0, a site was a folder with content.json and its pictures in a checkout. */
const old = join(import.meta.dirname, "../../content/v0.1.0");

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "upgrade-"));
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(["site", "resume", "everything"])("the folder %s of version 0.1.0", (name) => {
  const site = () => join(folder, name);
  const content = () => join(site(), "content.json");
  let before = "";
  beforeAll(async () => {
    await cp(join(old, name), site(), { recursive: true });
    before = await readFile(content(), "utf8");
  });

  it("has no errors, and nothing to migrate: its content stays to the byte", async () => {
    expect(await callCommand(["validate", content(), "--quiet"])).toMatchObject({ status: 0 });
    expect(await callCommand(["migrate", "--content", content()])).toMatchObject({ status: 0 });
    expect(await readFile(content(), "utf8")).toBe(before);
  });

  it("is built with its pages and formats", async () => {
    const out = join(folder, `${name}-dist`);
    const built = await callCommand(["build", "--content", content(), "--out", out]);
    expect(built).toMatchObject({ status: 0 });
    expect(await readdir(out)).toEqual(
      expect.arrayContaining(["index.html", "404.html", "resume.json", "portfolio.md"]),
    );
  });
});
