import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ResolvedImage } from "../../../schema/pictures/picture.ts";
import type { Text } from "../../../schema/text.ts";
import type { Words as FormedWords, Inline } from "../../../schema/words/tree.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { Picture } from "../pictures/picture.tsx";
import { SiteLink } from "../site-link.tsx";
import { Formula } from "./formula.tsx";
import { NoteMark } from "./note-mark.tsx";
import { drawRun, drawText, textProps } from "./text.tsx";

type Phrase = Inline<ResolvedImage>;

/** Renders rich text or a plain text. */
export function Words({ words }: { words: FormedWords | Phrase[] }): ReactNode {
  return Array.isArray(words) ? words.map((phrase, index) => <Phrase key={index} phrase={phrase} />) : drawText(words);
}

/** A paragraph, or the element that `as` names; null without text. */
export function Paragraph({ words, ...paragraph }: { words: FormedWords | undefined } & HTMLChakraProps<"p">) {
  if (words === undefined) return null;
  return (
    <chakra.p {...paragraph}>
      <Words words={words} />
    </chakra.p>
  );
}

/** Props of an element that contains only these words. */
export function wordsProps(words: Phrase[]): ReturnType<typeof textProps> {
  const [only = "", ...others] = words;
  return others.length === 0 && isText(only) ? textProps(only) : { children: <Words words={words} /> };
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
          <Words words={phrase.children} />
        </SiteLink>
      );
    case "image":
      return <TextPicture image={phrase.image} />;
    case "run":
      return drawRun(phrase, [<Words key="words" words={phrase.children} />]);
    case "formula":
      return <Formula formula={phrase} />;
    case "noteReference":
      return <NoteMark reference={phrase} />;
    default: {
      const Element = elements[phrase.type];
      return (
        <Element>
          <Words words={phrase.children} />
        </Element>
      );
    }
  }
}

function InlineCode({ children }: { children: string }) {
  return <chakra.code css={useStyles("richText").inlineCode}>{children}</chakra.code>;
}

/** A picture within text: at most as wide as the text, in its own aspect ratio. */
function TextPicture({ image }: { image: ResolvedImage }) {
  return <Picture isNatural image={image} sizes="(min-width: 42rem) 38rem, 92vw" css={useStyles("richText").picture} />;
}
