import type { ChildProcess } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, inject, it } from "vitest";
import { hashPaths } from "../../scripts/lib/files/hash-files.ts";
import { serveSite } from "../../scripts/lib/serve/serve-site.ts";
import { findLeftovers, runBuild } from "./support/build.ts";
import { noteFault } from "./support/fault-table.ts";
import { readInLoop } from "./support/site-reader.ts";

const tries = 50;
const project = inject("project");
const out = join(project, "killed/site");
const place = join(project, "killed/.site-building");
const hash = (folder: string) => hashPaths(folder, ["."]);

async function build(content: string, folder: string): Promise<number> {
  const start = performance.now();
  const { status, stderr } = await runBuild(project, content, folder).ended;
  expect({ status, stderr }).toEqual({ status: 0, stderr });
  return performance.now() - start;
}

/** The folders that builds at work have claimed; none where the last build has just gone, and its place with it. */
function listClaims(): string[] {
  try {
    return readdirSync(place);
  } catch {
    return [];
  }
}

/** Any moment of the build; of its work; or of its last part, when the site is looked through and swapped in. */
async function waitForMoment(count: number, child: ChildProcess, duration: number): Promise<void> {
  const sights = [
    () => true,
    () => existsSync(place),
    () => listClaims().some((claim) => existsSync(join(place, claim, "next/assets"))),
  ];
  const kind = count % sights.length;
  while (child.exitCode === null && !sights[kind]?.()) await wait(2);
  await wait(Math.random() * duration * ([1, 0.4, 0.3][kind] ?? 1));
}

it("leaves a whole site at every moment, whenever a rebuild is killed", async () => {
  const sites = { a: join(project, "site-a"), b: join(project, "site-b") };
  await build("content-a.json", sites.a);
  const duration = await build("content-b.json", sites.b);
  const whole = { a: await hash(sites.a), b: await hash(sites.b) };
  expect(whole.a).not.toBe(whole.b);

  await build("content-a.json", out);
  const server = await serveSite(out, { base: "", port: 0 });
  const reader = await readInLoop(server.url, Object.values(sites));
  const lost: string[] = [];
  const seen = { before: 0, "at work": 0, swapped: 0, ended: 0 };
  let stands = whole.a;
  for (let count = 0; count < tries; count += 1) {
    const content = stands === whole.a ? "content-b.json" : "content-a.json";
    const { child, ended } = runBuild(project, content, out);
    await waitForMoment(count, child, duration);
    const isKilled = child.kill("SIGKILL");
    await ended;
    const found = await hash(out).catch(String);
    if (found !== whole.a && found !== whole.b) lost.push(found);
    const isLeft = (await findLeftovers(out)).length > 0;
    if (!isKilled || child.exitCode !== null) seen.ended += 1;
    else if (found !== stands) seen.swapped += 1;
    else seen[isLeft ? "at work" : "before"] += 1;
    stands = found;
  }
  await build("content-a.json", out);
  await build("content-b.json", out);
  await reader.stop();
  await server.close();

  await noteFault(
    { fault: "rebuild killed (kill -9), the site read meanwhile", tries, lost: lost.length },
    { fault: "  pages read meanwhile", tries: reader.answers, lost: reader.torn.length },
  );
  console.log(
    `Killed before the work ${seen.before}, at work ${seen["at work"]}, after the swap ${seen.swapped}, ended first ${seen.ended}.`,
  );
  expect(lost).toEqual([]);
  expect(reader.torn).toEqual([]);
  expect(reader.answers).toBeGreaterThan(tries * 10);
  expect(seen["at work"]).toBeGreaterThan(0);
  expect(await hash(out)).toBe(whole.b);
  expect(await findLeftovers(out)).toEqual([]);
});
