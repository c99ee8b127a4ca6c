import makeBidi from "bidi-js";
import type { OpenFace } from "./open-faces.ts";

const bidi = makeBidi();

/** A text and the embedding level of each character. Odd levels are right-to-left (UAX #9). */
export interface Paragraph {
  text: string;
  levels: Uint8Array;
}

/** A part of a text in one face and direction. */
export interface Run {
  start: number;
  end: number;
  level: number;
  face: OpenFace;
}

/** Computes the embedding levels of a text. `around` is the direction of its context. */
export function readParagraph(text: string, around: "ltr" | "rtl"): Paragraph {
  const { levels } = bidi.getEmbeddingLevels(text, directionOfText(text, around));
  return { text, levels };
}

/** A text in only one direction has that direction. Any other takes its context's. */
function directionOfText(text: string, around: "ltr" | "rtl"): "ltr" | "rtl" {
  const types = new Set([...text].map((character) => bidi.getBidiCharTypeName(character)));
  const [hasLeft, hasRight] = [types.has("L"), types.has("R") || types.has("AL")];
  if (hasLeft === hasRight) return around;
  return hasRight ? "rtl" : "ltr";
}

/** User-perceived characters, each with its combining marks. */
export const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Returns a line's runs in visual order. */
export function splitRuns({ text, levels }: Paragraph, start: number, end: number, faces: readonly OpenFace[]): Run[] {
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(text.slice(start, end))) {
    const whole = findFace(segment, faces);
    let at = start + index;
    // If any face has all of a grapheme, the grapheme uses only that one.
    for (const piece of whole ? [segment] : segment) {
      const face = whole ?? findFace(piece, faces) ?? faces[0];
      const level = levels[at] ?? 0;
      const last = runs.at(-1);
      if (last && last.face === face && last.level === level) last.end += piece.length;
      else if (face) runs.push({ start: at, end: at + piece.length, level, face });
      at += piece.length;
    }
  }
  return orderRuns(runs);
}

function findFace(grapheme: string, faces: readonly OpenFace[]): OpenFace | undefined {
  const seen = [...grapheme].filter((character) => !/\p{Default_Ignorable_Code_Point}/u.test(character));
  return faces.find(({ has }) => seen.every(has));
}

/** Reverses adjacent runs, from the highest level down (UAX #9, L2). */
function orderRuns(runs: Run[]): Run[] {
  const deepest = Math.max(0, ...runs.map(({ level }) => level));
  let ordered = runs;
  for (let level = deepest; level > 0; level -= 1) {
    const next: Run[] = [];
    let turned: Run[] = [];
    for (const run of ordered) {
      if (run.level >= level) turned.unshift(run);
      else {
        next.push(...turned, run);
        turned = [];
      }
    }
    ordered = [...next, ...turned];
  }
  return ordered;
}
