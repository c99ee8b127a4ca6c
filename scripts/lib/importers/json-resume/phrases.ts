/** Shortens a text to at most `limit` characters, between words if possible. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = [...text].slice(0, limit - 1).join("");
  return `${cut.slice(0, cut.lastIndexOf(" ") > limit / 2 ? cut.lastIndexOf(" ") : undefined)}…`;
}

/** Replaces placeholders such as `{name}`. Unknown ones are kept for references in content. */
export function fill(words: string, values: Record<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

/** Joins titles to a list in a sentence. English has no comma before the last item. */
export function listTitles(titles: readonly string[], language: string): string {
  return new Intl.ListFormat(/^en\b/i.test(language) ? "en-GB" : language).format(titles);
}

/** Lowercases a title for use within a sentence, except in German, which capitalizes nouns. */
export function withinSentence(title: string, language: string): string {
  return /^de\b/i.test(language) ? title : title.toLocaleLowerCase(language);
}
