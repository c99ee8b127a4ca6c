import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface SectionProps {
  id: string | undefined;
  title: string | undefined;
  level: number;
  children: ReactNode;
}

/** A block's frame: its anchor and, where it has one, its title. */
export function Section({ id, title, level, children }: SectionProps) {
  return (
    <chakra.section id={id} display="flex" flexDirection="column" gap="4" minWidth="0">
      {title !== undefined && <LevelHeading level={level}>{title}</LevelHeading>}
      {children}
    </chakra.section>
  );
}

const tags = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

/** A heading of a level from 1 to 6; its size follows the level unless `textStyle` says else. */
export function LevelHeading({ level, ...props }: { level: number } & HTMLChakraProps<"h2">) {
  const tag = tags[level - 1] ?? "h6";
  const textStyle = level === 1 ? "title" : level === 2 ? "section" : "item";
  return <chakra.h2 as={tag} textStyle={textStyle} textWrap={level < 3 ? "balance" : "pretty"} {...props} />;
}
