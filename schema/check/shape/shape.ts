import type { ErrorObject } from "ajv";
import { type Content, content } from "../../content.ts";
import { type Finding, find } from "../../messages/messages.ts";
import type { JsonText } from "../../source/json-text.ts";
import { joinPointer } from "../../source/place.ts";
import { translateKeys } from "./key-mistakes.ts";
import { mostErrors } from "./limit-errors.ts";
import { loadValidator } from "./validator.ts";
import { translateValue } from "./value-mistakes.ts";

/** In characters. Of fewer zod has read the values before it could have compiled what reads them faster. */
const muchText = 200_000;

/** How much has been read so far: in a minute of editing, or in a folder of sites, small texts are much, too. */
let readSoFar = 0;

/** Checks the keys and values: by ajv against the JSON Schema, then by zod, which also fills in defaults. */
export function checkShape(source: JsonText): { content: Content | undefined; findings: Finding[] } {
  const { value } = source;
  const validate = loadValidator();
  if (!validate(value)) return { content: undefined, findings: translateErrors(validate.errors ?? [], source) };
  readSoFar += source.text.length;
  const result = content.safeParse(value, { jitless: readSoFar < muchText });
  if (result.success) return { content: result.data, findings: [] };
  return { content: undefined, findings: translateIssues(result.error.issues) };
}

/** Turns ajv's errors into one mistake a cause. */
export function translateErrors(errors: readonly ErrorObject[], source: JsonText): Finding[] {
  const ofKeys = new Map<string, ErrorObject[]>();
  const ofValues = new Map<string, ErrorObject[]>();
  for (const error of errors.slice(0, mostErrors)) {
    // "if" only says that its "then" failed, which has told why.
    if (error.keyword === "if") continue;
    const groups = error.keyword === "required" || error.keyword === "additionalProperties" ? ofKeys : ofValues;
    const group = groups.get(error.instancePath);
    if (group) group.push(error);
    else groups.set(error.instancePath, [error]);
  }
  const values = [...ofValues.values()]
    .map((group) => translateValue(group, source))
    .filter((finding) => finding !== undefined);
  return [...[...ofKeys.values()].flatMap((group) => translateKeys(group, source)), ...values];
}

/** What zod refuses though ajv let it pass: a rule that JSON Schema can't say, or a disagreement of the two. */
export function translateIssues(issues: readonly { path: readonly PropertyKey[]; message: string }[]): Finding[] {
  return issues.map(({ path, message }) =>
    find("refused-value", joinPointer(...path.map(String)), { reason: message }),
  );
}
