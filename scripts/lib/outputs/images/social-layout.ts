import { directionOf } from "../../../../schema/language.ts";
import type { ImageFonts } from "../../fonts/image-fonts.ts";
import type { SourcePicture } from "../output.ts";
import { renderCardPhoto } from "./card-photo.ts";
import { type Drawing, element } from "./draw.ts";
import { type SocialCard, socialSize, textOf } from "./social-card.ts";
import { openFaces } from "./text-layout/open-faces.ts";
import { drawLine, type Hand } from "./text-layout/set-line.ts";
import { type Measured, measureText } from "./text-layout/set-paragraph.ts";

const margin = 84;
const photoSide = 300;
/** `foot` is the y of the rule above the address, `floor` the lowest y of the content above it. */
const foot = 510;
const floor = foot - 20;

/** Line heights of titles and texts, in em, and letter spacing. */
interface Manner {
  title: number;
  text: number;
  spacing: number;
}

const latin: Manner = { title: 1.06, text: 1.4, spacing: -0.033 };

/** Scripts with marks above and below, or with glyphs that fill the line, need taller lines and no tight spacing. */
const manners: readonly (readonly [script: RegExp, manner: Manner])[] = [
  [/[\p{sc=Arab}\p{sc=Deva}\p{sc=Thai}]/u, { title: 1.36, text: 1.5, spacing: 0 }],
  [/[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u, { title: 1.22, text: 1.45, spacing: 0 }],
  [/\p{sc=Hebr}/u, { title: 1.12, text: 1.4, spacing: 0 }],
];

function mannerOf(text: string): Manner {
  return manners.find(([script]) => script.test(text))?.[1] ?? latin;
}

/** Lines of text, one below the other. */
interface Column {
  /** From the top of the first line to the bottom of the last, in pixels. */
  height: number;
  /** @param top top of the first line, in pixels */
  draw: (top: number) => string;
}

/** Lays out a page's image with the site's fonts and accent colour. */
export async function layOutSocialImage(
  card: SocialCard,
  fonts: ImageFonts,
  photo: SourcePicture | undefined,
): Promise<Drawing> {
  const { owner, title, text, address, palette, language } = card;
  const direction = directionOf(language) ?? "ltr";
  const words = textOf(card);
  const [display, plain] = await Promise.all([openFaces(words, fonts.display), openFaces(words, fonts.text)]);
  const shown = card.photo !== undefined && photo ? await renderCardPhoto(photo) : undefined;
  const width = socialSize.width - 2 * margin - (shown ? photoSide + 64 : 0);

  /** Aligns lines at the start side of the language's direction. */
  const arrange = (measured: Measured, faces: Hand["faces"], { color, size, pitch, ...room }: Arrangement): Column => {
    const lines = measured.set(room.width / size, room.most);
    const { ascender, descender } = faces[0]?.font.hExtents() ?? { ascender: 0, descender: 0 };
    const rise = (ascender + descender) / 2 / (faces[0]?.unitsPerEm ?? 1);
    const draw = (top: number) =>
      lines.map((line, index) => {
        const x = direction === "rtl" ? socialSize.width - margin - line.width * size : margin;
        return drawLine(line, { x, y: top + (index + 0.5) * pitch + rise * size, size });
      });
    return {
      height: lines.length * pitch,
      draw: (top) => element("g", { fill: color }, draw(top).join("")),
    };
  };
  const measure = (what: string, faces: Hand["faces"], spacing = 0) =>
    measureText(what, direction, { faces, language, spacing });
  const line = (what: string, faces: Hand["faces"], color: string, size: number) =>
    arrange(measure(what, faces), faces, {
      color,
      size,
      pitch: size * 1.3,
      width: socialSize.width - 2 * margin,
      most: 1,
    });

  const manner = mannerOf(title);
  const measuredTitle = measure(title, display, manner.spacing);
  const { size, lines } = fitTitle(measuredTitle, width, manner.title);
  const shownTitle = arrange(measuredTitle, display, {
    color: palette.text,
    size,
    pitch: size * manner.title,
    width: lines === undefined ? width : measuredTitle.balance(width / size) * size,
    most: 3,
  });
  const shownText = text === undefined ? undefined : arrangeText(text, lines === 1 ? 3 : 2);

  function arrangeText(what: string, most: number): Column {
    const measured = measure(what, plain);
    const [textSize, widest] = [32, Math.min(width, 900)];
    const takes = measured.count(widest / textSize);
    const isShort = takes !== undefined && takes <= most && what.length < 90;
    return arrange(measured, plain, {
      color: palette.muted,
      size: textSize,
      pitch: textSize * mannerOf(what).text,
      width: isShort ? measured.balance(widest / textSize) * textSize : widest,
      most,
    });
  }

  const head = owner === undefined ? undefined : line(owner, display, palette.text, 34);
  const begin = 64 + (head?.height ?? 0);
  const height = shownTitle.height + 76 + (shownText?.height ?? 0);
  const top = (begin + floor - height) / 2;
  const start = (length: number) => (direction === "rtl" ? socialSize.width - margin - length : margin);
  const bar = { x: start(96), y: top + shownTitle.height + 36, width: 96, height: 8, rx: 4, fill: palette.accent };
  const rule = { x: margin, y: foot, width: socialSize.width - 2 * margin, height: 2, fill: palette.line };
  const content = [
    element("rect", { ...socialSize, fill: palette.page }),
    head?.draw(64) ?? "",
    shownTitle.draw(top),
    element("rect", bar),
    shownText?.draw(top + shownTitle.height + 76) ?? "",
    shown ? drawPhoto(shown, direction === "rtl" ? margin : socialSize.width - margin - photoSide, begin) : "",
    element("rect", rule),
    line(address, plain, palette.muted, 26).draw(foot + 30),
  ];
  return { ...socialSize, content: content.join(""), hasPhoto: shown !== undefined };
}

interface Arrangement {
  color: string;
  size: number;
  /** Line height in pixels. */
  pitch: number;
  width: number;
  /** The maximum number of lines. */
  most: number;
}

function drawPhoto(src: string, x: number, begin: number): string {
  const y = (begin + floor - photoSide) / 2;
  const [side, half] = [photoSide, photoSide / 2];
  const circle = element("circle", { cx: x + half, cy: y + half, r: half });
  return (
    element("clipPath", { id: "photo" }, circle) +
    element("image", { x, y, width: side, height: side, href: src, "clip-path": "url(#photo)" })
  );
}

const titleSizes = [104, 96, 88, 80, 72, 64, 56, 48, 40];
const smallestTitle = 36;
const titleHeight = 184;

/** Returns the largest size at which no word of the title is broken and the text below still fits. */
function fitTitle(title: Measured, width: number, lineHeight: number): { size: number; lines: number | undefined } {
  for (const size of titleSizes) {
    const lines = title.count(width / size);
    if (lines !== undefined && lines <= 3 && lines * size * lineHeight <= titleHeight) return { size, lines };
  }
  return { size: smallestTitle, lines: undefined };
}
