import { fillPlaceholders, type PlaceholderValues } from "../localize/placeholders.ts";
import type { Logo } from "../pictures/image.ts";
import type { ResolvedImage } from "../pictures/picture.ts";
import { type Body, textsOf } from "../primitives.ts";
import { betweenParagraphs, isText, mapText, type Run, type Text } from "../text.ts";
import type { TextMaker } from "../texts.ts";
import { makeParagraph } from "../words/make-blocks.ts";
import type { LineMaker, TreeMaker } from "../words/make-inline.ts";
import { openingOf } from "../words/read-text.ts";
import type { Inline, LongText, Words } from "../words/tree.ts";
import type { Typesetter } from "../words/typesetter.ts";
import { readLongText, readWords } from "../words/words.ts";

export interface TextMaterial {
  values: PlaceholderValues;
  href: (href: string) => string;
  image: (image: Logo) => ResolvedImage;
  /** Returns an id that is unique on the page. */
  newId: (prefix: string) => string;
  typesetter: Typesetter;
}

const gap: Inline<never>[] = [{ type: "break" }, { type: "break" }];

/** Parses inline Markdown. A text in another language is a run. */
export function makeWords(text: Text, make: LineMaker): Words {
  if (typeof text === "string") return readWords(text, make);
  const children = text.children.map((part) => (part === betweenParagraphs ? gap : makeWords(part, make)));
  return children.every(isText) ? { ...text, children } : [{ ...text, children: children.flat() }];
}

/** Turns Markdown into what views show. Placeholders are filled in after parsing, so names can't contain markup. */
export function makeTexts({ values, href, image, newId, typesetter }: TextMaterial): TextMaker {
  const make: TreeMaker<ResolvedImage> = {
    fill: (words) => fillPlaceholders(words, values),
    href,
    picture: (src, alt) => image({ src, alt }),
    newId,
    typesetter,
  };
  const words = (text: Text) => makeWords(text, make);
  const blocks = (text: Text, level: number): LongText<ResolvedImage> =>
    typeof text === "string" ? readLongText(text, level, make) : inRun(text, (part) => blocks(part, level));
  return {
    words,
    longText: ({ paragraphs, body }, level) =>
      body === undefined
        ? (paragraphs ?? []).map((paragraph) => makeParagraph([words(paragraph)].flat()))
        : textsOf(body).flatMap((text) => blocks(text, Math.min(level, 6))),
  };
}

/** The blocks of a run. In the page's language they have no element around them, so each names the node itself. */
function inRun<P>({ children: parts, ...run }: Run<Text>, read: (part: Text) => LongText<P>): LongText<P> {
  const children = parts.flatMap(read);
  if (run.lang !== undefined) return [{ ...run, children }];
  return children.map((block) =>
    typeof block === "string"
      ? { type: "paragraph", children: [{ ...run, children: [block] }] }
      : { node: run.node, ...block },
  );
}

/** The beginning of a longer text as one line of plain text. */
export function sayOpening(body: Body, values: PlaceholderValues): Text | undefined {
  const opening = openingOf(body);
  return opening && mapText(opening, (words) => fillPlaceholders(words, values));
}
