import { randomUUID } from "node:crypto";
import { chmodSync, readFileSync, realpathSync, statSync } from "node:fs";
import { realpath, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { maxLength } from "../../../schema/source/source-text.ts";
import { readRegular } from "../files/read-regular.ts";
import { errorCode, explainRefusal, makeFolder, placeNew, writeWhole } from "../files/write-whole.ts";
import { ApiError } from "./api-error.ts";

/** A file's text, or why it can't be edited; undefined if there is no such file. */
export type DiskText = { text: string } | { readOnly: string } | undefined;

/** Another program writes a file in several steps. A changed text is read again after this time, in milliseconds. */
const settleMilliseconds = 30;

/** How often a file is read that never stops changing, or that is empty: many programs empty a file before they write it. */
const mostReads = 20;

/** The files of the content's folder. Links aren't followed, neither of files nor of folders. */
export class ContentFolder {
  readonly root: string;
  /** The folder of files that aren't in the content's folder yet, or no longer. Their names begin with `aside:`. */
  readonly #aside: string;

  /** @param root the folder's real path */
  constructor(root: string, aside: string) {
    this.root = root;
    this.#aside = resolve(aside);
  }

  async read(path: string): Promise<DiskText> {
    const file = join(this.root, path);
    try {
      if ((await realpath(file)) !== file)
        return { readOnly: "It is reached by a link. Edit the file that the link leads to." };
      return { text: decode(await readRegular(file, maxLength)) };
    } catch (error) {
      if (["ENOENT", "ENOTDIR"].includes(errorCode(error))) return undefined;
      return { readOnly: explainReadError(error) };
    }
  }

  /** Like `read`, but waits until a text other than the known one stays the same for a moment. */
  async readSettled(path: string, known: string): Promise<DiskText> {
    let last = await this.read(path);
    for (let count = 1; count < mostReads && textOf(last) !== known; count += 1) {
      await wait(settleMilliseconds);
      const next = await this.read(path);
      if (textOf(next) === textOf(last) && textOf(next) !== "") return next;
      last = next;
    }
    return last;
  }

  /** Keeps a text outside the content's folder. Returns the name from which it can be moved there. */
  async keepAside(text: string): Promise<string> {
    const name = `aside:${randomUUID()}`;
    await writeWhole(this.#locate(name), text, { isNew: true });
    return name;
  }

  /**
   * Gives a file another name, never that of another file. Its folder is made if there is none.
   * @throws {ApiError} if that name is taken, or is reached by a link, or if there is no such file
   */
  async move(from: string, to: string): Promise<void> {
    const [now, next] = [this.#locate(from), this.#locate(to)];
    await makeFolder(dirname(next)).catch(() => undefined);
    const isLinked = async (path: string) => (await realpath(path).catch(() => path)) !== path;
    if ((await isLinked(now)) || (await isLinked(dirname(next))))
      throw new ApiError("bad-request", `${to} is reached by a link, so no file is put there.`);
    const code = await placeNew(now, next).then(() => undefined, errorCode);
    if (code === "EEXIST") throw new ApiError("bad-request", `There is a file ${to} already.`);
    if (code === "ENOENT") throw new ApiError("unknown-file", `There is no file ${from}.`);
    if (code !== undefined) throw new ApiError("failed", explainRefusal(code, to));
    await rm(now);
  }

  #locate(name: string): string {
    return name.startsWith("aside:") ? join(this.#aside, name.slice("aside:".length)) : join(this.root, name);
  }

  /**
   * Replaces a file's text. Returns false, and writes nothing, if the file has another text than expected; a file that
   * was deleted is written again. Rejects with the system's error.
   */
  async write(path: string, expected: string, text: string): Promise<boolean> {
    const file = join(this.root, path);
    const expectedBytes = Buffer.from(expected);
    try {
      await writeWhole(file, text, {
        beforeRename: (aside) => {
          const found = statSync(file, { throwIfNoEntry: false });
          if (!found) return;
          if (realpathSync(file) !== file || !readFileSync(file).equals(expectedBytes)) throw new ChangedError();
          chmodSync(aside, found.mode);
        },
      });
      return true;
    } catch (error) {
      if (error instanceof ChangedError) return false;
      throw error;
    }
  }
}

class ChangedError extends Error {}

const textOf = (found: DiskText) => (found && "text" in found ? found.text : undefined);

function decode(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
}

function explainReadError(error: unknown): string {
  if (error instanceof TypeError) return "It isn't saved as UTF-8. Save it as UTF-8, and it can be edited here.";
  return errorCode(error) === "EFBIG" ? "It is too long to be edited here." : "It can't be opened.";
}
