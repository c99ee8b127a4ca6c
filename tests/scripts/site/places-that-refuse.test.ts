import { mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { callCommand } from "../../support/call-command.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "places-"));
  const content = {
    version: 1,
    site: { title: "Asha Rao", description: "An engineer.", url: "https://asha.dev/" },
    profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
    pages: [{ path: "/", title: "Home", description: "What it says.", blocks: [{ type: "hero" }] }],
  };
  await writeFile(join(folder, "content.json"), JSON.stringify(content));
  await writeFile(join(folder, "letter"), "mine");
  if (process.platform !== "win32") await symlink(join(folder, "nowhere"), join(folder, "dangling"));
});
afterAll(() => rm(folder, { recursive: true }));

describe.runIf(process.platform === "linux")("a place where no folder can be made", () => {
  it.each([
    ["dangling", "dangling: it is a link that leads to nothing. Choose a new or empty folder with --out."],
    ["dangling/site", "A file stands where "],
    ["letter/site", "A file stands where "],
    ["/proc/site", "No folder can be made in "],
    ["/proc/site/deep", "No folder can be made in "],
  ])("is refused by build in words and at once: %s", async (place, message) => {
    const before = await readdir(folder);
    const out = place.startsWith("/") ? place : join(folder, place);
    const { status, stderr } = await callCommand(["build", "--content", join(folder, "content.json"), "--out", out]);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(message) });
    expect(stderr).toMatch(/Choose .* with --out\./);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(await readdir(folder)).toEqual(before);
  });

  it.each([
    ["dangling", "is a link that leads to nothing. Nothing was written; name a folder that is new or empty."],
    ["dangling/site", "can't be written: a part of its path is a file, not a folder."],
    ["letter/site", "can't be made: a part of its path is a file. Nothing was written; name a folder that is"],
    ["/proc/site/deep", "can't be written: nothing can be made there."],
  ])("is refused by new in words and at once: %s", async (place, message) => {
    const before = await readdir(folder);
    const { status, stderr } = await callCommand([
      "new",
      place.startsWith("/") ? place : join(folder, place),
      "--yes",
      "--package=LICENSE",
    ]);
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringContaining(message) });
    expect(await readdir(folder)).toEqual(before);
  });
});
