import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { type FileWatcher, watchFiles } from "../files/watch-files.ts";
import { type LoadedContent, type LoadOptions, loadContent } from "./load-content.ts";

/** Editors empty a file before they fill it, and a save may be of several files. */
const settleMilliseconds = 25;

/** For 50 milliseconds after a change of a file chokidar keeps further ones to itself: so they are looked for. */
const secondLookMilliseconds = 100;

interface WatchOptions extends Omit<LoadOptions, "name"> {
  /** Called with the content of all files, and again whenever one of them or a file that they name has changed. */
  use: (loaded: readonly LoadedContent[]) => Promise<unknown>;
  /** Called with what `use` throws, which ends nothing, and with what can't be watched. */
  onFailure: (error: unknown) => void;
}

/**
 * Loads content files now and after every change. Each is watched before it is read: no edit is missed, whenever it
 * comes. Resolves once what was loaded first has been used.
 */
export async function watchContent(files: readonly string[], options: WatchOptions): Promise<FileWatcher> {
  const { use, onFailure, ...loadOptions } = options;
  const paths = files.map((file) => resolve(file));
  let watcher: FileWatcher | undefined;
  let wanted = paths;
  let isStale = true;
  let isDue = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();

  const watch = async () => {
    isStale = false;
    const next = await watchFiles(wanted, onChange, onFailure);
    await watcher?.close();
    watcher = next;
  };
  /** Loads until nothing is named that was not watched before it was read. */
  const load = async () => {
    for (;;) {
      if (isStale) await watch();
      const before = await describeFiles(wanted);
      const loaded = await Promise.all(files.map((file) => loadContent(file, loadOptions)));
      const named = [
        ...paths,
        ...loaded.flatMap(({ folder, files: names }) => names.map((name) => join(folder, name))),
      ];
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
  /** Loads anew after a while, if there is reason to and nothing else has come up till then. */
  const schedule = (milliseconds: number, hasReason: () => boolean | Promise<boolean>) => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      if (!(await hasReason()) || isDue || isClosed) return;
      isDue = true;
      running = running.then(run);
    }, milliseconds);
  };
  const onChange = (isFolder: boolean) => {
    isStale ||= isFolder;
    schedule(settleMilliseconds, () => true);
  };

  running = run();
  await running;
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
      await watcher?.close();
    },
  };
}

/** Changes whenever one of the files does. */
async function describeFiles(files: readonly string[]): Promise<string> {
  const facts = files.map((file) =>
    stat(file).then(
      ({ ino, size, mtimeMs }) => `${ino} ${size} ${mtimeMs}`,
      () => "none",
    ),
  );
  return (await Promise.all(facts)).join("\n");
}
