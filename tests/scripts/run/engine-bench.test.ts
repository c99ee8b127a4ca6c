import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { openBench } from "../../engines/bench.ts";
import { chromiumEngine } from "../../engines/drivers/chromium.ts";
import { limit } from "../../engines/limit.ts";
import { findTestBrowser } from "../../setup/test-browser.ts";

it("a browser that dies fails its check and says at what; the next check gets another browser", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Still here</title>");
  const bench = openBench("Chromium", chromiumEngine(await findTestBrowser()), folder);
  try {
    const dies = bench.try({ says: "it dies", see: ({ open }) => open("chrome://crash") });
    await expect(dies).rejects.toThrow(/^Chromium, asked to open chrome:\/\/crash, failed: /);
    let title = "";
    await bench.try({
      says: "it lives",
      see: async ({ open, look }) => {
        await open("/");
        title = await look(() => document.title);
      },
    });
    expect(title).toBe("Still here");
  } finally {
    await bench.close();
    await rm(folder, { recursive: true });
  }
});

it("a browser that gives no answer in its time has failed", async () => {
  const never = new Promise<string>(() => {});
  await expect(limit("Firefox, asked to click,", never, 0.01)).rejects.toThrow(
    "Firefox, asked to click, failed: no answer in 0.01 seconds",
  );
  await expect(limit("Firefox", Promise.resolve("an answer"), 60)).resolves.toBe("an answer");
});

it.skipIf(process.platform !== "linux")(
  "what drives a browser ends with the one who started it, also when that one is killed",
  async () => {
    const programs = new URL("../../engines/drivers/programs.ts", import.meta.url);
    const script = `const { startProgram } = await import("${programs}");
      console.log(startProgram("sleep", ["600"]).child.pid);
      setInterval(() => {}, 1000);`;
    const starter = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script]);
    const [pid] = await once(starter.stdout, "data");
    // A process that has ended, but isn't reaped, has no command line any more.
    const words = () => readFileSync(`/proc/${Number(pid)}/cmdline`, "utf8");
    await expect.poll(words).toContain("sleep");
    starter.kill("SIGKILL");
    await expect.poll(() => isGone(words)).toBe(true);
  },
);

function isGone(words: () => string): boolean {
  try {
    return words() === "";
  } catch {
    return true;
  }
}
