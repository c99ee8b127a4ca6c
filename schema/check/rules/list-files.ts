import { cvFile } from "../../resolve/address.ts";
import { offersCv } from "./cv.ts";
import { openContentSchema } from "./schema-walk.ts";
import { surveyContent } from "./survey.ts";

/** The files that content wants to show, each once; what is hidden needs none. Content may have any shape. */
export function listFiles(content: unknown): string[] {
  const { texts, objects } = surveyContent(openContentSchema(), content);
  const pictures = texts.filter(({ kind }) => kind === "file").map(({ text }) => text);
  const documents = objects.some(({ value }) => offersCv(value)) ? [cvFile] : [];
  return [...new Set([...pictures, ...documents])];
}
