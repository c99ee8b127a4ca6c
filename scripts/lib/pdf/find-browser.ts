import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { globSync } from "tinyglobby";
import { CommandError } from "../cli/command.ts";

const run = promisify(execFile);

const names = [
  "chromium",
  "google-chrome-stable",
  "google-chrome",
  "chromium-browser",
  "microsoft-edge",
  "chromium-headless-shell",
];

/** A Chromium or Chrome that starts: `CHROME_PATH`, the system's, or Playwright's. Throws a CommandError if none. */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new CommandError(`CHROME_PATH is ${chosen}, and no browser starts there. Correct it, or unset it.`);
  }
  for (const path of [...onPath(), ...usualPlaces(), ...ofPlaywright()]) if (await starts(path)) return path;
  const system = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  throw new CommandError(
    `No Chromium or Chrome was found. Install one (${nameSource(system)}), or set CHROME_PATH to the path of one.`,
  );
}

/** How to install a browser, by the text of `/etc/os-release`. @internal */
export function nameSource(system: string): string {
  if (/^ID=ubuntu$/m.test(system)) return "sudo snap install chromium";
  return /^ID(?:_LIKE)?=.*debian/m.test(system) ? "sudo apt install chromium" : "https://www.google.com/chrome/";
}

/** Arguments for the browser from `findBrowser`: as root it refuses to start with its sandbox. */
export function browserArguments(): string[] {
  return process.getuid?.() === 0 ? ["--no-sandbox"] : [];
}

/** Some distributions have a script `chromium-browser` on the PATH that only prints how to install it. */
async function starts(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  // On Windows `--version` opens a window.
  if (process.platform === "win32") return true;
  return run(path, [...browserArguments(), "--version"], { timeout: 20_000 }).then(
    ({ stdout }) => /\d\.\d/.test(stdout),
    () => false,
  );
}

function onPath(): string[] {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const ending = process.platform === "win32" ? ".exe" : "";
  return names.flatMap((name) => folders.map((folder) => join(folder, name + ending)));
}

function usualPlaces(): string[] {
  const applications = ["Google Chrome", "Chromium", "Microsoft Edge"];
  if (process.platform === "darwin") {
    return ["/Applications", join(process.env.HOME ?? "", "Applications")].flatMap((folder) =>
      applications.map((name) => join(folder, `${name}.app`, "Contents", "MacOS", name)),
    );
  }
  if (process.platform === "win32") {
    const { PROGRAMFILES, "PROGRAMFILES(X86)": programFiles32, LOCALAPPDATA } = process.env;
    return [PROGRAMFILES, programFiles32, LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .flatMap((folder) => [
        join(folder, "Google", "Chrome", "Application", "chrome.exe"),
        join(folder, "Chromium", "Application", "chrome.exe"),
        join(folder, "Microsoft", "Edge", "Application", "msedge.exe"),
      ]);
  }
  return ["/snap/bin/chromium", "/opt/google/chrome/chrome"];
}

/** Playwright's installed browsers: its cache folder by system, and the path of Chromium in it. */
function ofPlaywright(): string[] {
  const caches: Partial<Record<NodeJS.Platform, string>> = {
    darwin: join(homedir(), "Library", "Caches"),
    win32: process.env.LOCALAPPDATA ?? join(homedir(), "AppData", "Local"),
  };
  const cache = caches[process.platform] ?? process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache");
  const folder = process.env.PLAYWRIGHT_BROWSERS_PATH || join(cache, "ms-playwright");
  const programs = "chrome-linux*/chrome,chrome-mac*/*.app/Contents/MacOS/*,chrome-win*/chrome.exe";
  return globSync(`chromium-*/{${programs}}`, { cwd: folder, absolute: true }).toSorted().toReversed();
}
