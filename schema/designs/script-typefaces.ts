/**
 * The typefaces of scripts that the designs' letters lack, by script (ISO 15924): pictures and the CV are written in
 * them, pages in what visitors have. The smaller ones come with the program; those of Chinese, Japanese and Korean
 * (6 to 10 MB each) owners install who need them.
 */
export const scriptTypefaces = {
  Arab: "noto-sans-arabic",
  Deva: "noto-sans-devanagari",
  Hebr: "noto-sans-hebrew",
  Thai: "noto-sans-thai",
  Jpan: "noto-sans-jp",
  Hans: "noto-sans-sc",
  Hant: "noto-sans-tc",
  Kore: "noto-sans-kr",
} as const;

/** Those that the program brings along. */
export const broughtAlong = ["noto-sans-arabic", "noto-sans-devanagari", "noto-sans-hebrew", "noto-sans-thai"] as const;

/** A script that has a typeface of its own here. */
export type TypefaceScript = keyof typeof scriptTypefaces;

export type ScriptTypefaceName = (typeof scriptTypefaces)[TypefaceScript];

/** The typeface of the script that a language is written in; none for Latin, Greek and Cyrillic, which others have. */
export function typefaceOf(language: string): ScriptTypefaceName | undefined {
  const { script = "" } = new Intl.Locale(language).maximize();
  return Object.entries(scriptTypefaces).find(([name]) => name === script)?.[1];
}

/** Whether there is a letter in a text that only these typefaces have. */
export function isOfScripts(text: string): boolean {
  return /[\p{sc=Arab}\p{sc=Deva}\p{sc=Hebr}\p{sc=Thai}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(text);
}

/** All of them, that of a language first: Chinese, Japanese and Korean share characters which each writes in its own way. */
export function listScriptTypefaces(language: string): ScriptTypefaceName[] {
  const own = typefaceOf(language);
  const others = Object.values(scriptTypefaces).filter((name) => name !== own);
  return own ? [own, ...others] : others;
}
