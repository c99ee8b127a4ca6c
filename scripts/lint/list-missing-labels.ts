/** Prints which labels each language lacks. It fails nothing: they are shown in English, and a release is tested. */
import { catalogues, findMissing } from "../../schema/labels/catalogues.ts";
import { nameLanguage } from "../../schema/language.ts";

for (const language of Object.keys(catalogues)) {
  const missing = findMissing(language);
  if (missing.length > 0) console.log(`schema/labels: ${nameLanguage(language)} lacks ${missing.join(", ")}`);
}
