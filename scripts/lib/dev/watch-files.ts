import { watch } from "node:fs";
import { dirname, resolve } from "node:path";

/** Calls `onChange` when anything changes in the folders of these files; many changes at once count as one. */
export function watchFiles(files: readonly string[], onChange: () => Promise<unknown>): void {
  let running = Promise.resolve<unknown>(undefined);
  let timer: NodeJS.Timeout | undefined;
  const folders = new Set(files.map((file) => dirname(resolve(file))));
  for (const folder of folders) {
    // The folder, not the file: editors save by putting a new file in the place of the old one.
    watch(folder, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        running = running.then(onChange);
      }, 50);
    });
  }
}
