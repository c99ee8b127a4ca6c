import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ResolvedImage } from "../../../schema/pictures/picture.ts";
import type { Inline, InlineText as InlineTextValue } from "../../../schema/rich-text/tree.ts";
import type { Text } from "../../../schema/text.ts";
import { plain } from "../../text.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { Picture } from "../pictures/picture.tsx";
import { SiteLink } from "../site-link.tsx";
import { Formula } from "./formula.tsx";
import { NoteMark } from "./note-mark.tsx";
import { drawRun, drawText, textProps } from "./text.tsx";

type Phrase = Inline<ResolvedImage>;

/** Renders rich text or a plain text. */
export function InlineText({ words }: { words: InlineTextValue | Phrase[] }): ReactNode {
  if (!Array.isArray(words)) return drawText(words);
  return words.map((phrase, index) => <Phrase key={index} phrase={phrase} />);
}

/** A paragraph, or the element that `as` names; null without text. */
export function Paragraph({ words, ...paragraph }: { words: InlineTextValue | undefined } & HTMLChakraProps<"p">) {
  if (words === undefined) return null;
  return (
    <chakra.p {...paragraph}>
      <InlineText words={words} />
    </chakra.p>
  );
}

/** Props of an element that contains only these words. */
export function inlineTextProps(words: Phrase[]): ReturnType<typeof textProps> {
  const [only = "", ...others] = words;
  if (others.length > 0 || !isText(only)) return { children: <InlineText words={words} /> };
  return textProps(only);
}

function isText(phrase: Phrase): phrase is Text {
  return typeof phrase === "string" || (phrase.type === "run" && phrase.children.every(isText));
}

const elements = { strong: "strong", emphasis: "em", delete: "del" } as const;

function Phrase({ phrase }: { phrase: Phrase }): ReactNode {
  if (typeof phrase === "string") return phrase;
  switch (phrase.type) {
    case "break":
      return <br />;
    case "inlineCode":
      return <InlineCode>{phrase.value}</InlineCode>;
    case "link":
      return (
        <SiteLink href={phrase.href}>
          <InlineText words={phrase.children} />
        </SiteLink>
      );
    case "image":
      return <TextPicture image={phrase.image} />;
    case "run":
      return drawRun(phrase, [<InlineText key="words" words={phrase.children} />]);
    case "formula":
      return <Formula formula={phrase} />;
    case "noteReference":
      return <NoteMark reference={phrase} />;
    case "sub":
    case "sup":
    case "kbd":
    case "mark":
    case "abbr":
      return <Marked marked={phrase} />;
    default: {
      const Element = elements[phrase.type];
      return (
        <Element>
          <InlineText words={phrase.children} />
        </Element>
      );
    }
  }
}

/** What Markdown has no marks for. */
function Marked({ marked: { type, title, children } }: { marked: Extract<Phrase, { title?: Text }> }) {
  return (
    <chakra.span as={type} css={useStyles("richText").marked} {...(title !== undefined && { title: plain(title) })}>
      <InlineText words={children} />
    </chakra.span>
  );
}

function InlineCode({ children }: { children: string }) {
  return <chakra.code css={useStyles("richText").inlineCode}>{children}</chakra.code>;
}

/** A picture within text: at most as wide as the text, in its own aspect ratio. */
function TextPicture({ image }: { image: ResolvedImage }) {
  return <Picture isNatural image={image} sizes="(min-width: 42rem) 38rem, 92vw" css={useStyles("richText").picture} />;
}
