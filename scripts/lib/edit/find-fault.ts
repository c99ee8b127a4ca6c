import { PostText } from "../../../schema/check/lists/post-text.ts";

/** Why a text isn't written to its file yet: nothing could read it there. */
export function findFault(path: string, text: string): string | undefined {
  if (/\p{Surrogate}/u.test(text)) return "It contains half of a character.";
  if (path.endsWith(".json")) {
    try {
      JSON.parse(text.replace(/^\ufeff/, ""));
    } catch {
      return "It can't be read as JSON yet.";
    }
  }
  const isFault = /\.mdx?$/.test(path) && new PostText(path, text).issues.length > 0;
  return isFault ? "What is above the text can't be read yet." : undefined;
}
