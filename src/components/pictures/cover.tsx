import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useDesign } from "../../theme/theme.tsx";
import { useStyle } from "../../theme/use-styles.ts";

/** A generated cover in place of a picture, in the design's style. The same title always gives the same cover. */
export function Cover({ title, css = {} }: { title: string; css?: HTMLChakraProps<"div">["css"] }) {
  const { drawCover } = useDesign();
  const seed = seedOf(title);
  return (
    <chakra.div aria-hidden css={[useStyle("cover"), css]} style={{ "--share": `${[9, 14, 22][seed % 3]}%` }}>
      {drawCover(seed)}
    </chakra.div>
  );
}

/** A 32-bit hash of a text (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
