import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { watch } from "chokidar";

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
  onChange: (isFolder: boolean) => void,
  onFailure: (error: unknown) => void,
): Promise<FileWatcher> {
  const wanted = new Set(files.flatMap(listFoldersAbove));
  const roots = new Set(files.map((file) => findExisting(dirname(file))));
  const watcher = watch([...roots], { ignoreInitial: true, ignored: (path) => !wanted.has(resolve(path)) });
  watcher.on("all", (event) => onChange(event.endsWith("Dir")));
  watcher.on("error", onFailure);
  await new Promise<void>((ready) => watcher.once("ready", ready));
  return { close: () => watcher.close() };
}

/** The path itself and every folder above it. */
function listFoldersAbove(path: string): string[] {
  const above = dirname(path);
  return above === path ? [path] : [path, ...listFoldersAbove(above)];
}

function findExisting(folder: string): string {
  return existsSync(folder) ? folder : findExisting(dirname(folder));
}
