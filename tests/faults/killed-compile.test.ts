import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, inject, it } from "vitest";
import { hashPaths } from "../../scripts/lib/files/hash-files.ts";
import { copyProject } from "../support/site/copy-project.ts";
import { findLeftovers, makeContents, runBuild } from "./support/build.ts";
import { noteFault } from "./support/fault-table.ts";

const tries = 5;

it("compiles anew where a build was killed while it compiled, and to the same bytes as elsewhere", async () => {
  const project = await copyProject(inject("project"));
  await makeContents(project);
  const out = join(project, "out/site");
  const lost: string[] = [];
  for (let count = 0; count < tries; count += 1) {
    const { child, ended } = runBuild(project, "content-a.json", out);
    while (child.exitCode === null && !existsSync(join(project, ".cache/.app-building"))) await wait(5);
    await wait(Math.random() * 1500);
    child.kill("SIGKILL");
    await ended;
    if (existsSync(out)) lost.push(`there is a site after ${count} builds that were killed`);
  }
  const { status, stderr } = await runBuild(project, "content-a.json", out).ended;
  await noteFault({ fault: "killed while compiling", tries, lost: lost.length + (status === 0 ? 0 : 1) });
  expect({ status, stderr }).toEqual({ status: 0, stderr });
  expect(lost).toEqual([]);
  expect(await findLeftovers(out)).toEqual([]);
  expect((await readdir(join(project, ".cache"))).filter((name) => name.startsWith("."))).toEqual([]);
  expect(await readdir(join(project, ".cache/app"))).toHaveLength(1);
  // Another folder, other moments, the application compiled another time: the same site.
  const hash = (folder: string) => hashPaths(folder, ["."]);
  expect(await hash(out)).toBe(await hash(join(inject("project"), "first")));
  await rm(project, { recursive: true });
});
