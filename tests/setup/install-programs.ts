import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { findBrowser } from "../../scripts/lib/pdf/find-browser.ts";
import { findNginx } from "./nginx.ts";
import { findShell, shellPackage } from "./test-browser.ts";

/**
 * Before any test, and once: installs the browser and the web server that tests drive, where they are missing. Root on
 * Debian gets packages, anyone else Playwright's browser alone. What could not be had, the tests that need it tell.
 */
export default async function installPrograms(): Promise<void> {
  const packages: string[] = [];
  if (isDebian() && !process.env.CHROME_PATH) {
    if (!findShell()) packages.push(shellPackage);
    if ((await findAnyBrowser())?.endsWith(shellPackage) ?? true) packages.push("chromium");
  }
  if (!(await findNginx())) packages.push("nginx-light");
  if (packages.length > 0) await installPackages(packages);
  // Where somebody chose one, none other is to be installed.
  if (process.env.CHROME_PATH || (await findAnyBrowser())) return;
  await runAloud(process.execPath, [playwrightCommand(), "install", "chromium"]);
}

function findAnyBrowser(): Promise<string | undefined> {
  return findBrowser().catch(() => undefined);
}

/** Installs Debian's packages, if that may be done; two runs of tests at once wait for each other. */
async function installPackages(names: readonly string[]): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return;
  const patiently = ["-o", "DPkg::Lock::Timeout=300"];
  const install = [...patiently, "install", "--yes", "--no-install-recommends", ...names];
  if (await runAloud("apt-get", install)) return;
  // Without lists of packages, as in a container's image, the first try fails.
  if (await runAloud("apt-get", [...patiently, "update"])) await runAloud("apt-get", install);
}

/** Those that are made of it have other browsers in their packages, or none. */
function isDebian(): boolean {
  const file = "/etc/os-release";
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, "utf8"));
}

function playwrightCommand(): string {
  const manifest = createRequire(import.meta.url).resolve("@playwright/test/package.json");
  return join(dirname(manifest), "cli.js");
}

/** Runs a command whose output whoever waits may read; returns whether it did its work. */
function runAloud(command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const child = spawn(command, args, { stdio: ["ignore", process.stderr, process.stderr], env });
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });
}
