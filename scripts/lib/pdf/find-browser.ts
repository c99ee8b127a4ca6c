import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { installBrowser } from "./install-browser.ts";

const run = promisify(execFile);

const names = ["chromium", "google-chrome-stable", "google-chrome", "chromium-browser", "microsoft-edge"];

/**
 * The path of a Chromium or Chrome that starts: `CHROME_PATH` if it is set, else the system's own, else one that is
 * installed now (Debian's package where the user may install it, Playwright's download elsewhere).
 * @throws {Error} when there is none, saying what to do
 */
export async function findBrowser(): Promise<string> {
  const chosen = process.env.CHROME_PATH;
  if (chosen) {
    if (await starts(chosen)) return chosen;
    throw new Error(`CHROME_PATH is ${chosen}, and no browser starts there. Correct it, or unset it.`);
  }
  return (await findInstalled()) ?? (await findAfterInstalling());
}

/** What must be passed to the browser that `findBrowser` names: as root it refuses to start with its sandbox. */
export function browserArguments(): string[] {
  return process.getuid?.() === 0 ? ["--no-sandbox"] : [];
}

async function findInstalled(): Promise<string | undefined> {
  for (const path of [...onPath(), ...usualPlaces()]) if (await starts(path)) return path;
  return undefined;
}

async function findAfterInstalling(): Promise<string> {
  const downloaded = await installBrowser({ debian: isDebian() && process.getuid?.() === 0 });
  const path = (await findInstalled()) ?? downloaded;
  if (path && (await starts(path))) return path;
  throw new Error(
    "No Chromium or Chrome was found, and none could be installed. Install one, or set CHROME_PATH to its path.",
  );
}

/** Some distributions put a script called `chromium-browser` on the PATH that only tells how to install it. */
async function starts(path: string): Promise<boolean> {
  if (!existsSync(path)) return false;
  // On Windows `--version` opens a window.
  if (process.platform === "win32") return true;
  return run(path, [...browserArguments(), "--version"], { timeout: 20_000 }).then(
    ({ stdout }) => /\d+\.\d+/.test(stdout),
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

function isDebian(): boolean {
  const file = "/etc/os-release";
  return existsSync(file) && /^ID=debian$/m.test(readFileSync(file, "utf8"));
}
