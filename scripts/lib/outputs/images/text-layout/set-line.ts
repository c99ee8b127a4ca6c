import { Direction, Feature, shape, Buffer as TextBuffer } from "harfbuzzjs";
import type { OpenFace } from "./open-faces.ts";
import { type Paragraph, type Run, splitRuns } from "./split-runs.ts";

/** How a text is set. */
export interface Hand {
  /** Each character uses the first face that has it. */
  faces: readonly OpenFace[];
  /** Language (BCP 47), which may decide a character's shape. */
  language: string;
  /** Letter spacing in em. Ligatures are then disabled. */
  spacing?: number;
}

/** A glyph and its position from the line's left end and baseline, in em, y upwards. */
interface PlacedGlyph {
  face: OpenFace;
  glyph: number;
  x: number;
  y: number;
  /** Index in the text of the glyph's first character. */
  index: number;
}

/** A line's glyphs from left to right. Lengths are in em. */
export interface SetLine {
  width: number;
  glyphs: readonly PlacedGlyph[];
}

/** Disables ligatures. */
const apart = ["liga", "clig"].map((tag) => new Feature(tag, 0));

/** Sets a range of a text as one line. HarfBuzz finds the glyphs and their positions. */
export function setLine(paragraph: Paragraph, start: number, end: number, hand: Hand): SetLine {
  const glyphs: PlacedGlyph[] = [];
  let x = 0;
  for (const run of splitRuns(paragraph, start, end, hand.faces)) {
    const { unitsPerEm } = run.face;
    const shaped = shapeRun(paragraph.text, run, hand);
    for (const [at, { codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }] of shaped.entries()) {
      const place = { x: x + xOffset / unitsPerEm, y: yOffset / unitsPerEm };
      glyphs.push({ face: run.face, glyph: codepoint, ...place, index: cluster });
      x += xAdvance / unitsPerEm;
      if (shaped[at + 1]?.cluster !== cluster) x += hand.spacing ?? 0;
    }
  }
  return { width: x, glyphs };
}

/** Shared, because a buffer's memory is freed only by garbage collection. */
const buffer = new TextBuffer();

function shapeRun(text: string, { start, end, level, face }: Run, { language, spacing }: Hand) {
  buffer.reset();
  buffer.addText(text, start, end - start);
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  buffer.setLanguage(language);
  buffer.guessSegmentProperties();
  shape(face.font, buffer, spacing ? apart : []);
  return buffer.getGlyphInfosAndPositions();
}

/** Writes a line as SVG paths. `x` is its left end, `y` its baseline, both in pixels. */
export function drawLine({ glyphs }: SetLine, { x, y, size }: { x: number; y: number; size: number }): string {
  return glyphs
    .map(({ face, glyph, ...place }) => {
      const outline = face.outlineOf(glyph);
      if (outline === "") return "";
      const scale = size / face.unitsPerEm;
      const [left, base] = [x + place.x * size, y - place.y * size];
      return `<path transform="matrix(${[scale, 0, 0, -scale, left, base].map(round).join(" ")})" d="${outline}"/>`;
    })
    .join("");
}

const round = (value: number) => Number(value.toFixed(5));

/** Returns the ink bounds of a line in em, from its left end and baseline, y upwards. */
export function inkOf({ glyphs }: SetLine): { left: number; right: number; bottom: number; top: number } {
  const boxes = glyphs.flatMap(({ face, glyph, x, y }) => {
    const { xBearing = 0, yBearing = 0, width = 0, height = 0 } = face.font.glyphExtents(glyph) ?? {};
    if (width === 0 || height === 0) return [];
    const [left, top] = [x + xBearing / face.unitsPerEm, y + yBearing / face.unitsPerEm];
    // Heights are negative: they extend downwards from the top.
    return [{ left, top, right: left + width / face.unitsPerEm, bottom: top + height / face.unitsPerEm }];
  });
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.min(...boxes.map(({ bottom }) => bottom)),
    top: Math.max(...boxes.map(({ top }) => top)),
  };
}
