/** Prints missing labels by language. It never fails: they are shown in English, and a release tests them. */
import { catalogues, findMissing } from "../../schema/labels/catalogues.ts";
import { nameLanguage } from "../../schema/language.ts";

for (const language of Object.keys(catalogues)) {
  const missing = findMissing(language);
  if (missing.length > 0) console.log(`schema/labels: ${nameLanguage(language)} lacks ${missing.join(", ")}`);
}
