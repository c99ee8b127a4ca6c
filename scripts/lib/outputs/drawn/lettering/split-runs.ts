import makeBidi from "bidi-js";
import type { OpenFace } from "./open-faces.ts";

const bidi = makeBidi();

/** A text with how deep each of its letters lies: at odd levels it runs from right to left (UAX #9). */
export interface Paragraph {
  text: string;
  levels: Uint8Array;
}

/** A part of a text that is of one face and runs in one direction. */
export interface Run {
  start: number;
  end: number;
  level: number;
  face: OpenFace;
}

/** Finds in which direction each part of a text runs. `around`: that of what the text stands in. */
export function readParagraph(text: string, around: "ltr" | "rtl"): Paragraph {
  const { levels } = bidi.getEmbeddingLevels(text, directionOfText(text, around));
  return { text, levels };
}

/** A text follows what is around it where it has a letter of that direction; a foreign one follows its own. */
function directionOfText(text: string, around: "ltr" | "rtl"): "ltr" | "rtl" {
  const types = new Set([...text].map((character) => bidi.getBidiCharTypeName(character)));
  const [hasLeft, hasRight] = [types.has("L"), types.has("R") || types.has("AL")];
  if (hasLeft === hasRight) return around;
  return hasRight ? "rtl" : "ltr";
}

/** What readers take for a letter, with all its marks. */
export const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The parts of a line of a text as they stand from left to right. */
export function splitRuns({ text, levels }: Paragraph, start: number, end: number, faces: readonly OpenFace[]): Run[] {
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(text.slice(start, end))) {
    const whole = findFace(segment, faces);
    let at = start + index;
    // A letter and its marks are of one face, if there is one that has them.
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

/** From the deepest level up, what lies next to each other at a level or deeper is turned round (UAX #9, L2). */
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
