import { hi } from "./asia/hi.ts";
import { id } from "./asia/id.ts";
import { ja } from "./asia/ja.ts";
import { ko } from "./asia/ko.ts";
import { mr } from "./asia/mr.ts";
import { th } from "./asia/th.ts";
import { vi } from "./asia/vi.ts";
import { zhHans } from "./asia/zh-hans.ts";
import { zhHant } from "./asia/zh-hant.ts";
import { da } from "./germanic/da.ts";
import { de } from "./germanic/de.ts";
import { en } from "./germanic/en.ts";
import { nb } from "./germanic/nb.ts";
import { nl } from "./germanic/nl.ts";
import { sv } from "./germanic/sv.ts";
import type { Catalogue } from "./labels.ts";
import { ar } from "./near-east/ar.ts";
import { el } from "./near-east/el.ts";
import { fa } from "./near-east/fa.ts";
import { he } from "./near-east/he.ts";
import { tr } from "./near-east/tr.ts";
import { ca } from "./romance/ca.ts";
import { es } from "./romance/es.ts";
import { fr } from "./romance/fr.ts";
import { it } from "./romance/it.ts";
import { ptBR } from "./romance/pt-br.ts";
import { ro } from "./romance/ro.ts";
import { bg } from "./slavic/bg.ts";
import { cs } from "./slavic/cs.ts";
import { pl } from "./slavic/pl.ts";
import { ru } from "./slavic/ru.ts";
import { sk } from "./slavic/sk.ts";
import { sl } from "./slavic/sl.ts";
import { uk } from "./slavic/uk.ts";
import { et } from "./uralic/et.ts";
import { fi } from "./uralic/fi.ts";
import { hu } from "./uralic/hu.ts";

/** A file for each language, by its code (BCP 47). */
export const catalogues: Readonly<Record<string, Catalogue>> = {
  ar,
  bg,
  ca,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fa,
  fi,
  fr,
  he,
  hi,
  hu,
  id,
  it,
  ja,
  ko,
  mr,
  nb,
  nl,
  pl,
  "pt-BR": ptBR,
  ro,
  ru,
  sk,
  sl,
  sv,
  th,
  tr,
  uk,
  vi,
  "zh-Hans": zhHans,
  "zh-Hant": zhHant,
};
