import { existsSync } from "node:fs";
import { stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { type FSWatcher, watch } from "chokidar";
import { type LoadedContent, type LoadOptions, loadContent } from "./load-content.ts";
import type { Unsaved } from "./read-text-file.ts";

/** Editors empty a file before they write it, and several files may be saved together. */
const settleMilliseconds = 25;

/** For 50 milliseconds after a change of a file chokidar ignores further changes, so the files are compared again. */
const secondLookMilliseconds = 100;

/** After `close`, no callback is called. */
export interface FileWatcher extends Pick<FSWatcher, "close"> {
  /** Loads again at once, because unsaved texts changed. */
  reload: () => void;
}

interface WatchOptions extends Omit<LoadOptions, "name" | "text" | "unsaved"> {
  /** Called before each load. `hasChanged`: files on the disk may have changed. */
  readUnsaved?: (hasChanged: boolean) => Promise<Unsaved>;
  /** Called with the content of all files, and again after a change of any of them or of a file that they name. */
  use: (loaded: readonly LoadedContent[]) => Promise<unknown>;
  /** Called with errors of `use`, after which watching goes on, and with errors of the watcher. */
  onFailure: (error: unknown) => void;
}

/** Loads content files now and after every change. Files are watched before they are read. */
export async function watchContent(files: readonly string[], options: WatchOptions): Promise<FileWatcher> {
  const { use, onFailure, readUnsaved, ...loadOptions } = options;
  const paths = files.map((file) => resolve(file));
  let watcher: FSWatcher | undefined;
  let wanted = paths;
  let folders: string[] = [];
  let isStale = true;
  let isDue = false;
  let hasChanged = true;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const watch = async () => {
    isStale = false;
    const next = await watchFiles(wanted, folders, onChange, onFailure);
    await watcher?.close();
    watcher = next;
  };
  /** Loads again until all named files were watched before they were read. */
  const load = async () => {
    for (;;) {
      if (isStale) await watch();
      const before = await describeFiles(wanted);
      const mayBeNew = hasChanged;
      hasChanged = false;
      const unsaved = await readUnsaved?.(mayBeNew);
      const remembers = loadOptions.remembers && !unsaved?.size;
      const options = { ...loadOptions, unsaved, remembers };
      const loaded = await Promise.all(files.map((file) => loadContent(file, options)));
      const others = loaded.flatMap(({ folder, files: names }) => names.map((name) => join(folder, name)));
      folders = loaded.flatMap(({ folder, folders: names }) => names.map((name) => join(folder, name)));
      const named = [...paths, ...others, ...folders];
      if (named.join() !== wanted.join()) [wanted, isStale] = [named, true];
      if (!isStale) return { loaded, before };
    }
  };
  const run = async () => {
    isDue = false;
    try {
      const { loaded, before } = await load();
      schedule(secondLookMilliseconds, async () => before !== (await describeFiles(wanted)));
      await use(loaded);
    } catch (error) {
      onFailure(error);
    }
  };
  const enqueue = () => {
    if (isDue || isClosed) return;
    isDue = true;
    running = running.then(run);
  };
  /** Loads again after a delay, if there is a reason by then and no other load is scheduled. */
  const schedule = (milliseconds: number, hasReason: () => boolean | Promise<boolean>) => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (!(await hasReason())) return;
      hasChanged = true;
      enqueue();
    }, milliseconds);
  };
  const onChange = (isFolder: boolean) => {
    isStale ||= isFolder;
    schedule(settleMilliseconds, () => true);
  };

  running = run();
  await running;
  return {
    reload: enqueue,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
      await watcher?.close();
    },
  };
}

async function describeFiles(files: readonly string[]): Promise<string> {
  const facts = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
  return facts.map((one) => (one ? `${one.ino} ${one.size} ${one.mtimeMs}` : "none")).join("\n");
}

/**
 * Watches files, including missing ones, everything in `folders`, and the folders above them. Resolves once every
 * further change is reported. If a folder is added or removed, files may have appeared in it unnoticed: call it again.
 */
async function watchFiles(
  files: readonly string[],
  folders: readonly string[],
  onChange: (isFolder: boolean) => void,
  onFailure: (error: unknown) => void,
): Promise<FSWatcher> {
  const wanted = new Set(files.flatMap(listFoldersAbove));
  const roots = new Set(files.map((file) => findExisting(dirname(file))));
  const isWanted = (path: string) => wanted.has(path) || folders.includes(dirname(path));
  const watcher = watch([...roots], { ignoreInitial: true, ignored: (path) => !isWanted(resolve(path)) });
  watcher.on("all", (event) => onChange(event.endsWith("Dir")));
  watcher.on("error", onFailure);
  await new Promise<void>((ready) => watcher.once("ready", ready));
  return watcher;
}

function listFoldersAbove(path: string): string[] {
  const above = dirname(path);
  return above === path ? [path] : [path, ...listFoldersAbove(above)];
}

function findExisting(folder: string): string {
  return existsSync(folder) ? folder : findExisting(dirname(folder));
}
