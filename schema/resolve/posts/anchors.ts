import type { Content, PageContent } from "../../content.ts";
import { isRecord } from "../../json-schema/schema-parts.ts";

/** The ids from the owner on a page, including the footer's. */
export function ownAnchors({ blocks }: PageContent, { footer }: Pick<Content, "footer">): Set<string> {
  return new Set([...idsIn(blocks), ...(footer?.id === undefined ? [] : [footer.id])]);
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isRecord(value)) return [];
  const { id } = value;
  return [...(typeof id === "string" ? [id] : []), ...Object.values(value).flatMap(idsIn)];
}
