import { once } from "../source/once.ts";
import { buildJsonSchema } from "./json-schema.ts";

/** The JSON Schema of content, made once: not to be changed. */
export const contentJsonSchema = once(() => buildJsonSchema());
