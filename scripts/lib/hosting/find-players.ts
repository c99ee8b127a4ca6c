import type { PageData } from "../../../schema/resolve/page-data.ts";

/** The origins of the video players that pages use, in an order that is always the same. */
export function findPlayers(pages: readonly PageData[]): string[] {
  const origins = new Set<string>();
  // However deep blocks hold each other, and in whatever field: a new kind of container is not forgotten.
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("type" in value && value.type === "video" && "player" in value && typeof value.player === "string") {
      origins.add(new URL(value.player).origin);
    }
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const page of pages) visit(page.blocks);
  return [...origins].toSorted();
}
