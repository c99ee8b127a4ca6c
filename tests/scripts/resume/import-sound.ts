import type { Content } from "../../../schema/content.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { type ImportOptions, importResume } from "../../../scripts/lib/importers/json-resume/import-resume.ts";

/** The content of an imported résumé, and the notes on its fields, by their paths. */
export function importSound(
  resume: unknown,
  options?: ImportOptions,
): {
  content: Content;
  text: string;
  told: Record<string, string>;
  empty: string[];
  values: { all: number; lost: number };
} {
  const { text, notes, empty, values } = importResume(resume, options);
  const { content, diagnostics } = checkContent(new JsonText("content.json", text));
  if (!content) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
  return { content, text, told: Object.fromEntries(notes.map(({ path, message }) => [path, message])), empty, values };
}
