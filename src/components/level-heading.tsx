import { chakra, type HTMLChakraProps } from "@chakra-ui/react";

const tags = ["h1", "h2", "h3", "h4", "h5", "h6"] as const;

/** A heading of a level from 1 to 6; its size follows the level unless `textStyle` says else. */
export function LevelHeading({ level, ...props }: { level: number } & HTMLChakraProps<"h2">) {
  const tag = tags[level - 1] ?? "h6";
  const textStyle = level === 1 ? "title" : level === 2 ? "section" : "item";
  return <chakra.h2 as={tag} textStyle={textStyle} textWrap={level < 3 ? "balance" : "pretty"} {...props} />;
}
