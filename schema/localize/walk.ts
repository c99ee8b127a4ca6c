import { contentJsonSchema } from "../json-schema/content-json-schema.ts";
import { followReference } from "../json-schema/look-up.ts";
import { isHidden, isRecord, type JsonSchema, optionOf } from "../json-schema/schema-parts.ts";
import { joinPointer } from "../source/place.ts";
import { isTranslatable } from "./translation.ts";

/** What is known of a value by the time that it is come to. */
export interface Spot {
  pointer: string;
  schema: JsonSchema;
  /** The language of its texts where they name none: the site's first, or that of the part it stands in. */
  own: string;
  isHidden: boolean;
}

/**
 * Makes of a value that may be in several languages what stands in its place; `goOn` looks at what is within it, or
 * within one of its translations, and at where that is.
 */
export type Translate = (
  value: unknown,
  spot: Spot,
  goOn: (part?: unknown, where?: Partial<Pick<Spot, "pointer" | "own">>) => unknown,
) => unknown;

/** Makes of a part that may stand in some languages only what stands in its place, before what is within it is come to. */
type Enter = (part: Record<string, unknown>, spot: Spot) => Record<string, unknown>;

/**
 * A copy of raw content, however wrong, in which values that may be in several languages are what `translate` makes of
 * them, and objects that may name their languages what `enter` does.
 */
export function walkContent(root: unknown, languages: readonly string[], translate: Translate, enter: Enter): unknown {
  const visit = (value: unknown, spot: Spot): unknown => {
    if (!isTranslatable(spot.schema)) return visitWithin(value, spot);
    return translate(value, spot, (part = value, where = {}) => visitWithin(part, { ...spot, ...where }));
  };

  const visitWithin = (value: unknown, spot: Spot): unknown => {
    const { pointer, schema } = spot;
    if (Array.isArray(value)) {
      const items = follow(schema.items);
      return value.map((item, index) => visit(item, { ...spot, schema: items, pointer: `${pointer}/${index}` }));
    }
    if (!isRecord(value)) return value;
    const { properties = {} } = optionOf(schema, value);
    // The site's list is of all its languages, and no part stands in these alone.
    const isPart = properties["languages"] !== undefined && pointer !== "/site";
    const own = isPart ? ownLanguage(value, spot.own) : spot.own;
    const part = isPart ? enter(value, { ...spot, own }) : value;
    const around = { ...spot, own, isHidden: spot.isHidden || isHidden(part) };
    const members = Object.entries(part).map(([key, member]) => {
      const property = Object.hasOwn(properties, key) ? properties[key] : undefined;
      if (!property) return [key, member] as const;
      return [
        key,
        visit(member, { ...around, schema: follow(property), pointer: pointer + joinPointer(key) }),
      ] as const;
    });
    return Object.fromEntries(members);
  };

  const first = languages[0] ?? "";
  return visitWithin(root, { pointer: "", schema: contentJsonSchema(), own: first, isHidden: false });
}

/** Of a part that stands in some languages, the texts are in the one around it if that is among them, else in the first. */
function ownLanguage({ languages }: Record<string, unknown>, around: string): string {
  const named = languagesOf(languages);
  return named === undefined || named.includes(around) ? around : (named[0] ?? around);
}

/** Hides the parts that don't stand in a language. */
export function showIn(language: string): Enter {
  return (part) => {
    const named = languagesOf(part["languages"]);
    return named === undefined || named.includes(language) ? part : { ...part, hidden: true };
  };
}

/** The codes of languages in a list, as far as it is one. */
export function languagesOf(value: unknown): string[] | undefined {
  return Array.isArray(value) ? value.filter((code) => typeof code === "string") : undefined;
}

function follow(schema: JsonSchema | undefined): JsonSchema {
  return schema ? followReference(schema) : {};
}
