import type { Finding } from "../../../messages/message.ts";
import { find } from "../../../messages/messages.ts";
import type { Place } from "../../../source/source-text.ts";

/** More than some hosts take (Cloudflare Pages), and than anyone waits for on a phone. */
export const mostBytes = 25_000_000;

/** Words what visitors and owners miss in a file that is published as it is. */
export function checkCopied(
  file: string,
  { bytes, tellsPlace = false }: { bytes: number; tellsPlace?: boolean },
  place: Place,
): Finding[] {
  return [
    ...(bytes > mostBytes ? [find("large-file", place, { file, bytes, limit: mostBytes })] : []),
    ...(tellsPlace ? [find("place-in-file", place, { file })] : []),
  ];
}
