import type { ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { hashPaths } from "../../../scripts/lib/files/hash-files.ts";
import { runCommand } from "../../support/run-command.ts";
import { copyProject } from "../../support/site/copy-project.ts";
import { readIndexedJob, runIndexedJob } from "../support/indexed-job.ts";
import { readMatrixWorkflow, runMatrixWorkflow } from "../support/matrix-workflow.ts";

const examples = join(import.meta.dirname, "../../../.github/examples");

/** Ten for each pod; two for some parts, and one for the others. */
const manySites = 80;
const fewSites = 11;

let host: string;
/** A checkout, its packages installed and the application compiled. */
let image: string;
beforeAll(async () => {
  host = await mkdtemp(join(tmpdir(), "schedulers-"));
  image = await copyProject(inject("project"));
  // All that is kept between builds, but the records of other tests' sites.
  const filter = (path: string) => basename(path) !== "builds";
  await cp(join(inject("project"), ".cache"), join(image, ".cache"), { recursive: true, filter });
});
afterAll(() => Promise.all([host, image].map((folder) => rm(folder, { recursive: true }))));

const nameSite = (number: number) => `owner-${String(number).padStart(4, "0")}`;

/** Makes the folders of so many owners, the sites as small as sites can be; returns the folder they are in. */
async function makeSites(name: string, count: number): Promise<string> {
  const formats = ["socialImages", "structuredData", "sitemap", "manifest", "resume", "contactCard", "plainText"];
  const outputs = Object.fromEntries(formats.map((format) => [format, false]));
  const sites = join(host, name);
  for (let number = 0; number < count; number += 1) {
    const owner = nameSite(number);
    await mkdir(join(sites, owner), { recursive: true });
    const content = {
      version: 1,
      site: { title: owner, description: "Chargers.", url: `https://host.dev/${owner}/`, outputs },
      theme: { font: "sans" },
      profile: { name: owner, role: "Engineer", emails: [], links: [] },
      landing: { hidden: true },
      pages: [{ path: "/", title: "Home", blocks: [{ type: "hero" }] }],
    };
    await writeFile(join(sites, owner, "content.json"), JSON.stringify(content));
  }
  return sites;
}

/** Builds all sites on one machine. */
function buildWhole(sites: string, out: string) {
  const words = ["build", "--content", `${sites}/*/content.json`, "--out", out];
  const { status, stderr } = runCommand(words, { cwd: image });
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
}

/** Every file by its name and bytes, and what else lies there. */
const describeFolder = async (folder: string) => ({
  names: await readdir(folder),
  bytes: await hashPaths(folder, ["."]),
});

describe("the example for Kubernetes", () => {
  it("builds what one machine builds, byte for byte, though a pod is killed and replaced", {
    timeout: 1_800_000,
  }, async () => {
    const job = await readIndexedJob(join(examples, "kubernetes-job.yaml"));
    const sites = await makeSites("many", manySites);
    const [publicFolder, whole] = [join(host, "public"), join(host, "whole")];
    await mkdir(publicFolder);

    const doomed = 2;
    const killOne = async (child: ChildProcess) => {
      // Its first site is built, and it is at work on others.
      while (child.exitCode === null && !existsSync(join(publicFolder, nameSite(doomed)))) await wait(5);
      process.kill(-(child.pid ?? Number.NaN), "SIGKILL");
    };
    const kills: Promise<void>[] = [];
    const pods = await runIndexedJob(job, {
      image,
      volumes: { sites, public: publicFolder },
      onStart: ({ index, retry }, child) => {
        if (index === doomed && retry === 0) kills.push(killOne(child));
      },
    });
    await Promise.all(kills);

    expect(job.completions).toBe(8);
    const ends = pods.map(({ index, retry, status }) => ({ index, retry, status }));
    const first = Array.from({ length: 8 }, (_, index) => ({ index, retry: 0, status: index === doomed ? null : 0 }));
    expect(ends.toSorted((one, other) => one.retry - other.retry || one.index - other.index)).toEqual([
      ...first,
      { index: doomed, retry: 1, status: 0 },
    ]);
    expect(pods.find(({ retry }) => retry === 1)?.output).toContain("of 10 sites");

    buildWhole(sites, whole);
    expect(await readdir(whole)).toHaveLength(manySites);
    expect(await describeFolder(publicFolder)).toEqual(await describeFolder(whole));
  });

  it("begins no part again for a mistake in an owner's content, beside which all others are built", async () => {
    const job = await readIndexedJob(join(examples, "kubernetes-job.yaml"));
    const sites = await makeSites("mistaken", 10);
    await writeFile(join(sites, nameSite(1), "content.json"), "{}");
    const out = join(host, "public-of-mistaken");
    // The first two parts of eight tell it all.
    const pods = await runIndexedJob(
      { ...job, completions: 2 },
      { image, volumes: { sites, public: out }, onStart: () => {} },
    );
    const ends = pods.map(({ index, retry, status }) => ({ index, retry, status }));
    expect(ends.toSorted((one, other) => one.index - other.index)).toEqual([
      { index: 0, retry: 0, status: 0 },
      { index: 1, retry: 0, status: 1 },
    ]);
    expect(await readdir(out)).toEqual([0, 8, 9].map(nameSite));
  });
});

describe("the example for GitHub", () => {
  it("publishes what one machine builds, byte for byte, and then all but a site with a mistake", async () => {
    const workflow = await readMatrixWorkflow(join(examples, "github-matrix.yml"));
    const sites = await makeSites("few", fewSites);
    const [out, whole] = [join(host, "published"), join(host, "whole-of-few")];
    expect(await runMatrixWorkflow(workflow, { image, sites, out })).toEqual([]);
    buildWhole(sites, whole);
    expect(await readdir(whole)).toHaveLength(fewSites);
    expect(await describeFolder(out)).toEqual(await describeFolder(whole));

    // Two parts show the same as eight, in half the time. The second has the sites 1 and 9.
    const file = (number: number) => join(sites, nameSite(number), "content.json");
    await writeFile(file(1), "{}");
    await writeFile(file(9), (await readFile(file(9), "utf8")).replace("Home", "Start"));
    await rm(join(sites, nameSite(3)), { recursive: true });
    await rename(join(sites, nameSite(fewSites - 1)), join(sites, nameSite(3)));
    workflow.build.strategy.matrix.part = [1, 2];
    expect(await runMatrixWorkflow(workflow, { image, sites, out })).toEqual([2]);
    const page = async (folder: string, number: number) =>
      readFile(join(folder, nameSite(number), "index.html"), "utf8");
    expect((await readdir(out)).toSorted()).toEqual((await readdir(sites)).toSorted());
    expect(await page(out, 1)).toBe(await page(whole, 1));
    expect(await page(out, 9)).not.toBe(await page(whole, 9));
    expect(await page(out, 9)).toContain("Start");
  });
});
