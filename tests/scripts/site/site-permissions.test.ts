import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashPaths, listTree } from "../../../scripts/lib/files/hash-files.ts";
import { buildSite } from "../../../scripts/lib/site/build-site.ts";
import { runWithoutRoot } from "../../support/no-root/run-without-root.ts";
import { writeSmallContent } from "../../support/site/small-content.ts";

let place: string;
let out: string;

const hash = () => hashPaths(out, ["."]);

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "permissions-"));
});
beforeEach(async () => {
  out = await mkdtemp(join(place, "site-"));
  await buildSite(await writeSmallContent(place, "/", "/talks"), out);
});
afterAll(() => rm(place, { recursive: true }));

describe("a folder that can't be listed", () => {
  it.for(["photos", "talks"])(
    "leaves the site as it is, and it is said which and what to do: %s",
    async (name, context) => {
      await mkdir(join(out, name), { recursive: true });
      await writeFile(join(out, name, "notes.txt"), "mine");
      const before = await hash();
      const content = await writeSmallContent(place, "/");
      await chmod(join(out, name), 0);
      const { status, stderr } = await runWithoutRoot(
        context,
        ["build", "--content", content, "--out", out],
        [place, out],
      );
      await chmod(join(out, name), 0o755);
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: expect.stringContaining(`${basename(out)}/${name} can't be`),
      });
      expect(stderr).toContain(
        "Give yourself the permission (chmod u+rwx), or choose a new or empty folder with --out.\n",
      );
      expect(await hash()).toBe(before);
    },
  );

  it("leaves the site as it is where it is the site's own", async (context) => {
    const content = await writeSmallContent(place, "/");
    await chmod(out, 0o300);
    const { status, stderr } = await runWithoutRoot(
      context,
      ["build", "--content", content, "--out", out],
      [place, out],
    );
    await chmod(out, 0o755);
    expect({ status, stderr }).toEqual({
      status: 2,
      stderr: expect.stringContaining(`${basename(out)} can't be looked at`),
    });
    expect(await readdir(out)).toContain("talks");
  });
});

it("a site is replaced, and nothing stays beside it, where its folders may not be written to", async (context) => {
  const command = ["build", "--content", await writeSmallContent(place, "/"), "--out", out];
  const folders = (await listTree(out)).flatMap(({ path, kind }) => (kind === "folder" ? [path] : []));
  for (const folder of folders) await chmod(folder, 0o555);
  const { status, stderr } = await runWithoutRoot(context, command, [place, out, ...folders]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(await readdir(out)).not.toContain("talks");
  expect((await readdir(place)).filter((name) => name.endsWith("-building"))).toEqual([]);
});
