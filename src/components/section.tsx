import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { type CSSProperties, createContext, type ReactNode, useContext } from "react";
import type { Text } from "../../schema/text.ts";
import { plain } from "../text.ts";
import { leadingOf } from "../theme/leading.ts";
import { useStyles } from "../theme/use-styles.ts";
import { type nodeProps, textProps } from "./text/text.tsx";

/** The attribute that the root element of a block gets. */
export const BlockNode = createContext<ReturnType<typeof nodeProps>>(undefined);

interface SectionProps {
  id: string | undefined;
  title: Text | undefined;
  level: number;
  /** True if it contains only text, which then has readable line lengths. */
  isText?: boolean;
  /** True if its text has a column of contents beside it, where the design has space for one. */
  hasMargin?: boolean;
  /** True if it contains items that don't get as wide as a column. Its title then ends where they do. */
  isNarrow?: boolean;
  /** True if its first paragraph is larger than the others. */
  hasLead?: boolean;
  children: ReactNode;
}

const WholeContext = createContext<boolean | "tab">(true);

/** True if a block is directly on the page, not in a column or a tab. */
export function useIsTopLevel(): boolean {
  return useContext(WholeContext) === true;
}

/** Wraps blocks that are inside another block. In a tab as wide as the page, text is in the page's columns. */
export function PartOfPage({ isTab = false, children }: { isTab?: boolean; children: ReactNode }) {
  const isInPage = useIsTopLevel();
  return <WholeContext value={isTab && isInPage && "tab"}>{children}</WholeContext>;
}

/** The outer element of a block, with its anchor and its optional title. */
export function Section({
  id,
  title,
  level,
  isText = false,
  hasMargin = false,
  isNarrow = false,
  hasLead = false,
  children,
}: SectionProps) {
  const styles = useStyles("section", {
    text: hasMargin ? "beside" : isText,
    narrow: isNarrow,
    lead: hasLead,
    whole: useContext(WholeContext),
  });
  return (
    <chakra.section id={id} css={styles.root} {...useContext(BlockNode)}>
      {title !== undefined && <LevelHeading level={level} css={styles.title} text={title} />}
      {children}
    </chakra.section>
  );
}

const tags = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

interface LevelHeadingProps extends HTMLChakraProps<"h2"> {
  level: number;
  /** True for the size of a page's title. A CSS variable then has the length of the longest word, so that it fits. */
  isLarge?: boolean;
  /** The whole text, if the heading contains nothing else. */
  text?: Text;
}

/** A heading of level 1 to 6. Its size follows the level unless its styles set another. */
export function LevelHeading({ level, isLarge = level === 1, css, text, ...props }: LevelHeadingProps) {
  const { wrap, title: byLevel } = useStyles("section");
  return (
    <chakra.h2
      as={tags[level - 1] ?? "h6"}
      css={[css ?? byLevel, wrap]}
      {...(text !== undefined && { style: measure(plain(text), isLarge), ...textProps(text) })}
      {...props}
    />
  );
}

/** Lines can break at spaces, after hyphens, and between Chinese and Japanese characters. */
const breaks = /\s+|(?<=-)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;

/** CSS variables that a heading's styles need about its text. */
function measure(text: string, isLarge: boolean): CSSProperties {
  const lengths = text.split(breaks).map((word) => Array.from(word).length);
  return { ...(isLarge && { "--longest": Math.max(...lengths) }), ...leadingOf(text) };
}
