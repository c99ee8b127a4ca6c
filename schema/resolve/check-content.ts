import { type CheckOptions, checkComposed, composeContent, openContent } from "../check/check.ts";
import { indexContent } from "../check/content-index/content-index.ts";
import type { ListFiles } from "../check/lists/compose.ts";
import type { Content } from "../content.ts";
import type { Diagnostic } from "../messages/message.ts";
import type { TextFiles } from "../records/text-files.ts";
import type { JsonText } from "../source/json-text.ts";
import { type LocalizedContent, localizeContent } from "./localized-content.ts";

export interface CheckedSite {
  /** Content to publish, with defaults filled in; undefined if and only if there is an error. */
  content: Content | undefined;
  /** The content in each language, the first one first; empty if and only if there is an error. */
  locales: readonly LocalizedContent[];
  diagnostics: Diagnostic[];
}

/**
 * Checks syntax, keys, values and references, with the facts in `options`. Pure; never throws.
 * @param texts the text files that it names
 * @param lists the files of lists that it names
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
  const locales = checked ? localizeContent(checked) : [];
  return { content: locales[0]?.content, locales, diagnostics };
}
