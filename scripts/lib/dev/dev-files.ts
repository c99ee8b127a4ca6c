import type { SiteFile } from "../outputs/output.ts";

/**
 * Looks up files that are made only when somebody asks for one, and only as far as to the one that is asked for.
 * Those that were made on the way are kept.
 */
export function makeOnDemand(files: () => AsyncIterator<SiteFile>): (path: string) => Promise<SiteFile | undefined> {
  const made = new Map<string, SiteFile>();
  let source: AsyncIterator<SiteFile> | undefined;
  return async (path) => {
    source ??= files();
    while (!made.has(path)) {
      const { done, value } = await source.next();
      if (done) break;
      made.set(value.path, value);
    }
    return made.get(path);
  };
}
