import type { DrawnFace, DrawnLetters } from "../../../fonts/drawn-letters.ts";

/** Text without signs that typefaces lack (emoji); undefined where a letter is: half a name is worse than none. */
export function drawableText(text: string, faces: readonly DrawnFace[]): string | undefined {
  const isKnown = (character: string) => faces.some(({ has }) => has(character));
  const characters = [...text.normalize("NFC")];
  if (characters.some((character) => /[\p{L}\p{N}]/u.test(character) && !isKnown(character))) return undefined;
  return characters.filter(isKnown).join("").replace(/\s+/g, " ").trim() || undefined;
}

/** Everything that letters say of a picture's bytes: those that are not needed for its words say nothing. */
export function nameLetters(words: string, { display, text }: DrawnLetters): string[] {
  return [display, text].flatMap((list) => neededFaces(words, list)).map(({ name }) => name);
}

/** The first face that has a character is the one that is needed for it. Latin always is: it has space and dots. */
export function neededFaces(text: string, faces: readonly DrawnFace[]): DrawnFace[] {
  const needed = new Set([...` …${text}`].map((character) => faces.find(({ has }) => has(character))));
  return faces.filter((face) => needed.has(face));
}
