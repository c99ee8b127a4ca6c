import { isTranslated } from "../kinds.ts";
import { languagePattern } from "../language.ts";
import { type JsonSchema, mapParts, typesOf } from "./schema-parts.ts";

/** Keywords that describe a text or a list, not where it is used. */
const ofValue = ["type", "pattern", "patternErrorMessage", "minLength", "maxLength", "items", "minItems", "maxItems"];

const languageOfText = "language-of-text";

/**
 * Lets every translatable text, and every list of such texts, also be an object of translations by language code. Takes
 * a schema with shared parts, and shares the schemas of translations, too.
 * @param offered language codes that editors complete; a schema can't look up which ones the site has
 */
export function allowTranslations({ definitions = {}, ...root }: JsonSchema, offered: readonly string[]): JsonSchema {
  const single = new Map<string, JsonSchema>();

  const follow = (schema: JsonSchema): JsonSchema => definitions[nameIn(schema.$ref)] ?? schema;

  /** The schema of a text in one language; a reference if it has a name. */
  const inOneLanguage = (schema: JsonSchema, name: string | undefined): JsonSchema => {
    const value: JsonSchema = Object.fromEntries(Object.entries(schema).filter(([word]) => ofValue.includes(word)));
    if (typesOf(schema).includes("object")) value.type = typesOf(schema).filter((type) => type !== "object");
    if (schema.items) value.items = inOneLanguage(follow(schema.items), schema.items.$ref && nameIn(schema.items.$ref));
    if (name === undefined) return value;
    const own = `${name}-in-one-language`;
    single.set(own, value);
    return { $ref: `#/definitions/${own}` };
  };

  const widen = (schema: JsonSchema, name?: string): JsonSchema => {
    if (schema.kind === "language") return { ...schema, examples: [...offered] };
    const inner = mapParts(schema, (part) => widen(part));
    const items = schema.items && follow(schema.items);
    const isTexts = typesOf(schema).includes("array") && items?.type === "string" && isTranslated(items.kind);
    if (!isTranslated(schema.kind) && !isTexts) return inner;
    if (schema.kind === "picture") return allowPictures(inner);
    const languages = {
      propertyNames: { $ref: `#/definitions/${languageOfText}` },
      patternProperties: { [languagePattern.source]: inOneLanguage(schema, name) },
      additionalProperties: false,
    };
    const types = typesOf(schema);
    if (!types.includes("object")) return { ...inner, type: [...types, "object"], ...languages };
    const { properties, required = [], additionalProperties, ...others } = inner;
    const asked = Object.fromEntries(required.map((key) => [key, { doNotSuggest: true }]));
    // A text that can itself be an object has a required key, which distinguishes it from its translations.
    return {
      ...others,
      if: { type: "object", required, properties: asked },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties, required, additionalProperties },
      else: languages,
    };
  };

  const known = Object.entries(definitions).map(([name, schema]) => [name, widen(schema, name)] as const);
  const language = { description: "A language of the site, by its code.", examples: [...offered] };
  const all = { ...Object.fromEntries(known), ...Object.fromEntries(single), [languageOfText]: language };
  return { ...widen(root), definitions: all };
}

/** A picture, or pictures by language. Only a picture has a picture's keys, and it contains no object. */
function allowPictures({ properties = {}, required, additionalProperties, ...others }: JsonSchema): JsonSchema {
  const picture: JsonSchema = { properties, required, additionalProperties };
  const type = "object";
  const names = { not: { enum: Object.keys(properties) } };
  const hasNoObject = { type, additionalProperties: { not: { type } } } as const;
  return {
    ...others,
    if: { type, propertyNames: names, not: hasNoObject },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: {
      patternProperties: { [languagePattern.source]: { type, ...picture } },
      additionalProperties: false,
    },
    else: picture,
  };
}

function nameIn(reference: string | undefined): string {
  return reference?.split("/").at(-1) ?? "";
}
