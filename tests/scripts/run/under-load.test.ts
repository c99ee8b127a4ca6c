import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const words = ["--import", "tsx", "tests/run/under-load.ts", "--loops", "2"];

/** The processes that a process has started and that are still there. */
function childrenOf(parent: number | undefined): number[] {
  return readFileSync(`/proc/${parent}/task/${parent}/children`, "utf8").trim().split(" ").map(Number);
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it("a command runs beside busy loops the given number of times, and each failure is printed", () => {
  const command = ["node", "-e", "process.exitCode = 3"];
  const { status, stdout } = spawnSync(process.execPath, [...words, "--runs", "2", "--", ...command], {
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stdout.match(/# run \d of 2 FAILED in \d+ s, beside 2 busy loops/g)).toHaveLength(2);
  expect(stdout).toMatch(/# 0 of 2 passed\n$/);
});

it.skipIf(process.platform !== "linux")(
  "the loops end with the one who started them, also when it is killed",
  async () => {
    const runner = spawn(process.execPath, [...words, "--", "sleep", "60"]);
    // tsx puts no process between: two loops and the command.
    await expect.poll(() => childrenOf(runner.pid)).toHaveLength(3);
    const children = childrenOf(runner.pid);
    runner.kill("SIGKILL");
    await expect.poll(() => children.filter(isThere).length).toBeLessThan(2);
    for (const child of children.filter(isThere)) process.kill(child);
  },
);
