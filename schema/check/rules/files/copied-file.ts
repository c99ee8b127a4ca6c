import type { RuleReport } from "../../../messages/message.ts";
import { find } from "../../../messages/messages.ts";
import type { SourceLocation } from "../../../source/source-text.ts";

/** In bytes: the limit of some hosts (Cloudflare Pages), and too much to wait for on a phone. */
export const mostBytes = 25_000_000;

/** Reports files that are too large, or contain the place where they were recorded. */
export function checkCopied(
  file: string,
  { bytes, hasGpsLocation = false }: { bytes: number; hasGpsLocation?: boolean },
  location: SourceLocation,
): RuleReport[] {
  return [
    ...(bytes > mostBytes ? [find("large-file", location, { file, bytes, limit: mostBytes })] : []),
    ...(hasGpsLocation ? [find("place-in-file", location, { file })] : []),
  ];
}
