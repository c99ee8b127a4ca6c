import { z } from "zod";
import { isObject } from "./arbitrary/json.ts";

type Schema = z.core.$ZodType;

/** The schema of a place in a sound value, as zod has it; undefined where zod's is none of its own. */
export function schemaAt(schema: Schema, value: unknown, [key, ...rest]: readonly string[]): Schema | undefined {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodPrefault)
    return schemaAt(schema.def.innerType, value, key === undefined ? [] : [key, ...rest]);
  if (key === undefined) return schema;
  if (schema instanceof z.ZodLazy) return schemaAt(schema.def.getter(), value, [key, ...rest]);
  if (schema instanceof z.ZodUnion) {
    const option = schema.def.options.find((one) => z.safeParse(one, value).success);
    return option && schemaAt(option, value, [key, ...rest]);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return schemaAt(schema.def.element, value[Number(key)], rest);
  if (!isObject(value)) return undefined;
  if (schema instanceof z.ZodRecord) return schemaAt(schema.def.valueType, value[key], rest);
  const member = schema instanceof z.ZodObject ? schema.shape[key] : undefined;
  return member && schemaAt(member, value[key], rest);
}
