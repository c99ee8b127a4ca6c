import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";

/**
 * Installs a Chromium: Debian's package, or where that can't be had, Playwright's download.
 * @returns the path of Playwright's, if that is there afterwards
 */
export async function installBrowser({ debian }: { debian: boolean }): Promise<string | undefined> {
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  console.error("No browser was found; installing Chromium …");
  if (debian && (await installPackage())) return undefined;
  await succeeds(process.execPath, [playwrightCommand(), "install", "chromium"]);
  return existsSync(own) ? own : undefined;
}

async function installPackage(): Promise<boolean> {
  const install = ["install", "--yes", "--no-install-recommends", "chromium"];
  // Without lists of packages, as in a container's image, the first try fails.
  return (
    (await succeeds("apt-get", install)) ||
    ((await succeeds("apt-get", ["update"])) && (await succeeds("apt-get", install)))
  );
}

function playwrightCommand(): string {
  const manifest = createRequire(import.meta.url).resolve("@playwright/test/package.json");
  return join(dirname(manifest), "cli.js");
}

/** Runs a command with its output on standard error, which belongs to people; standard output may belong to a program. */
function succeeds(command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ["ignore", process.stderr, process.stderr],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });
}
