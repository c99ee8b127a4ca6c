import { join } from "node:path";
import { expect, inject, it } from "vitest";
import { hashPaths } from "../../scripts/lib/files/hash-files.ts";
import { findLeftovers, runBuild } from "./support/build.ts";
import { noteFault } from "./support/fault-table.ts";

const rounds = 10;
const project = inject("project");
const hash = (folder: string) => hashPaths(folder, ["."]);

it("ends well for two builds at once into one folder, and never with a mixed site", async () => {
  const whole: string[] = [];
  for (const name of ["a", "b"]) {
    const folder = join(project, `alone-${name}`);
    await runBuild(project, `content-${name}.json`, folder).ended;
    whole.push(await hash(folder));
  }
  const out = join(project, "both/site");
  const lost: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const both = ["a", "b"].map((name) => runBuild(project, `content-${name}.json`, out).ended);
    for (const { status, stderr } of await Promise.all(both)) if (status !== 0) lost.push(stderr);
    const found = await hash(out).catch(String);
    if (!whole.includes(found)) lost.push(found);
  }
  await noteFault({ fault: "two builds at once into one folder", tries: rounds, lost: lost.length });
  expect(lost).toEqual([]);
  expect(await findLeftovers(out)).toEqual([]);

  // Which of the two was last, the record of what was built knows: neither takes the other's site for its own.
  for (const [index, name] of ["a", "b"].entries()) {
    await runBuild(project, `content-${name}.json`, out).ended;
    expect(await hash(out)).toBe(whole[index]);
  }
});
