import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "../../scripts/lib/pdf/find-browser.ts";
import { enginePackages, findFirefox, findMiniBrowser } from "./engine-programs.ts";
import { findNginx } from "./nginx.ts";
import { findOnPath } from "./on-path.ts";
import { findShell, shellPackage } from "./test-browser.ts";

/**
 * Before any test, and once: installs the browser and the web server that tests drive, where they are missing. Root on
 * Debian gets packages, anyone else Playwright's browser alone. What could not be had, the tests that need it tell.
 */
export default async function installPrograms(): Promise<void> {
  await installPackages(await findMissing());
  await installChromium();
}

/** The same, and with it the browsers of the other engines. */
export async function installEngines(): Promise<void> {
  const missing = await findMissing();
  const ofEngines = [
    ...(findFirefox() ? [] : enginePackages.Firefox),
    ...(findMiniBrowser() ? [] : enginePackages.WebKit),
  ];
  const isDone = isDebian() && (await installPackages([...missing, ...ofEngines]));
  // A package that can't be had is to keep none of the others away.
  if (!isDone) await installPackages(missing);
  await installChromium();
}

const commonFonts = "/usr/share/fonts/truetype/liberation";

/** Debian's packages of the programs that every test needs, those that are not there yet. */
async function findMissing(): Promise<string[]> {
  const packages: string[] = [];
  if (isDebian() && !process.env.CHROME_PATH) {
    if (!findShell()) packages.push(shellPackage);
    if ((await findAnyBrowser())?.endsWith(shellPackage) ?? true) packages.push("chromium");
    // Visitors have Arial and Times while a page's own fonts load, or fonts of the same widths.
    if (!existsSync(commonFonts)) packages.push("fonts-liberation");
  }
  if (!(await findNginx())) packages.push("nginx-light");
  if (!findOnPath("pdftotext")) packages.push("poppler-utils");
  return packages;
}

async function installChromium(): Promise<void> {
  // Where somebody chose one, none other is to be installed.
  if (process.env.CHROME_PATH || (await findAnyBrowser())) return;
  if (!existsSync(chromium.executablePath()))
    await runAloud(process.execPath, [playwrightCommand(), "install", chromium.name()]);
}

function findAnyBrowser(): Promise<string | undefined> {
  return findBrowser().catch(() => undefined);
}

/** Installs Debian's packages, if that may be done, and says whether; two runs of tests at once wait for each other. */
async function installPackages(names: readonly string[]): Promise<boolean> {
  if (names.length === 0) return true;
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  const patiently = ["-o", "DPkg::Lock::Timeout=300"];
  const install = [...patiently, "install", "--yes", "--no-install-recommends", ...names];
  if (await runAloud("apt-get", install)) return true;
  // Without lists of packages, as in a container's image, the first try fails.
  return (await runAloud("apt-get", [...patiently, "update"])) && (await runAloud("apt-get", install));
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

/** Runs a command with visible output. Returns true if it succeeds. */
function runAloud(command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const child = spawn(command, args, { stdio: ["ignore", process.stderr, process.stderr], env });
    child.on("error", () => resolve(false));
    child.on("close", (code) => resolve(code === 0));
  });
}
