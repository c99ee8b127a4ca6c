import type fc from "fast-check";
import { jsonSchema } from "../validators.ts";
import { schemaArbitrary } from "./from-schema.ts";
import { copyJson, isObject } from "./json.ts";
import { giveMeaning } from "./meaning.ts";
import { anyString, plausibleStrings } from "./strings.ts";

export interface ContentOptions {
  /** Whether the documents also make sense: unique names, a home page, references that resolve, readable texts. */
  meaningful?: boolean;
  /** The picture files that meaningful documents may name, seen from the folder of `content.json`. */
  files?: readonly string[];
}

/** Sound documents: content as far as the schema can say, and wholly sound if `meaningful`. */
export function contentArbitrary({
  meaningful = false,
  files = ["assets/photo.png"],
}: ContentOptions = {}): fc.Arbitrary<unknown> {
  if (!meaningful) return schemaArbitrary(jsonSchema, anyString, 1);
  return schemaArbitrary(jsonSchema, plausibleStrings(files), 2).map((document) => {
    const copy = copyJson(document);
    if (isObject(copy)) giveMeaning(copy);
    return copy;
  });
}
