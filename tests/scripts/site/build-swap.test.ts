import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { claimFolder, removeCommand } from "../../../scripts/lib/files/swap/claim-folder.ts";
import { replaceFolder } from "../../../scripts/lib/files/swap/replace-folder.ts";

let place: string;
let site: string;
let programs: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), "swap-"));
  site = join(place, "site");
  programs = await mkdtemp(join(tmpdir(), "swap-programs-"));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await Promise.all([place, programs].map((folder) => rm(folder, { recursive: true })));
});

/** Makes a site that says this on its one page, as a build does. */
function put(text: string): Promise<void> {
  return claimFolder(site, async (aside) => {
    const next = join(aside, "next");
    mkdirSync(next);
    writeFileSync(join(next, "index.html"), text);
    replaceFolder(site, next);
  });
}

const read = () => readFileSync(join(site, "index.html"), "utf8");
const leftovers = () => readdirSync(place).filter((name) => name !== "site");

/** Starts a process that claims the site's folder and holds it. */
async function holdClaim(): Promise<ChildProcess> {
  const child = startProcess(
    `await claimFolder(${JSON.stringify(site)}, async () => { console.log("held"); await new Promise((done) => setTimeout(done, 60_000)); });`,
  );
  await once(child.stdout ?? child, "data");
  return child;
}

function startProcess(source: string, env = process.env): ChildProcess {
  const file = join(programs, "program.mts");
  const library = new URL("../../../scripts/lib/", import.meta.url).href;
  writeFileSync(
    file,
    `import { mkdirSync, writeFileSync } from "node:fs";
import { claimFolder, removeCommand } from "${library}files/swap/claim-folder.ts";
import { replaceFolder } from "${library}files/swap/replace-folder.ts";
${source}`,
  );
  const child = spawn(process.execPath, ["--import", import.meta.resolve("tsx"), file], {
    stdio: ["ignore", "pipe", "inherit"],
    env,
  });
  children.push(child);
  return child;
}

/** A process that has ended: its number was real. */
function findDeadProcess(): number {
  return spawnSync("true").pid;
}

