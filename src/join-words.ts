/** Words as a language lists them: "A, B, C", "A、B、C", "A, B und C". What is in another language keeps its marks. */
export function joinWords(words: readonly string[], language: string): string {
  return new Intl.ListFormat(language, { type: "conjunction", style: "narrow" }).format(words);
}
