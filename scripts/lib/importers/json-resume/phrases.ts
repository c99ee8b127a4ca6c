/** A text of at most so many characters, cut between words. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = [...text].slice(0, limit - 1).join("");
  return `${cut.slice(0, cut.lastIndexOf(" ") > limit / 2 ? cut.lastIndexOf(" ") : undefined)}…`;
}

/** Words with values in their places; what has none here stays for the content's own: `{name}`. */
export function fill(words: string, values: Record<string, string>): string {
  return words.replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole);
}

/** Titles as a sentence lists them; in English without a comma before the last. */
export function listTitles(titles: readonly string[], language: string): string {
  return new Intl.ListFormat(/^en\b/i.test(language) ? "en-GB" : language).format(titles);
}

/** A title as it stands within a sentence: German writes its nouns with capitals everywhere. */
export function withinSentence(title: string, language: string): string {
  return /^de\b/i.test(language) ? title : title.toLocaleLowerCase(language);
}