describe("replacing a folder", () => {
  it("puts a site where none was, and in the place of another", async () => {
    await put("one");
    expect(read()).toBe("one");
    await put("two");
    expect(read()).toBe("two");
    expect(leftovers()).toEqual([]);
  });

  it("makes the folders above it, and takes them away again when the work fails", async () => {
    site = join(place, "a/b/site");
    await expect(claimFolder(site, () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect(readdirSync(place)).toEqual([]);
    await put("one");
    expect(read()).toBe("one");
  });

  it("leaves the last site alone when the work fails, and nothing beside it", async () => {
    await put("one");
    const failing = claimFolder(site, async (aside) => {
      writeFileSync(join(aside, "half"), "");
      throw new Error("failed half-way");
    });
    await expect(failing).rejects.toThrow("failed half-way");
    expect(read()).toBe("one");
    expect(leftovers()).toEqual([]);
  });

  it("takes two renames where folders can't be exchanged", async () => {
    await put("one");
    const child = startProcess(
      `await claimFolder(${JSON.stringify(site)}, async (aside) => {
        mkdirSync(aside + "/next"); writeFileSync(aside + "/next/index.html", "two");
        replaceFolder(${JSON.stringify(site)}, aside + "/next");
      });`,
      { ...process.env, PATH: "/nowhere" },
    );
    const [code] = await once(child, "exit");
    expect(code).toBe(0);
    expect(read()).toBe("two");
    expect(leftovers()).toEqual([]);
  });
});

describe("two builds of one site", () => {
  it("wait for each other", async () => {
    const events: string[] = [];
    const build = (name: string) =>
      claimFolder(site, async () => {
        events.push(`${name} begins`);
        await new Promise((resolve) => setTimeout(resolve, 100));
        events.push(`${name} ends`);
      });
    await Promise.all(["a", "b", "c"].map(build));
    for (let index = 0; index < events.length; index += 2) {
      expect(events[index + 1]).toBe(events[index]?.replace("begins", "ends"));
    }
    expect(events).toHaveLength(6);
  });

  it("tell which process is at work when it takes too long", async () => {
    const { pid } = await holdClaim();
    await expect(claimFolder(site, async () => "built", 200)).rejects.toThrow(
      new RegExp(
        `Another build is at work on .*site: process ${pid}\\. Wait until it is done, or end it, and build again\\.$`,
      ),
    );
    expect(readdirSync(join(place, ".site-building"))).toHaveLength(1);
  });

  it("begin anew where one was killed", async () => {
    const child = await holdClaim();
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(leftovers()).toEqual([".site-building"]);
    await put("one");
    expect(leftovers()).toEqual([]);
  });

  it("leave nothing where one was stopped with Ctrl+C", async () => {
    const child = await holdClaim();
    child.kill("SIGINT");
    const [, signal] = await once(child, "exit");
    expect(signal).toBe("SIGINT");
    expect(leftovers()).toEqual([]);
  });
});

describe("a claim with only a process number, as on macOS and Windows", () => {
  it("is reported with the command that removes it, if the number is another program's", async () => {
    // Quotes and spaces are in names of folders, too.
    site = join(place, "asha's site/dist");
    const other = spawn("sleep", ["60"]);
    children.push(other);
    const claim = join(place, "asha's site/.dist-building", `${other.pid}-0-1`);
    mkdirSync(claim, { recursive: true });
    const { message } = await claimFolder(site, async () => "built", 100).then(
      () => new Error("The claim was passed over"),
      (error: Error) => error,
    );
    expect(message).toContain(`process ${other.pid}. Wait until it is done, or end it`);
    expect(message).toContain(`If process ${other.pid} is another program`);
    expect(existsSync(claim)).toBe(true);
    const command = message.split("\n\n")[1] ?? "";
    expect(spawnSync("sh", ["-c", command]).status).toBe(0);
    expect(existsSync(claim)).toBe(false);
    expect(await claimFolder(site, async () => "built", 100)).toBe("built");
    expect(readdirSync(join(place, "asha's site"))).toEqual([]);
  });

  it("is passed over where no process has the number", async () => {
    mkdirSync(join(place, ".site-building", `${findDeadProcess()}-0-1`), { recursive: true });
    await put("one");
    expect(leftovers()).toEqual([]);
  });

  it("is reported with each system's own command", () => {
    expect(removeCommand("C:\\my site\\.dist-building\\12-0-1", "win32")).toBe(
      'rmdir /s "C:\\my site\\.dist-building\\12-0-1"',
    );
    expect(removeCommand("/home/asha's/.dist-building/12-0-1", "darwin")).toBe(
      "rm -r '/home/asha'\\''s/.dist-building/12-0-1'",
    );
  });
});

describe("what a killed build leaves", () => {
  it("is cleared away, and a site that it had moved aside is put back", async () => {
    const claim = join(place, ".site-building", `${findDeadProcess()}-123-1`);
    mkdirSync(join(claim, "last"), { recursive: true });
    writeFileSync(join(claim, "last/index.html"), "old");
    await claimFolder(site, async () => expect(read()).toBe("old"));
    expect(read()).toBe("old");
    expect(leftovers()).toEqual([]);
  });

  it("never replaces a site that is there", async () => {
    await put("new");
    const claim = join(place, ".site-building", `${findDeadProcess()}-123-1`);
    mkdirSync(join(claim, "last"), { recursive: true });
    writeFileSync(join(claim, "last/index.html"), "old");
    await claimFolder(site, async () => {});
    expect(read()).toBe("new");
    expect(leftovers()).toEqual([]);
  });

  it.runIf(process.platform === "linux")("is known as a dead process's also where its number lives on", async () => {
    const claim = join(place, ".site-building", `${process.pid}-1-1`);
    mkdirSync(claim, { recursive: true });
    await put("one");
    expect(existsSync(claim)).toBe(false);
  });
});
