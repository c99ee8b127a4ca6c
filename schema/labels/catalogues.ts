import ar from "./ar.json" with { type: "json" };
import bg from "./bg.json" with { type: "json" };
import ca from "./ca.json" with { type: "json" };
import cs from "./cs.json" with { type: "json" };
import da from "./da.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import el from "./el.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import et from "./et.json" with { type: "json" };
import fa from "./fa.json" with { type: "json" };
import fi from "./fi.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import he from "./he.json" with { type: "json" };
import hi from "./hi.json" with { type: "json" };
import hu from "./hu.json" with { type: "json" };
import id from "./id.json" with { type: "json" };
import it from "./it.json" with { type: "json" };
import ja from "./ja.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };
import { type Catalogue, neededIn } from "./labels.ts";
import mr from "./mr.json" with { type: "json" };
import nb from "./nb.json" with { type: "json" };
import nl from "./nl.json" with { type: "json" };
import pl from "./pl.json" with { type: "json" };
import ptBR from "./pt-br.json" with { type: "json" };
import ro from "./ro.json" with { type: "json" };
import ru from "./ru.json" with { type: "json" };
import sk from "./sk.json" with { type: "json" };
import sl from "./sl.json" with { type: "json" };
import sv from "./sv.json" with { type: "json" };
import th from "./th.json" with { type: "json" };
import tr from "./tr.json" with { type: "json" };
import uk from "./uk.json" with { type: "json" };
import vi from "./vi.json" with { type: "json" };
import zhHans from "./zh-hans.json" with { type: "json" };
import zhHant from "./zh-hant.json" with { type: "json" };

/** One file per language, by its code (BCP 47). */
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

/** The texts of a language's file by key; empty if there is no such file. */
export function labelTexts(language: string | undefined): ReadonlyMap<string, string> {
  const { $schema, reviewed, ...texts }: Partial<Catalogue> = (language !== undefined && catalogues[language]) || {};
  return new Map(Object.entries(texts));
}

/** The keys that a language needs and its file lacks. */
export function findMissing(language: string): string[] {
  const own = labelTexts(language);
  return neededIn(language).flatMap(([key]) => (own.has(key) ? [] : key));
}
