import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { build } from "esbuild";
import { expect, inject, it } from "vitest";
import { hashPaths } from "../../scripts/lib/files/hash-files.ts";
import { claimFolder } from "../../scripts/lib/files/swap/claim-folder.ts";
import { serveSite } from "../../scripts/lib/serve/serve-site.ts";
import { noteFault } from "./support/fault-table.ts";
import { readInLoop } from "./support/site-reader.ts";

const tries = 50;
const project = inject("project");

/** What a folder holds, by a hash: the program that exchanges folders may outlive the one that was killed a moment. */
async function hash(folder: string): Promise<string> {
  for (;;) {
    const [first, second] = [await hashPaths(folder, ["."]), await hashPaths(folder, ["."])];
    if (first === second) return first;
  }
}

/** Swaps two sites for each other without end, as one build after the other would. */
const program = `
import { cp } from "node:fs/promises";
import { claimFolder } from "./scripts/lib/files/swap/claim-folder.ts";
import { replaceFolder } from "./scripts/lib/files/swap/replace-folder.ts";
const [out = "", ...sites] = process.argv.slice(2);
for (let count = 0; ; count += 1) {
  await claimFolder(out, async (aside) => {
    await cp(sites[count % 2] ?? "", aside + "/next", { recursive: true });
    replaceFolder(out, aside + "/next");
  });
  if (count === 0) console.log("begun");
}`;

/** Two small sites, made of one that was built, in a folder of their own. */
async function makeSites(name: string): Promise<{ out: string; sites: [string, string]; whole: string[] }> {
  const folder = join(project, name);
  const sites: [string, string] = [join(folder, "one"), join(folder, "two")];
  await mkdir(folder);
  for (const site of sites) {
    await cp(join(project, "first"), site, { recursive: true, filter: (path) => !path.includes("assets") });
    for (const page of ["", "about/", "project/", "skills/", "contact/"]) {
      await writeFile(join(site, page, "index.html"), `${site} `.repeat(site.endsWith("one") ? 400 : 4000));
    }
  }
  const out = join(folder, "site");
  await cp(sites[0], out, { recursive: true });
  await build({
    stdin: { contents: program, resolveDir: project, loader: "ts" },
    outfile: join(project, "swap.mjs"),
    bundle: true,
    platform: "node",
    format: "esm",
  });
  return { out, sites, whole: await Promise.all(sites.map(hash)) };
}

async function swapInLoop(out: string, sites: string[], path = process.env.PATH): Promise<ChildProcess> {
  const child = spawn(process.execPath, ["swap.mjs", out, ...sites], {
    cwd: project,
    env: { ...process.env, PATH: path },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => child.stdout.once("data", resolve));
  return child;
}

async function killAtRandom(child: ChildProcess): Promise<void> {
  const closed = new Promise((resolve) => child.once("close", resolve));
  await wait(Math.random() * 200);
  child.kill("SIGKILL");
  await closed;
}

it.runIf(process.platform === "linux")("leaves a whole site when killed amid one swap after the other", async () => {
  const { out, sites, whole } = await makeSites("swapped");
  const server = await serveSite(out, { base: "", port: 0 });
  const reader = await readInLoop(server.url, sites);
  const lost: string[] = [];
  for (let count = 0; count < tries; count += 1) {
    await killAtRandom(await swapInLoop(out, sites));
    const found = await hash(out).catch(String);
    if (!whole.includes(found)) lost.push(found);
  }
  await reader.stop();
  await server.close();
  await claimFolder(out, async () => {});
  await noteFault(
    { fault: "killed amid swaps, in one step", tries, lost: lost.length },
    { fault: "  pages read meanwhile", tries: reader.answers, lost: reader.torn.length },
  );
  expect(lost).toEqual([]);
  expect(reader.torn).toEqual([]);
  expect(await readdir(join(out, ".."))).toEqual(["one", "site", "two"]);
});

it("finds the last site again where swaps take two steps", async () => {
  const { out, sites, whole } = await makeSites("renamed");
  const lost: string[] = [];
  let gaps = 0;
  for (let count = 0; count < tries; count += 1) {
    await killAtRandom(await swapInLoop(out, sites, "/nowhere"));
    if (!existsSync(out)) gaps += 1;
    await claimFolder(out, async () => {});
    const found = await hash(out).catch(String);
    if (!whole.includes(found)) lost.push(found);
  }
  await noteFault({ fault: `killed amid swaps, in two steps (${gaps} between them)`, tries, lost: lost.length });
  expect(lost).toEqual([]);
  expect(await readdir(join(out, ".."))).toEqual(["one", "site", "two"]);
});
