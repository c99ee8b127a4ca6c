import { z } from "zod";
import { isTranslation } from "../json-schema/translatable.ts";
import { isTranslated } from "../kinds.ts";
import { onceForEach } from "../source/once.ts";

type Schema = z.core.$ZodType;

/**
 * Lets every translatable value of a schema also be an object of translations. `acceptTranslations` does the same to
 * the JSON Schema.
 */
export const allowTranslations = onceForEach((schema: Schema): Schema => {
  const inner = allowWithin(schema);
  return isTranslatable(schema) ? orTranslations(schema, inner) : inner;
});

function allowWithin(schema: Schema): Schema {
  if (schema instanceof z.ZodObject) {
    const members = Object.entries<Schema>(schema.def.shape).map(
      ([key, part]) => [key, allowTranslations(part)] as const,
    );
    return z.core.clone(schema, { ...schema.def, shape: Object.fromEntries(members) });
  }
  if (schema instanceof z.ZodArray)
    return z.core.clone(schema, { ...schema.def, element: allowTranslations(schema.def.element) });
  if (schema instanceof z.ZodUnion)
    return z.core.clone(schema, { ...schema.def, options: schema.def.options.map(allowTranslations) });
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return z.core.clone(schema, { ...schema.def, innerType: allowTranslations(schema.def.innerType) });
  if (schema instanceof z.ZodLazy) return z.lazy(() => allowTranslations(schema.def.getter()));
  return schema;
}

/** The zod counterpart of `isTranslatable` for JSON Schema. */
function isTranslatable(schema: Schema): boolean {
  // A body is Markdown, a list of it, or the name of a file.
  if (schema instanceof z.ZodUnion) return schema.def.options.some((option) => isTranslated(kindOf(option)));
  return isTranslated(kindOf(schema)) || (schema instanceof z.ZodArray && isText(schema.def.element));
}

const kindOf = (schema: Schema) => z.globalRegistry.get(schema)?.kind;

const isText = (schema: Schema) => schema instanceof z.ZodString && isTranslated(kindOf(schema));

function orTranslations(single: Schema, inner: Schema): Schema {
  const own = single instanceof z.ZodObject ? Object.keys(single.def.shape) : [];
  return z.unknown().transform((value, { issues }) => {
    const parse = (schema: Schema, part: unknown, path: string[]) => {
      const { data, error } = z.safeParse(schema, part);
      for (const issue of error?.issues ?? [])
        issues.push({ code: "custom", input: part, message: issue.message, path: [...path, ...issue.path] });
      return data;
    };
    if (!isTranslation(value, own)) return parse(inner, value, []);
    return Object.fromEntries(Object.entries(value).map(([code, part]) => [code, parse(single, part, [code])]));
  });
}
