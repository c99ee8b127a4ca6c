import type { Metadata } from "sharp";
import { openPicture } from "../content/open-picture.ts";

/** Formats that keep their kind when they are scaled. Drawings and moving pictures are left as they are. */
const formats: ReadonlySet<string | undefined> = new Set(["jpeg", "png", "webp", "avif"]);

const unreadable: Partial<Metadata> = {};

/**
 * Scales a picture down to a longest side in pixels, upright as its camera held it. Anything else, and a picture that is
 * small enough, is returned as it is.
 */
export async function scaleDown(bytes: Buffer, longest: number | undefined): Promise<Buffer> {
  if (longest === undefined) return bytes;
  const picture = openPicture(bytes, { failOn: "error" });
  const { format, width = 0, height = 0, pages = 1 } = await picture.metadata().catch(() => unreadable);
  if (!formats.has(format) || pages > 1 || Math.max(width, height) <= longest) return bytes;
  return await picture.autoOrient().resize(longest, longest, { fit: "inside" }).keepIccProfile().toBuffer();
}
