import { readStart } from "../read-regular.ts";

/** What macOS and Windows put into folders that are opened in a window: it can be deleted. */
const systemFile = /(?:^|[/\\])(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** What macOS puts beside a file on disks of other systems: its attributes, in AppleDouble. Anybody may call a file so. */
const besideFile = /(?:^|[/\\])\._[^/\\]*$/;

/** How AppleDouble begins (RFC 1740, appendix B). */
const appleDouble = Buffer.from([0x00, 0x05, 0x16, 0x07]);

/** Whether a system made a file for itself, so that it may be deleted with the folder that it is in. */
export async function isSystemFile(file: string): Promise<boolean> {
  if (systemFile.test(file)) return true;
  if (!besideFile.test(file)) return false;
  // What can't be read may be anybody's.
  return readStart(file, 4).then(
    (start) => start.equals(appleDouble),
    () => false,
  );
}
