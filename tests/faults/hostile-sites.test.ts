import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hashPaths } from "../../scripts/lib/files/hash-files.ts";
import { commandWords } from "../support/run-command.ts";
import { copySampleAssets, sampleFile } from "../support/sample.ts";

const innocents = ["asha", "bela", "chetan"];
/** First in the alphabet, so that the others are built while its build is at work, and after it. */
const hostile = "0-eve";

let host: string;
/** What is built of sound content; the folders of a test begin as copies of it. */
let whole: string;
let out: string;

beforeAll(async () => {
  host = await mkdtemp(join(tmpdir(), "hostile-sites-"));
  whole = join(host, "whole");
  const content = JSON.parse(await readFile(sampleFile, "utf8"));
  content.site.outputs = { socialImages: false, manifest: false };
  for (const owner of [...innocents, hostile]) {
    await copySampleAssets(join(host, "sites", owner));
    const own = { ...content, profile: { ...content.profile, name: owner } };
    await writeFile(join(host, "sites", owner, "content.json"), JSON.stringify(own));
  }
  out = whole;
  expect((await build().ended).status).toBe(0);
  await cp(join(host, "sites", hostile), join(host, "sound"), { recursive: true });
});
afterAll(() => rm(host, { recursive: true }));

beforeEach(async () => {
  out = join(host, randomUUID());
  await cp(join(whole, hostile), join(out, hostile), { recursive: true });
  await writeHostile(4_000);
});

/**
 * Writes content that asks for so many pages, each with a menu of all of them and a picture of its own to be shared. With
 * 4,000 it has a third of a megabyte, keeps its process from anything else for half a minute at a time, and takes more
 * than 2 GB of memory and many minutes. With 400 it is written file by file for a minute.
 */
async function writeHostile(count: number, menuTitle = "Menu"): Promise<void> {
  const pages = Array.from({ length: count }, (_, index) => ({
    path: index === 0 ? "/" : `/page-${index}`,
    title: `Page ${index}`,
    blocks: [{ type: "prose", body: "Words." }],
  }));
  const site = { title: "Endless", description: "Pages.", url: "https://eve.dev/" };
  const profile = { name: "Eve", role: "Engineer", emails: [], links: [] };
  const content = { version: 1, site, profile, landing: { hidden: true }, navigation: { menuTitle }, pages };
  await writeFile(join(host, "sites", hostile, "content.json"), JSON.stringify(content));
}

interface Build {
  child: ChildProcess;
  ended: Promise<{ status: number | null; stderr: string; stdout: string }>;
  /** The ids of the processes that it started and that run, its own among them. */
  processes: () => number[];
}

/** Starts a build, of all sites unless another content is named, in a group of its own, as a terminal does. */
function build(words: readonly string[] = [], content = join(host, "sites/*/content.json"), target = out): Build {
  const [node, ...args] = commandWords("build", "--content", content, "--out", target, ...words);
  const mark = randomUUID();
  const env = { ...process.env, BUILD_OF_TEST: mark };
  const child = spawn(node, args, { env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  const status = new Promise<number | null>((resolve) => child.on("exit", resolve));
  const ended = Promise.all([status, text(child.stderr), text(child.stdout)]).then(([status, stderr, stdout]) => ({
    status,
    stderr,
    stdout,
  }));
  return { child, ended, processes: () => findProcesses(`BUILD_OF_TEST=${mark}`) };
}

/** The processes that inherited a variable, as Linux lists them for their user. */
function findProcesses(variable: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0").includes(variable);
      } catch {
        // It ended meanwhile.
        return false;
      }
    })
    .map(Number);
}

/** Waits until a process has claimed the hostile site's folder; returns its id, which is in the name of the claim. */
async function findBuilder({ child }: Build, hasBegun: (claim: string) => boolean, not?: number): Promise<number> {
  const claims = join(out, `.${hostile}-building`);
  while (child.exitCode === null) {
    const names = existsSync(claims) ? readdirSync(claims).filter((name) => hasBegun(join(claims, name))) : [];
    const found = names.map((name) => Number(name.split("-")[0])).find((pid) => pid !== not);
    if (found !== undefined) return found;
    await wait(20);
  }
  throw new Error("The build ended before its hostile site was claimed");
}

/** Whether a process writes the pages that it keeps in its claim. */
const isWriting = (claim: string) => existsSync(join(claim, "next"));

/** The innocents' sites are whole, the hostile one is as it was, nothing lies beside them, and no process is left. */
async function expectOthersSound({ processes }: Build): Promise<void> {
  expect(processes()).toEqual([]);
  expect((await readdir(out)).toSorted()).toEqual([hostile, ...innocents]);
  expect(await hashPaths(out, ["."])).toBe(await hashPaths(whole, ["."]));
}

