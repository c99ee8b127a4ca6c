import { isLanguageCode } from "../../../schema/language.ts";
import { once } from "../../../schema/source/once.ts";

/** Languages whose English name is also the name that `babel` and BibLaTeX use. */
const named =
  "ar bg bn ca cs cy da de el en eo es et eu fa fi fr ga gl he hi hr hu hy id is it ja ka ko la lt lv mk mr nl pl pt ro ru sa sk sl sq sr sv ta te th tr uk ur vi zh".split(
    " ",
  );

/** Other names there, which TeX has accumulated over time. */
const others: Readonly<Record<string, string>> = {
  acadian: "fr-CA",
  american: "en-US",
  australian: "en-AU",
  austrian: "de-AT",
  bahasa: "id",
  brazil: "pt-BR",
  brazilian: "pt-BR",
  british: "en-GB",
  canadian: "en-CA",
  canadien: "fr-CA",
  farsi: "fa",
  francais: "fr",
  frenchb: "fr",
  germanb: "de",
  magyar: "hu",
  mexican: "es-MX",
  naustrian: "de-AT",
  newzealand: "en-NZ",
  ngerman: "de",
  norsk: "nb",
  norwegian: "no",
  nswissgerman: "de-CH",
  nynorsk: "nn",
  polutonikogreek: "el",
  portuges: "pt",
  slovene: "sl",
  swissgerman: "de-CH",
  ukenglish: "en-GB",
  usenglish: "en-US",
};

/** Reads a language (BCP 47) from `langid` or `language`: "ngerman", "German", "de_AT". Undefined if unknown. */
export function readLanguage(written: string): string | undefined {
  const word = written.trim().toLowerCase();
  const known = readNames().get(word);
  if (known !== undefined) return known;
  const code = written.trim().replaceAll("_", "-");
  const [language = ""] = code.toLowerCase().split("-");
  return isLanguageCode(code) && (named.includes(language) || ["nb", "nn", "no"].includes(language)) ? code : undefined;
}

const readNames = once((): ReadonlyMap<string, string> => {
  const english = new Intl.DisplayNames(["en"], { type: "language" });
  return new Map([
    ...named.map((code) => [(english.of(code) ?? code).toLowerCase(), code] as const),
    ...Object.entries(others),
  ]);
});
