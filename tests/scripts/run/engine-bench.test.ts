import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { expect, it } from "vitest";
import { openBench } from "../../engines/bench.ts";
import { playwrightEngine } from "../../engines/drivers/playwright.ts";
import { limit } from "../../engines/limit.ts";
import { findTestBrowser } from "../../setup/test-browser.ts";

it("a browser that dies fails its check and says at what; the next check gets another browser", async () => {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  await writeFile(join(folder, "index.html"), "<!doctype html><title>Still here</title>");
  const bench = openBench("Chromium", playwrightEngine(chromium, await findTestBrowser()), folder);
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
