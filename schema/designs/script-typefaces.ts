/**
 * Fonts for scripts that the designs' fonts lack, by script (ISO 15924). Images and the CV use them; pages use system
 * fonts. The smaller ones are dependencies of the program. Owners install those of Chinese, Japanese and Korean (6 to
 * 10 MB each) if they need them.
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

/** Fonts that are dependencies of the program. */
export const broughtAlong = ["noto-sans-arabic", "noto-sans-devanagari", "noto-sans-hebrew", "noto-sans-thai"] as const;

export type TypefaceScript = keyof typeof scriptTypefaces;

export type ScriptTypefaceName = (typeof scriptTypefaces)[TypefaceScript];

/** The font for a language's script; undefined for Latin, Greek and Cyrillic, which the other fonts have. */
export function typefaceOf(language: string): ScriptTypefaceName | undefined {
  const { script = "" } = new Intl.Locale(language).maximize();
  return Object.entries(scriptTypefaces).find(([name]) => name === script)?.[1];
}

/** True if a text has a character that only these fonts have. */
export function isOfScripts(text: string): boolean {
  return /[\p{sc=Arab}\p{sc=Deva}\p{sc=Hebr}\p{sc=Thai}\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(text);
}

/** All of them, the language's own first: Chinese, Japanese and Korean share characters but draw them differently. */
export function listScriptTypefaces(language: string): ScriptTypefaceName[] {
  const own = typefaceOf(language);
  const others = Object.values(scriptTypefaces).filter((name) => name !== own);
  return own ? [own, ...others] : others;
}
