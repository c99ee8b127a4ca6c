import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useDesign } from "../../theme/theme.tsx";
import { useStyle } from "../../theme/use-styles.ts";

/** What stands in a frame for which there is no picture: a drawing in the design's manner, the same for the same title. */
export function Cover({ title, css = {} }: { title: string; css?: HTMLChakraProps<"div">["css"] }) {
  const { drawCover } = useDesign();
  const seed = seedOf(title);
  return (
    <chakra.div aria-hidden css={[useStyle("cover"), css]} style={{ "--share": `${[9, 14, 22][seed % 3]}%` }}>
      {drawCover(seed)}
    </chakra.div>
  );
}

/** A number from 0 to 2³² that a text gives (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
