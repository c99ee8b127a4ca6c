import { foreignAttributes, putMark, readMark } from "../foreign.ts";
import type { Logo } from "../pictures/image.ts";
import type { ResolvedImage } from "../pictures/picture.ts";
import { type Body, textsOf } from "../primitives.ts";
import type { TextMaker } from "../texts.ts";
import type { LineMaker, TreeMaker } from "../words/make-inline.ts";
import { openingOf } from "../words/read-text.ts";
import type { LongText, Words } from "../words/tree.ts";
import type { Typesetter } from "../words/typesetter.ts";
import { readLongText, readWords } from "../words/words.ts";
import { fillPlaceholders, type PlaceholderValues } from "./text.ts";

/** What texts with form are made with. */
export interface TextMaterial {
  values: PlaceholderValues;
  href: (href: string) => string;
  image: (image: Logo) => ResolvedImage;
  /** An id that nothing else on the page has. */
  newId: (prefix: string) => string;
  typesetter: Typesetter;
}

/** A sentence or more, with its form: what is in another language says so around it. */
export function makeWords(text: string, make: LineMaker): Words {
  const foreign = readMark(text);
  if (!foreign) return readWords(text, make);
  const inner = readWords(foreign.text, make);
  if (typeof inner === "string") return putMark(inner, foreign.mark);
  return [{ type: "foreign", ...foreignAttributes(foreign.mark), children: inner }];
}

/** Makes texts with form what views show: their marks are read first, so that no name that is filled in can have any. */
export function makeTexts({ values, href, image, newId, typesetter }: TextMaterial): TextMaker {
  const make: TreeMaker<ResolvedImage> = {
    fill: (words) => fillPlaceholders(words, values),
    href,
    picture: (src, alt) => image({ src, alt }),
    newId,
    typesetter,
  };
  const words = (text: string) => makeWords(text, make);
  const blocks = (text: string, level: number): LongText<ResolvedImage> => {
    const foreign = readMark(text);
    if (!foreign) return readLongText(text, level, make);
    const children = readLongText(foreign.text, level, make);
    return [{ type: "foreign", ...foreignAttributes(foreign.mark), children }];
  };
  return {
    words,
    longText: ({ paragraphs, body }, level) =>
      body === undefined
        ? (paragraphs ?? []).map((paragraph) => {
            const inner = words(paragraph);
            return typeof inner === "string" ? inner : { type: "paragraph", children: inner };
          })
        : textsOf(body).flatMap((text) => blocks(text, Math.min(level, 6))),
  };
}

/** How a longer text begins, in a line without form: what is in another language says so around it. */
export function sayOpening(body: Body, values: PlaceholderValues): string | undefined {
  const [first = ""] = textsOf(body);
  const foreign = readMark(first);
  const opening = openingOf(foreign?.text ?? body);
  const filled = opening && fillPlaceholders(opening, values);
  return foreign && filled ? putMark(filled, foreign.mark) : filled;
}