describe("one hostile site among others", () => {
  it("is stopped when it takes too much memory, by default; all others are built", async () => {
    const run = build();
    const { status, stderr, stdout } = await run.ended;
    expect(stderr).toMatch(
      /0-eve\/content\.json: It was stopped: it held 1\.\d GB of memory, and --memory allows 1\.0 GB\.\n$/,
    );
    expect(stdout).toMatch(/^Built 3 of 4 sites in .*; 1 failed, as said above\.\n$/);
    expect(status).toBe(2);
    await expectOthersSound(run);
  });

  it("is stopped when it takes too long; all others are built, and its next sound build works", async () => {
    const run = build(["--seconds", "60", "--memory", "100GB"]);
    const { status, stderr, stdout } = await run.ended;
    expect(stderr).toMatch(
      /0-eve\/content\.json: It was stopped: it took longer than the 60 seconds that --seconds allows\.\n$/,
    );
    expect(stdout).toMatch(/^Built 3 of 4 sites in .*; 1 failed, as said above\.\n$/);
    expect(status).toBe(2);
    await expectOthersSound(run);

    await cp(join(host, "sound/content.json"), join(host, "sites", hostile, "content.json"));
    expect((await build().ended).status).toBe(0);
    expect(await hashPaths(out, ["."])).toBe(await hashPaths(whole, ["."]));
  });

  it("is stopped when its files take too much of the disk; all others are built", async () => {
    // Every page and its data hold the words.
    await writeHostile(60, "Menu ".repeat(50_000));
    const run = build(["--disk", "20MB", "--seconds", "6000"]);
    const { status, stderr } = await run.ended;
    expect(stderr).toMatch(
      /0-eve\/content\.json: It was stopped: its files have more than the 20\.0 MB that --disk allows\.\n$/,
    );
    expect(status).toBe(2);
    await expectOthersSound(run);
  });

  it("fails alone when its process crashes", async () => {
    await writeHostile(400);
    const run = build(["--seconds", "6000"]);
    const first = await findBuilder(run, isWriting);
    process.kill(first, "SIGKILL");
    // If another site was built before in that process, it has a second try.
    const kill = (pid: number) => process.kill(pid, "SIGKILL");
    const second = findBuilder(run, isWriting, first).then(kill, () => false);
    const { status, stderr } = await run.ended;
    await second;
    expect(stderr).toMatch(/0-eve\/content\.json: The process that built it ended: SIGKILL\.\n$/);
    expect(status).toBe(2);
    await expectOthersSound(run);
  });
});

describe("a build of many sites that is ended", () => {
  it("leaves no process behind when it is killed, though a site keeps its process busy", async () => {
    const run = build(["--memory", "100GB", "--seconds", "6000"]);
    await findBuilder(run, () => true);
    expect(run.processes().length).toBeGreaterThan(1);
    run.child.kill("SIGKILL");
    await expect.poll(run.processes).toEqual([]);
    expect(await hashPaths(out, [hostile])).toBe(await hashPaths(whole, [hostile]));
  });

  it("leaves neither process nor file behind when it is interrupted", async () => {
    await writeHostile(400);
    const run = build(["--seconds", "6000"]);
    await findBuilder(run, isWriting);
    // Ctrl+C reaches every process of the group.
    process.kill(-(run.child.pid ?? 0), "SIGINT");
    await expect.poll(run.processes).toEqual([]);
    expect((await readdir(out)).filter((name) => name.startsWith("."))).toEqual([]);
  });
});

describe("one site", () => {
  const file = () => join(host, "sites", hostile, "content.json");

  it("is stopped at a limit where one is given", async () => {
    const run = build(["--memory", "700MB"], file(), join(out, hostile));
    const { status, stderr, stdout } = await run.ended;
    expect(stderr).toMatch(
      /0-eve\/content\.json: It was stopped: it held \d+\.\d MB of memory, and --memory allows 700\.0 MB\.\n$/,
    );
    expect(stdout).toBe("");
    expect(status).toBe(2);
    expect(run.processes()).toEqual([]);
    expect(await readdir(out)).toEqual([hostile]);
    expect(await hashPaths(out, [hostile])).toBe(await hashPaths(whole, [hostile]));
  });

  it("within its limits is built as without", async () => {
    const sound = join(host, "sites", "asha", "content.json");
    const { status, stdout } = await build(["--memory", "1GB", "--seconds", "600"], sound, join(out, "asha")).ended;
    expect(stdout).toMatch(/^Built \d+ pages into .* with \d+ MB/);
    expect(status).toBe(0);
    expect(await hashPaths(out, ["asha"])).toBe(await hashPaths(whole, ["asha"]));
  });
});
