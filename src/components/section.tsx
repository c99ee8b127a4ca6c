import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { type CSSProperties, createContext, type ReactNode, useContext } from "react";
import type { Text } from "../../schema/text.ts";
import { plain } from "../text.ts";
import { leadingOf } from "../theme/leading.ts";
import { useStyles } from "../theme/use-styles.ts";
import { textProps } from "./text/text.tsx";

interface SectionProps {
  id: string | undefined;
  title: Text | undefined;
  level: number;
  /** Whether it holds but text, in lines of a length that can be read. */
  isText?: boolean;
  /** Whether its first paragraph is larger than the others. */
  hasLead?: boolean;
  children: ReactNode;
}

const WholeContext = createContext(true);

/** Whether a block is a part of the page by itself, and not of a column or a tab. */
export function useIsWhole(): boolean {
  return useContext(WholeContext);
}

/** What holds blocks that are no parts of the page by themselves. */
export function PartOfPage({ children }: { children: ReactNode }) {
  return <WholeContext value={false}>{children}</WholeContext>;
}

/** A block's frame: its anchor and, where it has one, its title. */
export function Section({ id, title, level, isText = false, hasLead = false, children }: SectionProps) {
  const styles = useStyles("section", { text: isText, lead: hasLead, whole: useIsWhole() });
  return (
    <chakra.section id={id} css={styles.root}>
      {title !== undefined && <LevelHeading level={level} css={styles.title} text={title} />}
      {children}
    </chakra.section>
  );
}

const tags = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

interface LevelHeadingProps extends HTMLChakraProps<"h2"> {
  level: number;
  /** Whether it is set large, as a page's own is: it says how many letters its longest word has, so that this fits. */
  isLarge?: boolean;
  /** Its words, where it holds nothing else. */
  text?: Text;
}

/** A heading of a level from 1 to 6; its size follows the level unless its styles say else. */
export function LevelHeading({ level, isLarge = level === 1, css, text, ...props }: LevelHeadingProps) {
  const { wrap, title: byLevel } = useStyles("section", { high: level < 3 });
  return (
    <chakra.h2
      as={tags[level - 1] ?? "h6"}
      css={[css ?? byLevel, wrap]}
      {...(text !== undefined && { style: measure(plain(text), isLarge), ...textProps(text) })}
      {...props}
    />
  );
}

/** Lines break at spaces, after hyphens, and between any two signs of Chinese and Japanese. */
const breaks = /\s+|(?<=-)|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u;

/** What a heading's look must know of its words. */
function measure(text: string, isLarge: boolean): CSSProperties {
  const lengths = text.split(breaks).map((word) => Array.from(word).length);
  return { ...(isLarge && { "--longest": Math.max(...lengths) }), ...leadingOf(text) };
}
