import { canBeSeen } from "../../../../schema/check/rules/texts.ts";

/** Words of which several stand in one text, as people list them: "Go, SQL (Postgres, SQLite)" are two. */
export function splitWords(text: string): string[] {
  const words = text.split(/[,;\n](?![^()]*\))/).map((word) => word.trim());
  return words.filter(canBeSeen);
}
