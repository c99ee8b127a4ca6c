import { Ajv, type CodeOptions } from "ajv";
import { acceptTranslations } from "../../json-schema/accept-translations.ts";
import { compiledCheck, contentJsonSchema, type SchemaValidator } from "../../json-schema/content-json-schema.ts";
import { extraKeywords } from "../../json-schema/keywords.ts";
import type { JsonSchema } from "../../json-schema/schema-parts.ts";
import { leaveWordsOut, shareParts } from "../../json-schema/share-parts.ts";
import { limitErrors } from "./limit-errors.ts";

/** The validator of content, compiled on first use. */
export function loadValidator(): SchemaValidator {
  compiledCheck.validate ??= makeAjv().compile(checkedSchema());
  return compiledCheck.validate;
}

/** The schema to compile: that of content without its descriptions, which takes a third of the time. */
export function checkedSchema(): JsonSchema {
  return acceptTranslations(shareParts(leaveWordsOut(contentJsonSchema())));
}

/** Creates ajv so that it reports all errors, reads own keys only, and rejects unknown keywords. */
export function makeAjv(code: CodeOptions = {}): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    strict: true,
    allowUnionTypes: true,
    ownProperties: true,
    // A schema with several references is compiled once.
    inlineRefs: false,
    code: { process: limitErrors, ...code },
  });
  ajv.addVocabulary(extraKeywords);
  return ajv;
}
