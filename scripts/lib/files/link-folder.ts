import { copyFile, link, mkdir, readdir } from "node:fs/promises";
import { join } from "node:path";

/**
 * Puts a folder's files into another. Where the disk allows, both names mean the same bytes: a thousand sites then
 * hold the compiled application once.
 */
export async function linkFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  const entries = await readdir(from, { withFileTypes: true });
  await Promise.all(
    entries.map((entry) => {
      const [source, target] = [join(from, entry.name), join(to, entry.name)];
      if (entry.isDirectory()) return linkFolder(source, target);
      return link(source, target).catch(() => copyFile(source, target));
    }),
  );
}
