import type { Logo } from "../image.ts";
import type { ResolvedImage } from "../picture.ts";
import { textsOf } from "../primitives.ts";
import type { TextMaker } from "../texts.ts";
import type { TreeMaker } from "../words/make-inline.ts";
import type { Typesetter } from "../words/typesetter.ts";
import { readLongText, readWords } from "../words/words.ts";
import { fillPlaceholders, type PlaceholderValues } from "./text.ts";

/** What texts with form are made with. */
export interface TextMaterial {
  values: PlaceholderValues;
  href: (href: string) => string;
  image: (image: Logo) => ResolvedImage;
  typesetter: Typesetter;
}

/** Makes texts with form what views show: their marks are read first, so that no name that is filled in can have any. */
export function makeTexts({ values, href, image, typesetter }: TextMaterial): TextMaker {
  const make: TreeMaker<ResolvedImage> = {
    fill: (words) => fillPlaceholders(words, values),
    href,
    picture: (src, alt) => image({ src, alt }),
    typesetter,
  };
  return {
    words: (text) => readWords(text, make),
    longText: ({ paragraphs, body }, level) =>
      body === undefined
        ? (paragraphs ?? []).map((paragraph) => {
            const words = readWords(paragraph, make);
            return typeof words === "string" ? words : { type: "paragraph", children: words };
          })
        : textsOf(body).flatMap((text) => readLongText(text, Math.min(level, 6), make)),
  };
}
