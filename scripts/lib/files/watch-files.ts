import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { watch } from "chokidar";

/** What happened to a watched file, or to a folder on the way to one. */
export type FileEvent = "file" | "folder";

/** Whoever closes it is told of nothing more. */
export interface FileWatcher {
  close: () => Promise<void>;
}

/**
 * Watches files, those that are not there yet among them, and the folders that lead to them. Resolves when every change
 * from now on will be told. Where a folder comes or goes, files may have come in it unseen: begin anew.
 * @param files full paths
 * @param onFailure called where the system can't watch something
 */
export async function watchFiles(
  files: readonly string[],
  onChange: (event: FileEvent) => void,
  onFailure: (error: unknown) => void,
): Promise<FileWatcher> {
  const wanted = new Set(files.flatMap(listFoldersAbove));
  const watcher = watch(findRoots(files), { ignoreInitial: true, ignored: (path) => !wanted.has(resolve(path)) });
  watcher.on("all", (event) => onChange(event.endsWith("Dir") ? "folder" : "file"));
  watcher.on("error", onFailure);
  await new Promise<void>((ready) => watcher.once("ready", ready));
  return { close: () => watcher.close() };
}

/** The path itself and every folder above it. */
function listFoldersAbove(path: string): string[] {
  const above = dirname(path);
  return above === path ? [path] : [path, ...listFoldersAbove(above)];
}

/** The folders from which all these files can be reached, as far as they are there. */
function findRoots(files: readonly string[]): string[] {
  const folders = files.map((file) => findExisting(dirname(file)));
  return [...new Set(folders)].filter(
    (folder) => !folders.some((other) => other !== folder && listFoldersAbove(folder).includes(other)),
  );
}

function findExisting(folder: string): string {
  return existsSync(folder) ? folder : findExisting(dirname(folder));
}
