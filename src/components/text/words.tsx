import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ResolvedImage } from "../../../schema/pictures/picture.ts";
import type { Words as FormedWords, Inline } from "../../../schema/words/tree.ts";
import { Picture } from "../pictures/picture.tsx";
import { SiteLink } from "../site-link.tsx";
import { Formula } from "./formula.tsx";
import { NoteMark } from "./note-mark.tsx";

type Phrase = Inline<ResolvedImage>;

/** A text's words with their form. Most have none and are what they say. */
// Texts stand in fragments: what makes elements tells of their languages.
export function Words({ words }: { words: FormedWords | readonly Phrase[] }): ReactNode {
  return typeof words === "string" ? words : words.map((phrase, index) => <Phrase key={index} phrase={phrase} />);
}

const elements = { strong: "strong", emphasis: "em", delete: "del" } as const;

function Phrase({ phrase }: { phrase: Phrase }): ReactNode {
  if (typeof phrase === "string") return <>{phrase}</>;
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
    case "foreign":
      return (
        <span lang={phrase.language} dir={phrase.direction}>
          <Words words={phrase.children} />
        </span>
      );
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

const InlineCode = chakra("code", {
  base: {
    direction: "ltr",
    unicodeBidi: "isolate",
    fontFamily: "mono",
    fontSize: "0.9em",
    px: "0.3em",
    py: "0.1em",
    borderRadius: "0.3em",
    bg: "color-mix(in srgb, {colors.muted} 13%, transparent)",
  },
});

/** A picture among words: no wider than these, and as high as it is. */
function TextPicture({ image }: { image: ResolvedImage }) {
  return <Picture isNatural image={image} sizes="(min-width: 42rem) 38rem, 92vw" my="2" borderRadius="card" />;
}
