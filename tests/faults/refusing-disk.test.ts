import { spawnSync } from "node:child_process";
import { cp, mkdir, mkdtemp, rm, statfs, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, it, onTestFinished, type TestContext } from "vitest";
import { hashPaths } from "../../scripts/lib/files/hash-files.ts";
import { content, EditedSite } from "../scripts/edit/edited-site.ts";
import { copyProject } from "../support/site/copy-project.ts";
import { findLeftovers, runBuild } from "./support/build.ts";
import { noteFault } from "./support/fault-table.ts";

const project = inject("project");
const hash = (folder: string) => hashPaths(folder, ["."]);

/** Runs a program of the system; returns why it refused, if it did. */
function run([program = "", ...words]: string[]): string | undefined {
  const { status, stderr, error } = spawnSync(program, words, { encoding: "utf8" });
  return status === 0 ? undefined : (error?.message ?? stderr.trim());
}

/** A small disk of its own in memory; skips the test where this user may mount none. */
async function mountDisk({ skip }: TestContext, megabytes: number): Promise<string> {
  const disk = await mkdtemp(join(tmpdir(), "faults-disk-"));
  onTestFinished(() => rm(disk, { recursive: true, force: true }));
  const refusal = run(["mount", "-t", "tmpfs", "-o", `size=${megabytes}m`, "tmpfs", disk]);
  if (refusal !== undefined) skip(`no disk can be mounted here: ${refusal}`);
  onTestFinished(() => void run(["umount", "--lazy", disk]));
  return disk;
}

/** Leaves so many bytes free on a disk. */
async function fillDisk(disk: string, free: number): Promise<void> {
  await rm(join(disk, "filler"), { force: true });
  const { bavail, bsize } = await statfs(disk);
  await writeFile(join(disk, "filler"), Buffer.alloc(Math.max(0, bavail * bsize - free)));
}

/** Builds over the site in `out` and expects a refusal in these words, the last site whole, and nothing beside it. */
async function expectRefusal(out: string, words: RegExp, shell = ""): Promise<number> {
  const before = await hash(out);
  const { status, stderr } = await runBuild(project, "content-b.json", out, shell).ended;
  expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(words) });
  expect(stderr).not.toMatch(/\n\s+at /);
  const isWhole = (await hash(out)) === before;
  expect(isWhole).toBe(true);
  expect(await findLeftovers(out)).toEqual([]);
  return isWhole ? 0 : 1;
}

/** Puts the first site into a folder. */
async function putSite(out: string): Promise<void> {
  await cp(join(project, "first"), out, { recursive: true });
}

describe("a disk that refuses", () => {
  it("because it is full keeps what is typed in the editor until there is room", async (context) => {
    const disk = await mountDisk(context, 1);
    const site = await EditedSite.make(undefined, disk);
    await fillDisk(disk, 0);
    // More than what is left of the block that the journal ends in.
    const long = "x".repeat(20_000);
    for (const [from, to] of [
      ["Ada", long],
      ["two", long],
    ] as const)
      await site.send([from, to]);
    await expect.poll(() => [...site.session.troubles.keys()].sort()).toEqual(["", "content.json"]);
    for (const { message } of site.session.troubles.values()) expect(message).toContain("the disk is full");
    expect(await site.onDisk()).toBe(content);
    await rm(join(disk, "filler"));
    await site.untilSaved(content.replace("Ada", long).replace("two", long));
    await expect.poll(() => [...site.session.troubles.keys()]).toEqual([]);
    expect(await site.restorable()).toContain(content.replace("Ada", long));
    await noteFault({ fault: "disk full while the editor writes", tries: 1, lost: 0 });
    await site.end();
  });

  it("because it is full leaves the last site whole, and the next build is well", async (context) => {
    const disk = await mountDisk(context, 8);
    const out = join(disk, "site");
    await putSite(out);
    const sizes = [0, 8_000, 40_000, 90_000, 200_000, 350_000];
    let lost = 0;
    for (const free of sizes) {
      await fillDisk(disk, free);
      lost += await expectRefusal(
        out,
        /^The disk is full\. Free some space, and build again\.\n.*site was not touched/,
      );
    }
    await noteFault({ fault: "disk full (small tmpfs)", tries: sizes.length, lost });
    await rm(join(disk, "filler"));
    expect((await runBuild(project, "content-b.json", out).ended).status).toBe(0);
  });

  it("because files may not be so large leaves the last site whole", async () => {
    const out = join(project, "limited/site");
    await putSite(out);
    const lost = await expectRefusal(out, /^A file is larger than you may write here/, "trap '' XFSZ; ulimit -f 16;");
    await noteFault({ fault: "file size limit (ulimit -f)", tries: 1, lost });
  });

  it("because it is full while the application is compiled leaves the last site whole", async (context) => {
    const disk = await mountDisk(context, 1);
    const other = await copyProject(project);
    onTestFinished(() => rm(other, { recursive: true }));
    await cp(join(project, "content-b.json"), join(other, "content-b.json"));
    const out = join(other, "out/site");
    await putSite(out);
    const before = await hash(out);
    await mkdir(join(disk, "cache"));
    await symlink(join(disk, "cache"), join(other, ".cache"));
    await fillDisk(disk, 100_000);
    const { status, stderr } = await runBuild(other, "content-b.json", out).ended;
    await noteFault({ fault: "disk full while compiling", tries: 1, lost: (await hash(out)) === before ? 0 : 1 });
    expect({ status, stderr }).toEqual({ status: 2, stderr: expect.stringMatching(/The disk is full/) });
    expect(await hash(out)).toBe(before);
    expect(await findLeftovers(out)).toEqual([]);
  });

  it("because it is read-only leaves the last site whole", async (context) => {
    const disk = await mountDisk(context, 8);
    const out = join(disk, "site");
    await putSite(out);
    expect(run(["mount", "-o", "remount,ro", disk])).toBeUndefined();
    const lost = await expectRefusal(out, /^The disk that holds .*site is read-only\. Choose a folder on another/);
    await noteFault({ fault: "read-only disk", tries: 1, lost });
  });

  it("because it is mounted as the site's folder leaves the last site whole", async (context) => {
    const disk = await mountDisk(context, 8);
    await putSite(disk);
    const lost = await expectRefusal(disk, /can't be replaced: it is where a disk is mounted/);
    await noteFault({ fault: "folder is a mount point", tries: 1, lost });
  });

  it("because the folder may not be changed leaves the last site whole", async ({ skip }) => {
    const folder = join(project, "locked");
    const out = join(folder, "site");
    await putSite(out);
    // Permissions don't apply to root.
    const isRoot = process.getuid?.() === 0;
    const refusal = run(isRoot ? ["chattr", "+i", folder] : ["chmod", "a-w", folder]);
    if (refusal !== undefined) skip(`folders can't be locked here: ${refusal}`);
    onTestFinished(() => void run(isRoot ? ["chattr", "-i", folder] : ["chmod", "u+w", folder]));
    const lost = await expectRefusal(out, /^You may not write in .* or replace .*\. Change the permissions/);
    await noteFault({ fault: "read-only folder", tries: 1, lost });
  });
});
