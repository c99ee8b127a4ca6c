/** Replaces the paths of `import.meta.glob` by folder names: `{ "./bench/design.ts": … }` becomes `{ bench: … }`. */
export function nameFolders<File>(files: Readonly<Record<string, File>>): Record<string, File> {
  return Object.fromEntries(Object.entries(files).map(([path, file]) => [path.split("/")[1], file]));
}
