import { type CheckOptions, checkComposed, composeContent, openContent } from "../check/check.ts";
import { indexContent } from "../check/content-index/content-index.ts";
import type { ListFiles } from "../check/lists/compose.ts";
import type { Content } from "../content.ts";
import type { Diagnostic } from "../messages/message.ts";
import type { TextFiles } from "../records/text-files.ts";
import type { JsonText } from "../source/json-text.ts";
import { type Edition, makeEditions } from "./editions/editions.ts";

export interface CheckedSite {
  /** The content as it is published, with its defaults filled in; undefined exactly when there is an error. */
  content: Content | undefined;
  /** The same in each of its languages, the first one first; none exactly when there is an error. */
  editions: readonly Edition[];
  diagnostics: Diagnostic[];
}

/**
 * Checks the text of a content file: syntax, keys and values, references, and what `options` know. Pure; never throws.
 * @param texts the texts that it keeps in files of their own
 * @param lists the same of lists
 */
export function checkContent(
  source: JsonText,
  options?: CheckOptions,
  texts?: TextFiles,
  lists?: ListFiles,
): CheckedSite {
  const composed = composeContent(openContent(source), lists);
  if (texts) composed.document.files = texts;
  const { checked, diagnostics } = checkComposed(composed, indexContent(composed), options);
  const editions = checked ? makeEditions(checked) : [];
  return { content: editions[0]?.content, editions, diagnostics };
}
