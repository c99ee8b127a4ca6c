import type { Font } from "satori";
import type { DrawnFace, DrawnLetters } from "../../fonts/drawn-letters.ts";

/** Text without signs that typefaces lack (emoji); undefined where a letter is: half a name is worse than none. */
export function drawableText(text: string, faces: readonly DrawnFace[]): string | undefined {
  const isKnown = (character: string) => faces.some(({ has }) => has(character));
  const characters = [...text.normalize("NFC")];
  if (characters.some((character) => /[\p{L}\p{N}]/u.test(character) && !isKnown(character))) return undefined;
  return characters.filter(isKnown).join("").replace(/\s+/g, " ").trim() || undefined;
}

/** The families for some text, the first of them first, as CSS has them. */
export function fontFamilies(text: string, faces: readonly DrawnFace[]): string {
  return neededFaces(text, faces)
    .map(({ name }) => JSON.stringify(name))
    .join(", ");
}

/** Everything that letters say of a picture's bytes: those that are not needed for its words say nothing. */
export function nameLetters(words: string, { display, text }: DrawnLetters): string[] {
  return [display, text].flatMap((list) => neededFaces(words, list)).map(({ name }) => name);
}

const loaded = new Map<string, Promise<Font[]>>();

/** The files of those families. The same list for the same families: satori reads each list once. */
export function loadFonts(text: string, letters: DrawnLetters): Promise<Font[]> {
  const faces = new Map(
    [letters.display, letters.text].flatMap((list) => neededFaces(text, list)).map((face) => [face.name, face]),
  );
  const key = [...faces.keys()].join();
  const fonts = loaded.get(key) ?? Promise.all([...faces.values()].map(readFont));
  loaded.set(key, fonts);
  return fonts;
}

/** Each face is a family by itself, which has one weight. */
async function readFont({ name, load }: DrawnFace): Promise<Font> {
  return { name, data: Buffer.from(await load()), weight: 400, style: "normal" };
}

/** The first face that has a character is the one that is needed for it. Latin always is: it has the space. */
function neededFaces(text: string, faces: readonly DrawnFace[]): DrawnFace[] {
  const needed = new Set([...` ${text}`].map((character) => faces.find(({ has }) => has(character))));
  return faces.filter((face) => needed.has(face));
}
