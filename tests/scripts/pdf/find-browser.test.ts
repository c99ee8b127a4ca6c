import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { browserArguments, findBrowser, nameSource } from "../../../scripts/lib/pdf/find-browser.ts";
import { runCommand } from "../../support/run-command.ts";

/** Where a browser is found whatever the environment says. */
const wellKnown = ["/snap/bin/chromium", "/opt/google/chrome/chrome", "/Applications/Google Chrome.app"];

const smallest = {
  version: 1,
  site: { title: "Asha Rao", url: "https://asha.example/" },
  profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
  pages: [{ path: "/", title: "Home", blocks: [{ type: "hero" }] }],
};

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
  it("finds a browser that starts", async () => {
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

  it.skipIf(wellKnown.some(existsSync))("says where one comes from when there is none, and installs none", async () => {
    writeFileSync(join(folder, "apt-get"), `#!/bin/sh\n: > ${folder}/asked\n`, { mode: 0o755 });
    const content = join(folder, "content.json");
    writeFileSync(content, JSON.stringify(smallest));
    const env = { CHROME_PATH: "", PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder };
    const { status, stdout, stderr } = runCommand(["pdf", "--content", content], { env });
    expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
    expect(stderr).toMatch(/^No Chromium or Chrome was found\. Install one \(.*\), or set CHROME_PATH to .*\n$/m);
    expect(readdirSync(folder)).toEqual(["apt-get", "content.json"]);
  });

  it("passes over a command on the PATH that only tells how to install a browser", async () => {
    const path = writeCommand("echo 'Command not found, but can be installed' >&2; exit 1");
    vi.stubEnv("CHROME_PATH", undefined);
    vi.stubEnv("PATH", `${folder}${delimiter}${process.env.PATH}`);
    await expect(findBrowser()).resolves.not.toBe(path);
  });
});

it.each([
  ["Debian", 'NAME="Debian GNU/Linux"\nID=debian\n', "sudo apt install chromium"],
  ["Raspberry Pi OS", "ID=raspbian\nID_LIKE=debian\n", "sudo apt install chromium"],
  ["Ubuntu", "ID=ubuntu\nID_LIKE=debian\n", "sudo snap install chromium"],
  ["Fedora", "ID=fedora\n", "https://www.google.com/chrome/"],
  ["a system that says nothing", "", "https://www.google.com/chrome/"],
])("on %s it is said where a browser comes from", (_, system, source) => {
  expect(nameSource(system)).toBe(source);
});
