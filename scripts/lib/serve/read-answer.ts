import { statSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { type HeaderRule, parseHeadersFile } from "../hosting/headers-file.ts";
import { type Answer, lookUp } from "./look-up.ts";
import { readServed, type ServedFile } from "./serve-file.ts";

/** What a site answers with, and its rules for what is sent with it. */
type RuledAnswer = Answer<ServedFile> & { rules: readonly HeaderRule[] };

const tries = 20;
const pauseMilliseconds = 10;

/**
 * Reads a file, and the rules for what is sent with it, of one and the same site: a build may put another in the folder
 * between the two, and where folders can't be exchanged in one step there is none for a moment. All is read in one go:
 * on a busy machine builds would come between any two tasks.
 */
export async function readAnswer(folder: string, url: string, base: string): Promise<RuledAnswer> {
  for (let count = 1; ; count += 1) {
    const before = identify(folder);
    const rules = readServed(folder, "_headers")?.bytes.toString("utf8") ?? "";
    const answer = lookUp(url, base, (path) => readServed(folder, path));
    const isWhole = before !== undefined && before === identify(folder);
    if (isWhole || count === tries) return { ...answer, rules: parseHeadersFile(rules) };
    await wait(pauseMilliseconds);
  }
}

/** Tells a folder from the one that takes its place, and from itself once it has been away. */
function identify(folder: string): string | undefined {
  const stats = statSync(folder, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev} ${stats.ino} ${stats.ctimeNs}`;
}
