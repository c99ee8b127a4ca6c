import fc from "fast-check";
import type { JsonSchema } from "../../../schema/json-schema/schema-parts.ts";
import { schemaArbitrary } from "../../support/arbitrary/from-schema.ts";
import { resumeSchema } from "./resume-schema.ts";

/** What people write into résumés, and what of it a careless reader or writer would change. */
const words = `motor Señor 日本語 👩🏽‍💻 <b> </script> & "quoted" \\ $& %20 C++ __proto constructor null (x) #1`.split(
  " ",
);

/** A text that occurs once in a résumé, so that its way into the content can be followed. */
const text = fc
  .tuple(fc.subarray(words, { maxLength: 3 }), fc.nat(1_000_000_000))
  .map(([chosen, number]) => [...chosen, `n${number}`].join(" "));

const address = fc.nat(1_000_000).map((number) => `https://site-${number}.org/a?b=${number}`);
const twoDigits = (max: number) => fc.integer({ min: 1, max }).map((value) => String(value).padStart(2, "0"));
const date = fc
  .tuple(fc.integer({ min: 1980, max: 2024 }), twoDigits(12), twoDigits(28), fc.integer({ min: 1, max: 3 }))
  .map(([year, month, day, precision]) => [year, month, day].slice(0, precision).join("-"));

function makeText(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.pattern !== undefined) return date;
  if (schema.format === "uri") return address;
  if (schema.format === "email") return fc.nat(1_000_000).map((number) => `n${number}@site.org`);
  if (schema.description?.startsWith("Phone numbers")) return fc.stringMatching(/^\+[1-9][0-9] [0-9]{4} [0-9]{4}$/);
  if (schema.description?.startsWith("code as per ISO-3166")) return fc.constantFrom("US", "IN", "DE", "GB", "CI");
  return text;
}

/** Résumés made from nothing but the JSON Resume schema; each says something in every value it has. */
export const resumes: fc.Arbitrary<unknown> = schemaArbitrary(resumeSchema, makeText, 2);
