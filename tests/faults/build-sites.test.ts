import type { SpawnSyncReturns } from "node:child_process";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashPaths } from "../../scripts/lib/files/hash-files.ts";
import { readShard } from "../../scripts/lib/sites/shard.ts";
import { runCommand } from "../support/run-command.ts";
import { copySampleAssets, sampleFile } from "../support/sample.ts";

const owners = ["asha", "bela", "chetan", "divya", "esha"];
/** Its content is cut off in the middle. */
const broken = "bela";
const sound = owners.filter((owner) => owner !== broken);

let place: string;
let whole: SpawnSyncReturns<string>;

beforeAll(async () => {
  place = await mkdtemp(join(tmpdir(), "sites-"));
  const content = JSON.parse(await readFile(sampleFile, "utf8"));
  // Pictures are the same in any number; the browser tests and those of the formats look at them.
  content.site.outputs = { socialImages: false, manifest: false };
  for (const owner of owners) {
    const text = JSON.stringify({ ...content, profile: { ...content.profile, name: owner } });
    await copySampleAssets(join(place, "sites", owner));
    await writeFile(join(place, "sites", owner, "content.json"), owner === broken ? text.slice(0, -100) : text);
  }
  whole = build("whole");
});
afterAll(() => rm(place, { recursive: true }));

/** Builds all sites into a folder, as a school or a host does. */
function build(out: string, ...words: string[]): SpawnSyncReturns<string> {
  const pattern = join(place, "sites/*/content.json");
  return runCommand(["build", "--content", pattern, "--out", join(place, out), ...words]);
}

const hash = (folder: string) => hashPaths(join(place, folder), ["."]);

describe("a build of many sites", () => {
  it("builds every valid site, and reports the errors of a broken one with their locations", async () => {
    expect(await readdir(join(place, "whole"))).toEqual(sound);
    for (const owner of sound) {
      expect(await readFile(join(place, "whole", owner, "index.html"), "utf8")).toContain(owner);
    }
    expect(whole.stderr).toMatch(new RegExp(`sites/${broken}/content\\.json:\\d+:\\d+`));
    expect(whole.stderr).not.toMatch(/\n\s+at /);
  });

  it("ends with the code for problems, and counts sites, seconds, memory and failures", () => {
    expect(whole.status).toBe(1);
    expect(whole.stdout).toMatch(
      /^Built 4 of 5 sites in \d+\.\d s, \d+\.\d a second, with at most \d+ MB a process; 1 failed, as said above\.\n$/,
    );
  });

  it("says what it had to do where some sites exist already", async () => {
    await rm(join(place, "whole/asha"), { recursive: true });
    const { stdout } = build("whole");
    expect(stdout).toMatch(/^Built 1 of 5 sites in .*; 3 stood already; 1 failed, as said above\.\n$/);
    expect(await readdir(join(place, "whole"))).toEqual(sound);
  });

  it("makes in parts on several machines, byte for byte, what it makes in one", async () => {
    const parts = [build("part-1", "--shard", "1/2"), build("part-2", "--shard", "2/2")];
    // The first, third and fifth; the second and fourth.
    expect(await readdir(join(place, "part-1"))).toEqual(["asha", "chetan", "esha"]);
    expect(await readdir(join(place, "part-2"))).toEqual(["divya"]);
    expect(parts.map(({ status }) => status)).toEqual([0, 1]);

    const [one, other] = await Promise.all(["part-1/asha/assets", "part-2/divya/assets"].map((path) => list(path)));
    expect(one?.length).toBeGreaterThan(5);
    expect(other).toEqual(one);
    expect(await hash("part-2/divya/assets")).toBe(await hash("part-1/asha/assets"));

    for (const part of ["part-1", "part-2"]) {
      await cp(join(place, part), join(place, "union"), { recursive: true, force: false, errorOnExist: true });
    }
    expect(await hash("union")).toBe(await hash("whole"));
  });
});

describe("a build of many owners' sites", () => {
  it("takes an owner's folder that is a link, and no content that is a link to another owner's", async () => {
    await mkdir(join(place, "hosted/thief"), { recursive: true });
    await symlink("../sites/asha", join(place, "hosted/asha"));
    await symlink("../../sites/divya/content.json", join(place, "hosted/thief/content.json"));
    const pattern = join(place, "hosted/*/content.json");
    const { status, stderr } = runCommand(["build", "--content", pattern, "--out", join(place, "public")]);
    expect(await readdir(join(place, "public"))).toEqual(["asha"]);
    expect(status).toBe(1);
    expect(stderr.replace(/\s+/g, " ")).toContain("it is a link to a file outside its folder");
  });
});

describe("folders of one name", () => {
  it("stop no other site, end with the code for problems, and can't write to the terminal what they like", async () => {
    const name = "eve\u001b[31m\nBuilt 9 of 9 sites";
    for (const owner of ["asha", "divya", `${name}/asha`, "chetan/esha"]) {
      await cp(join(place, "sites/asha"), join(place, "clash", owner), { recursive: true });
    }
    const pattern = join(place, "clash/{*,*/*}/content.json");
    const { status, stderr, stdout } = runCommand(["build", "--content", pattern, "--out", join(place, "clashed")]);
    expect(await readdir(join(place, "clashed"))).toEqual(["divya", "esha"]);
    expect(status).toBe(1);
    expect(stdout).toMatch(/^Built 2 of 4 sites in .*; 2 failed, as said above\.\n$/);
    expect(stderr.match(/No site was built/g)).toHaveLength(2);
    expect(stderr.split("\n").filter((line) => line.trim().startsWith("Built"))).toEqual([]);
    expect(stderr).not.toContain("\u001b");
  });
});

const list = (folder: string) => readdir(join(place, folder));

describe("a part of a list of sites", () => {
  it.each(["2", "0/4", "5/4", "1/0", "1/4/2", "a/b", "-1/4"])("is none that is called %s", (flag) => {
    expect(readShard(flag)).toBeUndefined();
  });

  it("is asked for in words where it is none", () => {
    const { status, stderr } = build("none", "--shard", "5/4");
    expect(status).toBe(2);
    expect(stderr).toContain('--shard takes a part and a number of parts, as in 2/8, or auto, not "5/4".');
  });

  it("is read from its number and the number of parts", () => {
    expect(readShard("2/8")).toEqual({ index: 2, count: 8 });
  });
});
