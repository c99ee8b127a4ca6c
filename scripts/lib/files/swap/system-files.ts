import { openRegular } from "../read-regular.ts";

/** What macOS and Windows put into folders that are opened in a window: it can be deleted. */
const systemFile = /(?:^|[/\\])(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i;

/** What macOS puts beside a file on disks of other systems: its attributes, in AppleDouble. Anybody may call a file so. */
const besideFile = /(?:^|[/\\])\._[^/\\]*$/;

/** How AppleDouble begins (RFC 1740, appendix B). */
const appleDouble = 0x0005_1607;

/** Whether a system made a file for itself, so that it may be deleted with the folder that it is in. */
export async function isSystemFile(file: string): Promise<boolean> {
  if (systemFile.test(file)) return true;
  if (!besideFile.test(file)) return false;
  const start = Buffer.alloc(4);
  // What can't be read may be anybody's.
  await openRegular(file, (handle) => handle.read(start, 0, 4, 0)).catch(() => undefined);
  return start.readUInt32BE(0) === appleDouble;
}
