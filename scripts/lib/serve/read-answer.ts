import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type HeaderRule, parseHeadersFile } from "../hosting/headers-file.ts";
import { readServed, type ServedFile } from "./serve-file.ts";

/** What a site answers a path with. */
interface Answer {
  rules: readonly HeaderRule[];
  /** The file at the path, else the fallback page. */
  file: ServedFile;
  isFound: boolean;
  /** Whether the path is that of a page's folder, but for the slash at its end. */
  isFolder: boolean;
}

const tries = 20;
const pauseMilliseconds = 10;
const noFallback: ServedFile = {
  bytes: Buffer.from("404 Not Found"),
  etag: '"none"',
  type: "text/plain; charset=utf-8",
};

/**
 * Reads a file, and the rules for what is sent with it, of one and the same site: a build may put another in the folder
 * between the two, and where folders can't be exchanged in one step there is none for a moment.
 * @param pathname undefined for what lies outside of the site
 */
export async function readAnswer(folder: string, pathname: string | undefined): Promise<Answer> {
  for (let count = 1; ; count += 1) {
    const before = await identify(folder);
    const answer = await readOnce(folder, pathname);
    const isWhole = before !== undefined && before === (await identify(folder));
    if (isWhole || count === tries) return answer;
    await wait(pauseMilliseconds);
  }
}

/** Tells a folder from the one that takes its place, and from itself once it has been away. */
async function identify(folder: string): Promise<string | undefined> {
  return stat(folder, { bigint: true }).then(
    ({ dev, ino, ctimeNs }) => `${dev} ${ino} ${ctimeNs}`,
    () => undefined,
  );
}

async function readOnce(folder: string, pathname: string | undefined): Promise<Answer> {
  const text = await readFile(join(folder, "_headers"), "utf8").catch(() => "");
  const found = pathname === undefined ? undefined : await readServed(folder, pathname);
  const isPageless = found === undefined && pathname !== undefined && !pathname.endsWith("/");
  return {
    rules: parseHeadersFile(text),
    file: found ?? (await readServed(folder, "/404.html")) ?? noFallback,
    isFound: found !== undefined,
    isFolder: isPageless && (await readServed(folder, `${pathname}/`)) !== undefined,
  };
}
