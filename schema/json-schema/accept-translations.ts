import { languagePattern } from "../language.ts";
import { type JsonSchema, mapParts } from "./schema-parts.ts";
import { keysOfObject } from "./translatable.ts";

/** Appended to the name of a definition for its variant with translations. */
const suffix = "-or-translations";

/**
 * Lets every value marked with `isTranslatable` also be an object of translations, detected as by `isTranslation`.
 * Translations refer to the original definitions, so they can't be nested. Each error in one is reported once, at its
 * own location.
 */
export function acceptTranslations({ definitions = {}, ...root }: JsonSchema): JsonSchema {
  const widen = (schema: JsonSchema): JsonSchema => {
    const { isTranslatable, ...single } = schema;
    const inner = mapParts(single.$ref === undefined ? single : { ...single, $ref: single.$ref + suffix }, widen);
    if (!isTranslatable) return inner;
    const own = keysOfObject(single);
    const isObject = own.length > 0;
    return {
      if: {
        type: "object",
        minProperties: 1,
        propertyNames: { type: "string", pattern: languagePattern.source, ...(isObject && { not: { enum: own } }) },
        ...(isObject && { not: { type: "object", additionalProperties: { not: { type: "object" } } } }),
      },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { type: "object", additionalProperties: unmark(single) },
      else: inner,
    };
  };
  const unmark = ({ isTranslatable: _, ...schema }: JsonSchema): JsonSchema => mapParts(schema, unmark);

  const all = Object.entries(definitions).flatMap(([name, schema]) => [
    [name, unmark(schema)] as const,
    [name + suffix, widen(schema)] as const,
  ]);
  return { ...widen(root), definitions: Object.fromEntries(all) };
}
