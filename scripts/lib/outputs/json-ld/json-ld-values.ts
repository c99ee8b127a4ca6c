/** A link as far as it leads to the web; others mean nothing outside the page. */
export function webAddress(link: string | undefined): string | undefined {
  return link !== undefined && /^https?:/.test(link) ? link : undefined;
}

/** A description with the single lines that stand under it on the page. */
export function joinTexts(description: string | undefined, lines: readonly string[] = []): string | undefined {
  return [...(description === undefined ? [] : [description]), ...lines].join("\n") || undefined;
}
