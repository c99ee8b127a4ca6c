/** `{ "./bench/design.ts": … }`, as the bundler gives the files of all folders, by the folders' names. */
export function nameFolders<File>(files: Readonly<Record<string, File>>): Record<string, File> {
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split("/")[1], file]));
}
