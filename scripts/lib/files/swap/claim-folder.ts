import { existsSync, readFileSync, rmdirSync, rmSync } from "node:fs";
import { chmod, mkdir, readdir, rename, rm, rmdir } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CommandError, shortPath } from "../../cli/command.ts";
import { errorCode, makeFolder } from "../write-whole.ts";

/** Name of the previous folder inside the claim, while it is being replaced. */
export const lastName = "last";

let claims = 0;

/**
 * Gives `work` an empty folder beside `target`, on the same disk. No other process works on `target` meanwhile: it
 * waits for its turn for `patience` milliseconds, then throws a CommandError. The folder is removed afterwards, as are
 * leftovers of killed processes; a folder that such a process had moved away is put back.
 */
export async function claimFolder<T>(
  target: string,
  work: (aside: string) => Promise<T>,
  patience = 60_000,
): Promise<T> {
  const place = placeOf(target);
  const firstMade = await makeFolder(dirname(target));
  const claim = await waitForTurn(target, place, patience);
  const stopWatching = removeOnSignal(claim, place);
  try {
    await clearLeftovers(target, place);
    return await work(claim);
  } finally {
    await removeTree(claim).catch(leaveToNextBuild);
    await rmdir(place).catch(leaveToNextBuild);
    stopWatching();
    if (firstMade) await removeEmptyFolders(dirname(target), firstMade);
  }
}

/** True if a process works on `target`, or was killed while it did. */
export function hasClaims(target: string): boolean {
  return existsSync(placeOf(target));
}

/** The folder of all claims to a target. Claims are named by their process: `.dist-building/1234-56789-1`. */
function placeOf(target: string): string {
  return join(dirname(target), `.${basename(target)}-building`);
}

/**
 * A process that makes a claim and then sees no other has the turn. If two start at once, at least one sees the other
 * and takes its claim back. So no lock is ever taken over: claims of dead processes simply don't count.
 */
async function waitForTurn(target: string, place: string, patience: number): Promise<string> {
  const end = Date.now() + patience;
  claims += 1;
  const name = `${nameThisProcess()}-${claims}`;
  const claim = join(place, name);
  for (;;) {
    let other = await findLivingClaim(place, name);
    if (!other) {
      await makeClaim(place, claim);
      other = await findLivingClaim(place, name);
      if (!other) return claim;
      await rm(claim, { recursive: true, force: true });
    }
    if (Date.now() > end) {
      throw new CommandError(explainClaim(target, join(place, other)));
    }
    await wait(20 + Math.random() * 80);
  }
}

/** The message about another's claim. If only its process id is known, another program may have it by now. */
function explainClaim(target: string, claim: string): string {
  const [pid, start] = basename(claim).split("-");
  const remedy = "Wait until it is done, or end it, and build again.";
  const stale = `If process ${pid} is another program, what claimed the folder was killed: remove what it left with\n\n  ${removeCommand(claim)}`;
  return `Another build is at work on ${shortPath(target)}: process ${pid}. ${remedy}${start === unknownStart ? ` ${stale}` : ""}`;
}

/** The command that removes a folder, for the system's shell: any POSIX shell, or cmd.exe. @internal */
export function removeCommand(folder: string, platform: NodeJS.Platform = process.platform): string {
  // Names on Windows can't contain double quotes; in POSIX single quotes, only the quote itself is special.
  return platform === "win32" ? `rmdir /s "${folder}"` : `rm -r '${folder.replaceAll("'", "'\\''")}'`;
}

/** Makes both folders one by one: without permission, `recursive` in Node reports a missing folder. */
async function makeClaim(place: string, claim: string): Promise<void> {
  for (;;) {
    await mkdir(place).catch((error: unknown) => {
      if (errorCode(error) !== "EEXIST") throw error;
    });
    try {
      return await mkdir(claim);
    } catch (error) {
      // Another process has just removed the folder.
      if (errorCode(error) !== "ENOENT") throw error;
    }
  }
}

async function findLivingClaim(place: string, own: string): Promise<string | undefined> {
  return (await listClaims(place)).find((name) => name !== own && isRunning(name));
}

async function listClaims(place: string): Promise<string[]> {
  try {
    return (await readdir(place)).filter((name) => /^\d+-\d+-\d+$/.test(name));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}

async function clearLeftovers(target: string, place: string): Promise<void> {
  for (const name of await listClaims(place)) {
    if (isRunning(name)) continue;
    const last = join(place, name, lastName);
    if (!existsSync(target) && existsSync(last)) await rename(last, target);
    await removeTree(join(place, name));
  }
}

/** Removes the claim if the build is stopped by a signal, such as Ctrl+C. Returns a function that ends this. */
function removeOnSignal(claim: string, place: string): () => void {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const stop = () => {
    for (const signal of signals) process.off(signal, onSignal);
  };
  const onSignal = (signal: NodeJS.Signals) => {
    stop();
    try {
      rmSync(claim, { recursive: true, force: true, maxRetries: 3 });
      rmdirSync(place);
    } catch (error) {
      leaveToNextBuild(error);
    }
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.on(signal, onSignal);
  return stop;
}

/** Removes one of this program's folders with everything in it, also where its folders are not writable. */
async function removeTree(folder: string): Promise<void> {
  try {
    await rm(folder, { recursive: true, force: true });
  } catch (error) {
    if (!["EACCES", "EPERM"].includes(errorCode(error))) throw error;
    await allowWriting(folder);
    await rm(folder, { recursive: true, force: true });
  }
}

async function allowWriting(folder: string): Promise<void> {
  await chmod(folder, 0o700);
  for (const entry of await readdir(folder, { withFileTypes: true }))
    if (entry.isDirectory()) await allowWriting(join(folder, entry.name));
}

async function removeEmptyFolders(from: string, to: string): Promise<void> {
  for (let folder = from; folder.length >= to.length; folder = dirname(folder)) {
    await rmdir(folder).catch(leaveToNextBuild);
  }
}

/** Ignores an error of clearing up: the next build clears up, and the result of the work must not be hidden. */
function leaveToNextBuild(_error: unknown): void {}

/** Names this process by its id and, where the system knows it, its start time, because ids are reused. */
function nameThisProcess(): string {
  return `${process.pid}-${readStart(process.pid) ?? unknownStart}`;
}

/** True if the process of this name still runs. A zombie doesn't count. */
function isRunning(name: string): boolean {
  const [pid, start] = name.split("-");
  if (start !== unknownStart) return readStart(Number(pid)) === start;
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    // It runs and belongs to another user.
    return errorCode(error) === "EPERM";
  }
}

const unknownStart = "0";

/** A process's start time, in ticks since boot; undefined if there is no such process or no /proc. */
function readStart(pid: number): string | undefined {
  try {
    // The second field, the program's name in brackets, may contain spaces and brackets (man proc_pid_stat).
    const [state, ...fields] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return state === "Z" ? undefined : fields[18];
  } catch {
    return undefined;
  }
}
