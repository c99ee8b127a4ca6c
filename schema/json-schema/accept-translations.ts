import { languagePattern } from "../language.ts";
import { type JsonSchema, mapParts } from "./schema-parts.ts";
import { ownKeys } from "./translatable.ts";

/** What is added to the name of a definition for the same with translations in it. */
const suffix = "-or-translations";

/**
 * A schema without words for people in which every value that is marked by `isTranslatable` may be an object of its
 * translations, as `isTranslation` tells them. In one language nothing is translated further: the translations refer to
 * the definitions as they were. A mistake in one is told once, at its place.
 */
export function acceptTranslations({ definitions = {}, ...root }: JsonSchema): JsonSchema {
  const widen = (schema: JsonSchema): JsonSchema => {
    const { isTranslatable, ...single } = schema;
    const inner = mapParts(single.$ref === undefined ? single : { ...single, $ref: single.$ref + suffix }, widen);
    if (!isTranslatable) return inner;
    const own = ownKeys(single);
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
