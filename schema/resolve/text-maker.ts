import { fillPlaceholders, noValues, type PlaceholderValues } from "../localize/placeholders.ts";
import type { Logo } from "../pictures/image.ts";
import type { ResolvedImage } from "../pictures/picture.ts";
import { type Body, textsOf } from "../primitives.ts";
import { makeParagraph } from "../rich-text/make-blocks.ts";
import type { LineMaker, TreeMaker } from "../rich-text/make-inline.ts";
import { openingOf } from "../rich-text/reading-time.ts";
import { parseInline, parseLongText } from "../rich-text/rich-text.ts";
import type { Inline, InlineText, LongText } from "../rich-text/tree.ts";
import type { Typesetter } from "../rich-text/typesetter.ts";
import { betweenParagraphs, isText, mapText, type Run, type Text } from "../text.ts";
import type { TextMaker } from "../texts.ts";

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
export function makeInlineText(text: Text, make: LineMaker): InlineText {
  if (typeof text === "string") return parseInline(text, make);
  const children = text.children.map((part) => (part === betweenParagraphs ? gap : makeInlineText(part, make)));
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
  const words = (text: Text) => makeInlineText(text, make);
  const literal = { ...make, fill: (words: string) => fillPlaceholders(words, noValues) };
  const blocks = (text: Text, level: number, maker: typeof make): LongText<ResolvedImage> =>
    typeof text === "string" ? parseLongText(text, level, maker) : inRun(text, (part) => blocks(part, level, maker));
  return {
    words,
    longText: ({ paragraphs, body, isLiteral }, level) =>
      body === undefined
        ? (paragraphs ?? []).map((paragraph) => makeParagraph([words(paragraph)].flat()))
        : textsOf(body).flatMap((text) => blocks(text, Math.min(level, 6), isLiteral ? literal : make)),
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

/** The beginning of a post as one line of plain text. */
export function readOpening(body: Body): Text | undefined {
  const opening = openingOf(body);
  return opening && mapText(opening, (words) => fillPlaceholders(words, noValues));
}
