import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findShard } from "../../../scripts/lib/sites/shard.ts";
import { callCommand } from "../../support/call-command.ts";

describe("the place of a machine", () => {
  it.each([
    ["the first pod of an indexed job", { JOB_COMPLETION_INDEX: "0", JOB_COMPLETIONS: "8" }, { index: 1, count: 8 }],
    ["the last one", { JOB_COMPLETION_INDEX: "7", JOB_COMPLETIONS: "8" }, { index: 8, count: 8 }],
    ["the first of GitLab's parallel jobs", { CI_NODE_INDEX: "1", CI_NODE_TOTAL: "5" }, { index: 1, count: 5 }],
    ["the last of these", { CI_NODE_INDEX: "5", CI_NODE_TOTAL: "5" }, { index: 5, count: 5 }],
    [
      "a pod that a job of GitLab's has begun",
      { CI_NODE_INDEX: "2", CI_NODE_TOTAL: "2", JOB_COMPLETION_INDEX: "0", JOB_COMPLETIONS: "3" },
      { index: 1, count: 3 },
    ],
  ])("is that of %s", (_name, environment, shard) => {
    expect(findShard({ PATH: "/bin", ...environment })).toEqual(shard);
  });

  it.each([
    [
      {},
      "neither JOB_COMPLETION_INDEX and JOB_COMPLETIONS nor CI_NODE_INDEX and CI_NODE_TOTAL are set. Say the place of this machine, as in --shard 2/8.",
    ],
    [
      { JOB_COMPLETION_INDEX: "3" },
      "JOB_COMPLETION_INDEX is set, but not JOB_COMPLETIONS: the job's manifest has to set it, to the same as completions.",
    ],
    [
      { JOB_COMPLETIONS: "8" },
      "JOB_COMPLETIONS is set, but not JOB_COMPLETION_INDEX: Kubernetes sets it in jobs with completionMode: Indexed.",
    ],
    [{ CI_NODE_TOTAL: "1" }, "CI_NODE_TOTAL is set, but not CI_NODE_INDEX: GitLab sets it in jobs that say parallel."],
    [{ CI_NODE_INDEX: "1" }, "CI_NODE_INDEX is set, but not CI_NODE_TOTAL: GitLab sets it in every job."],
    [
      { JOB_COMPLETION_INDEX: "8", JOB_COMPLETIONS: "8" },
      "JOB_COMPLETION_INDEX is 8, but of JOB_COMPLETIONS=8 the last is 7.",
    ],
    [{ CI_NODE_INDEX: "6", CI_NODE_TOTAL: "5" }, "CI_NODE_INDEX is 6, but of CI_NODE_TOTAL=5 the last is 5."],
    [{ CI_NODE_INDEX: "0", CI_NODE_TOTAL: "5" }, 'CI_NODE_INDEX is "0", and not a whole number from 1.'],
    [{ JOB_COMPLETION_INDEX: "", JOB_COMPLETIONS: "8" }, 'JOB_COMPLETION_INDEX is "", and not a whole number from 0.'],
    [{ JOB_COMPLETION_INDEX: "0", JOB_COMPLETIONS: "0" }, 'JOB_COMPLETIONS is "0", and not a whole number from 1.'],
    [{ CI_NODE_INDEX: "1.5", CI_NODE_TOTAL: "5" }, 'CI_NODE_INDEX is "1.5", and not a whole number from 1.'],
    [{ CI_NODE_INDEX: "-1", CI_NODE_TOTAL: "5" }, 'CI_NODE_INDEX is "-1", and not a whole number from 1.'],
    [{ CI_NODE_INDEX: "one", CI_NODE_TOTAL: "5" }, 'CI_NODE_INDEX is "one", and not a whole number from 1.'],
  ])("is asked for where %j does not say it", (environment, reason) => {
    const message = `--shard auto can't tell the place of this machine: ${reason}`;
    expect(() => findShard(environment)).toThrow(message);
  });
});

describe("a build of the part that a scheduler gives this machine", () => {
  let place: string;
  beforeAll(async () => {
    place = await mkdtemp(join(tmpdir(), "shard-"));
    for (const owner of ["asha", "bela"]) {
      await mkdir(join(place, "sites", owner), { recursive: true });
      await writeFile(join(place, "sites", owner, "content.json"), "{}");
    }
  });
  afterAll(() => rm(place, { recursive: true }));

  const build = (env: Record<string, string>) =>
    callCommand(
      ["build", "--content", `${place}/sites/*/content.json`, "--out", join(place, "out"), "--shard", "auto"],
      env,
    );

  it("has nothing to do where there are more machines than sites", async () => {
    expect(await build({ JOB_COMPLETION_INDEX: "2", JOB_COMPLETIONS: "3" })).toEqual({
      status: 0,
      stdout: "Nothing to do: there are more parts than sites, and none is left for this one.\n",
      stderr: "",
    });
  });

  it("is refused for a single site, which no machines can share", async () => {
    const content = join(place, "sites/asha/content.json");
    const { status, stdout, stderr } = await callCommand(["build", "--content", content, "--shard", "1/2"]);
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("--shard is for many sites: --content takes a pattern, as in 'sites/*/content.json'.");
  });

  it("ends with the code for what could not be done where it doesn't get its part", async () => {
    const { status, stdout, stderr } = await build({ JOB_COMPLETION_INDEX: "2" });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toContain("JOB_COMPLETIONS: the job's manifest has to set it");
  });
});
