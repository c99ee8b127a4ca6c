import { openContentSchema } from "./schema-walk.ts";
import { surveyContent } from "./survey.ts";

/** The files that content wants to show, each once; what is hidden needs none. Content may have any shape. */
export function listFiles(content: unknown): string[] {
  const { texts } = surveyContent(openContentSchema(), content);
  return [...new Set(texts.filter(({ kind }) => kind === "file").map(({ text }) => text))];
}
