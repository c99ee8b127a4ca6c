import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord } from "../../../schema/json-schema/schema-parts.ts";
import { localize, siteLanguages } from "../../../schema/localize/localize.ts";

const folder = join(import.meta.dirname, "../../content/examples");

/** What the people are whose whole portfolios stand in the examples. All of them are invented. */
export const portfolios: readonly string[] = readdirSync(folder).toSorted();

/** The content file of one of them, its pictures and texts beside it. */
export function portfolioFile(who: string): string {
  return join(folder, who, "content.json");
}

/** What one of them says in a language, the texts that it keeps in files of their own in their places. */
export interface SaidInLanguage {
  language: string | undefined;
  document: unknown;
}

/** The content of one of them in each of its languages, the first one first. */
export function readPortfolio(who: string): SaidInLanguage[] {
  const document: unknown = JSON.parse(readFileSync(portfolioFile(who), "utf8"));
  const languages = siteLanguages(document);
  if (!languages) return [{ language: undefined, document: putTexts(document, who) }];
  return languages.map((language) => ({
    language,
    document: putTexts(localize(document, languages, language).value, who),
  }));
}

function putTexts(document: unknown, who: string): unknown {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) =>
    isRecord(value) && typeof value["file"] === "string"
      ? readFileSync(join(folder, who, value["file"]), "utf8")
      : value,
  );
}
