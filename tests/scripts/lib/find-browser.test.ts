import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserArguments, findBrowser } from "../../../scripts/lib/pdf/find-browser.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "find-browser-"));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

/** A command named `chromium` that does what the script says. */
function writeCommand(script: string): string {
  const path = join(folder, "chromium");
  writeFileSync(path, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return path;
}

describe.skipIf(process.platform === "win32")("findBrowser", () => {
  it("finds a browser that starts", { timeout: 300_000 }, async () => {
    vi.stubEnv("CHROME_PATH", undefined);
    const path = await findBrowser();
    const version = execFileSync(path, [...browserArguments(), "--version"], { encoding: "utf8" });
    expect(version).toMatch(/chrom|edge/i);
  });

  it("takes the one that CHROME_PATH names before any other", async () => {
    const path = writeCommand("echo Chromium 1.2.3");
    vi.stubEnv("CHROME_PATH", path);
    await expect(findBrowser()).resolves.toBe(path);
  });

  it("says so when CHROME_PATH leads nowhere, and takes no other in its place", async () => {
    vi.stubEnv("CHROME_PATH", join(folder, "nothing"));
    await expect(findBrowser()).rejects.toThrow(/CHROME_PATH is .*nothing, and no browser starts there/);
  });

  it("takes the first on the PATH that starts", async () => {
    const path = writeCommand("echo Chromium 1.2.3");
    vi.stubEnv("CHROME_PATH", undefined);
    vi.stubEnv("PATH", `${folder}${delimiter}${process.env.PATH}`);
    await expect(findBrowser()).resolves.toBe(path);
  });

  it("passes over a command on the PATH that only tells how to install a browser", { timeout: 300_000 }, async () => {
    const path = writeCommand("echo 'Command not found, but can be installed' >&2; exit 1");
    vi.stubEnv("CHROME_PATH", undefined);
    vi.stubEnv("PATH", `${folder}${delimiter}${process.env.PATH}`);
    await expect(findBrowser()).resolves.not.toBe(path);
  });
});
