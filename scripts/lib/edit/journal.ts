import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { flushFolder } from "../files/flush.ts";
import { type JournalEntry, journalEntry } from "./journal-entry.ts";

/** How long entries are kept, in milliseconds. */
const keptFor = 30 * 24 * 3_600_000;

/** The length of entries after which a new file is begun, in characters. */
const longestFile = 1_000_000;

/** How much is read at the start, in bytes: some 10,000 edits. What is older can be restored by hand. */
const mostRead = 3_000_000;

/** The ending of the journal's files. Their names begin with the time in milliseconds, so they sort by it. */
const ending = ".jsonl";

/**
 * A journal of what the editor was sent: files of JSON lines, which are only appended to. A line is flushed to the disk
 * before the editor answers. A line that a crash or a full disk cut off is no JSON; it is skipped.
 *
 * Each start of the program writes a file of its own, so two programs may use a folder. A file begins with whole texts and
 * needs no earlier one.
 */
export class Journal {
  readonly #folder: string;
  readonly #begin: () => readonly JournalEntry[];
  #handle: FileHandle | undefined;
  #size = 0;
  /** What couldn't be written yet. */
  #waiting = "";

  /** @param begin the entries at the beginning of each file */
  constructor(folder: string, begin: () => readonly JournalEntry[]) {
    this.#folder = folder;
    this.#begin = begin;
  }

  /** True once this start has written something. */
  get isBegun(): boolean {
    return this.#handle !== undefined;
  }

  /** The entries of the newest files, in their order. Removes files that are too old. */
  async read(): Promise<JournalEntry[]> {
    const names = (await readdir(this.#folder).catch(() => [])).filter((name) => name.endsWith(ending)).sort();
    const entries: JournalEntry[][] = [];
    let size = 0;
    for (const name of names.toReversed()) {
      const file = join(this.#folder, name);
      const facts = await stat(file);
      if (facts.mtimeMs < Date.now() - keptFor) await rm(file, { force: true });
      else if (size < mostRead) {
        size += facts.size;
        entries.unshift(readEntries(await readFile(file, "utf8")));
      }
    }
    return entries.flat();
  }

  /**
   * Appends entries; resolves once they are on the disk. Rejects with the system's error, and then writes them with the
   * next ones.
   */
  async append(entries: readonly JournalEntry[]): Promise<void> {
    const isNew = !this.#handle || this.#size > longestFile;
    // Before anything is awaited: the beginning is of the state before these entries.
    const at = new Date().toISOString();
    const write = (entry: JournalEntry) => `${JSON.stringify({ at, ...entry })}\n`;
    const own = entries.map(write).join("");
    this.#waiting += (isNew ? this.#begin() : []).map(write).join("") + own;
    if (isNew) await this.close();
    this.#handle ??= await this.#create();
    const text = this.#waiting;
    await this.#handle.appendFile(text).catch((error: unknown) => {
      // The line that was cut off must not spoil the next one.
      this.#waiting = `\n${text}`;
      throw error;
    });
    this.#waiting = "";
    this.#size += own.length;
    await this.#handle.datasync();
  }

  async #create(): Promise<FileHandle> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 });
    const name = `${String(Date.now()).padStart(15, "0")}-${randomUUID().slice(0, 8)}${ending}`;
    const handle = await open(join(this.#folder, name), "ax", 0o600);
    await flushFolder(this.#folder);
    return handle;
  }

  async close(): Promise<void> {
    await this.#handle?.close();
    this.#handle = undefined;
    this.#size = 0;
  }
}

/** The entries in the text of a file of the journal. @internal */
export function readEntries(text: string): JournalEntry[] {
  return text.split("\n").flatMap((line) => {
    try {
      const { data } = journalEntry.safeParse(JSON.parse(line));
      return data ? [data] : [];
    } catch {
      return [];
    }
  });
}
