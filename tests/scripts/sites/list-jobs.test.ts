import { spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type JobList, listJobs } from "../../../scripts/lib/sites/list-jobs.ts";

let host: string;
beforeEach(async () => {
  host = await realpath(await mkdtemp(join(tmpdir(), "jobs-")));
});
afterEach(() => rm(host, { recursive: true }));

async function writeContent(...folders: string[]): Promise<void> {
  for (const folder of folders) {
    await mkdir(join(host, "sites", folder), { recursive: true });
    await writeFile(join(host, "sites", folder, "content.json"), "{}");
  }
}

const list = (pattern = "**/content.json", index = 1, count = 1) =>
  listJobs(join(host, "sites", pattern), join(host, "out"), { index, count });

/** The folders that get sites, and those that don't, each with the reason. */
const summarize = ({ jobs, refused }: JobList) => ({
  built: jobs.map(({ file }) => dirname(file).slice(join(host, "sites/").length)),
  refused: refused.map(({ file, reason }) => [file.slice(join(host, "sites/").length), reason]),
});

describe("folders of one name", () => {
  it("get no site, and each learns which other one it meets; all others get theirs", async () => {
    await writeContent("asha", "bela", "eve/asha", "eve/chetan", "zoe/deep/asha");
    const { built, refused } = summarize(await list());
    expect(built).toEqual(["bela", "eve/chetan"]);
    expect(refused.map(([file]) => file)).toEqual([
      "asha/content.json",
      "eve/asha/content.json",
      "zoe/deep/asha/content.json",
    ]);
    expect(refused[0]?.[1]).toMatch(/sites\/eve\/asha\/content\.json is in a folder of the same name.*out\/asha\./);
    for (const [, reason] of refused.slice(1)) expect(reason).toContain("sites/asha/content.json is in a folder");
  });

  const alike: [difference: string, one: string, other: string][] = [
    ["small and capital letters", "asha", "a/ASHA"],
    ["small and capital letters beyond ASCII", "ärger", "a/ÄRGER"],
    ["accents in the letter and behind it", "jos\u00e9", "a/jose\u0301"],
    ["a letter of which the capital is two", "stra\u00dfe", "a/STRASSE"],
  ];
  it.each(alike)("are also those that differ by %s alone", async (_difference, one, other) => {
    await writeContent(one, other, "bela");
    const { built, refused } = summarize(await list());
    expect(built).toEqual(["bela"]);
    expect(refused).toHaveLength(2);
  });

  it("are refused by every machine alike, and move no other site to another machine", async () => {
    await writeContent("asha", "bela", "chetan", "eve/asha", "eve/divya", "eve/esha", "farid");
    const whole = summarize(await list());
    const parts = await Promise.all([1, 2, 3].map(async (index) => summarize(await list("**/content.json", index, 3))));
    expect(parts.flatMap(({ built }) => built).toSorted()).toEqual(whole.built);
    expect(parts.flatMap(({ refused }) => refused.map(([file]) => file)).toSorted()).toEqual([
      "asha/content.json",
      "eve/asha/content.json",
    ]);
    // Every third of all seven files.
    expect(parts.map(({ built }) => built)).toEqual([["farid"], ["bela", "eve/divya"], ["chetan", "eve/esha"]]);
  });
});

describe("a folder", () => {
  it("can't have the name under which builds keep the work on another's site", async () => {
    await writeContent(".asha-building", ".Asha-Building", "asha", ".config");
    const { built, refused } = summarize(await list("{,.}*/content.json"));
    expect(built).toEqual([".config", "asha"]);
    expect(refused.map(([, reason]) => reason)).toEqual(
      Array(2).fill("No site was built: builds keep their own work in folders of such a name. Rename the folder."),
    );
  });

  it("that leads back to itself, or holds anything but a file of that name, stops no other", async () => {
    await writeContent("asha", "loop", "new\nline", "esc\u001b[31m");
    for (const name of ["folder/content.json", "pipe", "self"])
      await mkdir(join(host, "sites", name), { recursive: true });
    await symlink("..", join(host, "sites/loop/up"));
    await symlink("around", join(host, "sites/around"));
    await symlink("content.json", join(host, "sites/self/content.json"));
    expect(spawnSync("sh", ["-c", 'mkfifo "$0"', join(host, "sites/pipe/content.json")]).status).toBe(0);
    for (const pattern of ["*/content.json", "**/content.json"]) {
      const { built, refused } = summarize(await list(pattern));
      expect(built).toEqual(expect.arrayContaining(["asha", "loop", "esc\u001b[31m"]));
      expect(built).not.toEqual(expect.arrayContaining(["folder"]));
      expect(refused).toEqual([]);
    }
  });

  // Root reads everything: where the tests run as root, the list is made by a process of somebody else.
  it("that may not be read is named, and stops no other", async () => {
    await writeContent("asha", "bela");
    await chmod(host, 0o755);
    await chmod(join(host, "sites/bela"), 0o000);
    const module = join(import.meta.dirname, "../../../scripts/lib/sites/list-jobs.ts");
    const code = `import { listJobs } from ${JSON.stringify(module)};
if (process.getuid() === 0) process.setuid(65534);
const shard = { index: 1, count: 1 };
process.stdout.write(JSON.stringify(await listJobs(${JSON.stringify(join(host, "sites/*/content.json"))}, "/out", shard)));`;
    const { stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "--input-type=module", "-e", code], {
      encoding: "utf8",
    });
    await chmod(join(host, "sites/bela"), 0o755);
    expect(stderr).toBe("");
    const { jobs, refused }: JobList = JSON.parse(stdout);
    expect(jobs.map(({ out }) => out)).toEqual(["/out/asha"]);
    expect(refused).toEqual([
      { file: join(host, "sites/bela"), reason: "No site in it was built: you may not read this folder." },
    ]);
  });
});
