/** Every code of two letters that some language has (ISO 639-1). */
const codes = [..."abcdefghijklmnopqrstuvwxyz"].flatMap((first, _index, letters) =>
  letters.map((second) => first + second),
);

const known = new Map<string, Map<string, string>>();

/** The code of a language by its name, in the words of `siteLanguage`, in English or in its own; undefined for others. */
export function findLanguageCode(name: string, siteLanguage: string): string | undefined {
  const wanted = name.trim().toLowerCase();
  return [siteLanguage, "en"].map((words) => listNames(words).get(wanted)).find((code) => code !== undefined);
}

function listNames(words: string): Map<string, string> {
  const listed = known.get(words) ?? makeNames(words);
  known.set(words, listed);
  return listed;
}

function makeNames(words: string): Map<string, string> {
  const names = new Intl.DisplayNames(words, { type: "language", fallback: "none" });
  return new Map(
    codes.flatMap((code) => {
      const own = new Intl.DisplayNames(code, { type: "language", fallback: "none" }).of(code);
      return [names.of(code), own].flatMap((name) => (name === undefined ? [] : [[name.toLowerCase(), code] as const]));
    }),
  );
}
