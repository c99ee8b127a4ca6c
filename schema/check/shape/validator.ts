import { Ajv, type CodeOptions } from "ajv";
import { acceptTranslations } from "../../json-schema/accept-translations.ts";
import { compiledCheck, contentJsonSchema, type SchemaValidator } from "../../json-schema/content-json-schema.ts";
import { extraKeywords } from "../../json-schema/keywords.ts";
import type { JsonSchema } from "../../json-schema/schema-parts.ts";
import { leaveWordsOut, shareParts } from "../../json-schema/share-parts.ts";
import { limitErrors } from "./limit-errors.ts";

/** The validator of content, compiled when it is first asked for. */
export function loadValidator(): SchemaValidator {
  compiledCheck.validate ??= makeAjv().compile(checkedSchema());
  return compiledCheck.validate;
}

/** What the validator is compiled from: the schema of content without a word too many, which takes a third of the time. */
export function checkedSchema(): JsonSchema {
  return acceptTranslations(shareParts(leaveWordsOut(contentJsonSchema())));
}

/** ajv as content is checked with: all mistakes at once, own keys only, no keyword that nobody knows. */
export function makeAjv(code: CodeOptions = {}): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    ownProperties: true,
    // What several places refer to is compiled once, and not for each.
    inlineRefs: false,
    code: { process: limitErrors, ...code },
  });
  ajv.addVocabulary(extraKeywords);
  return ajv;
}
