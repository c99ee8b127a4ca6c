import type { ErrorObject } from "ajv";
import { z } from "zod";
import { type Content, content } from "../../content.ts";
import type { ContentDocument } from "../../document/document.ts";
import { allowTranslations } from "../../localize/allow-translations.ts";
import { siteLanguages, type Written } from "../../localize/localize.ts";
import type { RuleReport } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import { groupBy } from "../../source/group-by.ts";
import { joinPointer } from "../../source/location.ts";
import { reportKeyErrors } from "./key-errors.ts";
import { mostErrors } from "./limit-errors.ts";
import { loadValidator } from "./validator.ts";
import { translateValue } from "./value-errors.ts";

/** In characters. Below this, zod finishes before it could have compiled its faster parser. */
const muchText = 200_000;

/** The characters parsed so far. Small texts add up in a minute of editing, or in a folder of sites. */
let readSoFar = 0;

/**
 * Checks keys and values: by ajv against the JSON Schema, then by zod, which also fills in defaults.
 * @returns the content with its defaults and its translations
 */
export function checkShape(document: ContentDocument): {
  written: Written<Content> | undefined;
  reports: RuleReport[];
} {
  const { value, source } = document;
  const validate = loadValidator();
  if (!validate(value)) return { written: undefined, reports: translateErrors(validate.errors ?? [], document) };
  readSoFar += source.text.length;
  const parse = (schema: z.core.$ZodType) => z.safeParse(schema, value, { jitless: readSoFar < muchText });
  const inOneLanguage = siteLanguages(value) ? undefined : parse(content);
  // A rule reports translations in a site that names no languages.
  const { success, data, error } = inOneLanguage?.success ? inOneLanguage : parse(allowTranslations(content));
  if (success) return { written: { value: data }, reports: [] };
  return { written: undefined, reports: translateIssues(error.issues) };
}

/** Turns ajv's errors into one diagnostic per cause. @internal */
export function translateErrors(errors: readonly ErrorObject[], document: ContentDocument): RuleReport[] {
  // "if" only repeats that its "then" failed.
  const causes = errors.slice(0, mostErrors).filter(({ keyword }) => keyword !== "if");
  const isOfKeys = ({ keyword }: ErrorObject) => keyword === "required" || keyword === "additionalProperties";
  const byLocation = (some: readonly ErrorObject[]) => [...groupBy(some, ({ instancePath }) => instancePath).values()];
  return [
    ...byLocation(causes.filter(isOfKeys)).flatMap((group) => reportKeyErrors(group, document)),
    ...byLocation(causes.filter((error) => !isOfKeys(error))).flatMap((group) => translateValue(group, document) ?? []),
  ];
}

/** Diagnostics for what only zod rejects: JSON Schema can't express it, or the two disagree. @internal */
export function translateIssues(issues: readonly { path: readonly PropertyKey[]; message: string }[]): RuleReport[] {
  return issues.map(({ path, message }) =>
    find("refused-value", joinPointer(...path.map(String)), { reason: message }),
  );
}
