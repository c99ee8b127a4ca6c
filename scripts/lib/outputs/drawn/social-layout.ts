import type { ReactNode } from "react";
import type { DrawnLetters } from "../../fonts/drawn-letters.ts";
import type { SourcePicture } from "../output.ts";
import { renderCardPhoto } from "./card-photo.ts";
import { box, type Drawing, image, type Palette, paragraph } from "./draw.ts";
import { fontFamilies } from "./fonts.ts";

/** What the large networks ask for, in pixels. */
export const socialSize = { width: 1200, height: 630 } as const;

/** Everything that decides what a picture looks like. */
export interface SocialCard {
  /** Whose page it is, where the title does not say. */
  owner: string | undefined;
  title: string;
  text: string | undefined;
  address: string;
  /** The names of the faces that it is written in. */
  letters: readonly string[];
  palette: Palette;
  /** The digest of the photo that is shown, if one is. */
  photo: string | undefined;
}

const margin = 84;
const photoSide = 300;

/** All that a page's picture says. */
export function wordsOf({ owner, title, text, address }: Omit<SocialCard, "letters">): string {
  return [owner, title, text, address].filter((line) => line !== undefined).join(" ");
}

/** Lays out a page's picture: the type of the pages, their accent, and room around it. */
export async function layOutSocialImage(
  card: SocialCard,
  letters: DrawnLetters,
  photo: SourcePicture | undefined,
): Promise<Drawing> {
  const { owner, title, text, address, palette } = card;
  const words = wordsOf(card);
  const titleFamilies = fontFamilies(words, letters.display);
  const isLatin = !/[\u0900-\u097f]/.test(title);
  const shown = card.photo !== undefined && photo ? await renderCardPhoto(photo) : undefined;
  const width = socialSize.width - 2 * margin - (shown ? photoSide + 64 : 0);
  const lineHeight = isLatin ? 1.06 : 1.35;
  const { size, lines } = fitTitle(title, width, lineHeight);
  const column = box(
    { flexDirection: "column", justifyContent: "center", width, flexGrow: 1 },
    paragraph(
      {
        lineClamp: 3,
        fontSize: size,
        lineHeight,
        // Letters under a common line must touch.
        letterSpacing: isLatin ? -0.033 * size : 0,
        fontFamily: titleFamilies,
        color: palette.text,
        wordBreak: "break-word",
      },
      title,
    ),
    box({ width: 96, height: 8, borderRadius: 4, marginTop: 36, marginBottom: 32, background: palette.accent }),
    text === undefined
      ? null
      : paragraph(
          {
            lineClamp: lines > 1 ? 2 : 3,
            fontSize: 32,
            lineHeight: 1.4,
            color: palette.muted,
            maxWidth: 900,
            textWrap: text.length < 90 ? "balance" : "wrap",
          },
          text,
        ),
  );
  const content = box(
    {
      flexDirection: "column",
      boxSizing: "border-box",
      width: "100%",
      height: "100%",
      padding: `64px ${margin}px 56px`,
      background: palette.page,
      fontFamily: fontFamilies(words, letters.text),
    },
    owner === undefined ? null : line(owner, { color: palette.text, size: 34, fontFamily: titleFamilies }),
    box(
      { flexGrow: 1, alignItems: "center", justifyContent: "space-between" },
      column,
      shown ? image({ width: photoSide, height: photoSide, borderRadius: photoSide / 2 }, shown) : null,
    ),
    box({ borderTop: `2px solid ${palette.line}`, paddingTop: 28 }, line(address, { color: palette.muted, size: 26 })),
  );
  return { ...socialSize, content, letters, text: words, hasPhoto: shown !== undefined };
}

function line(text: string, { size, ...style }: { color: string; size: number; fontFamily?: string }): ReactNode {
  return paragraph({ lineClamp: 1, fontSize: size, lineHeight: 1.3, ...style }, text);
}

const titleSizes = [104, 96, 88, 80, 72, 64, 56, 48, 40];
const smallestTitle = 36;
const titleHeight = 230;

/** The largest size at which a title keeps its words whole and leaves room for the text under it. */
function fitTitle(title: string, width: number, lineHeight: number): { size: number; lines: number } {
  for (const size of titleSizes) {
    // A letter is a little more than half as wide as it is high, in every typeface here.
    const lines = countLines(title, Math.floor(width / (0.57 * size)));
    if (lines !== undefined && lines * size * lineHeight <= titleHeight) return { size, lines };
  }
  return { size: smallestTitle, lines: 3 };
}

/** How many lines a text takes; undefined where a word is longer than a line. */
function countLines(text: string, lettersPerLine: number): number | undefined {
  let lines = 1;
  let used = 0;
  for (const word of text.split(" ")) {
    if (word.length > lettersPerLine) return undefined;
    if (used > 0 && used + 1 + word.length > lettersPerLine) {
      lines += 1;
      used = word.length;
    } else used += (used > 0 ? 1 : 0) + word.length;
  }
  return lines;
}
