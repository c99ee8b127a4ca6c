import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useDesign } from "../../theme/theme.tsx";
import { useStyle } from "../../theme/use-styles.ts";

interface CoverProps {
  title: string;
  /** Position among other covers. */
  turn?: number;
  css?: HTMLChakraProps<"div">["css"];
}

/** Percentages of the accent in tints. In grids of up to four columns, no neighbours have the same. */
const shares = [9, 24, 15, 34, 19];

/** A generated cover in place of a picture, in the design's style. The same title in the same place always has the same. */
export function Cover({ title, turn = 0, css = {} }: CoverProps) {
  const { drawCover } = useDesign();
  return (
    <chakra.div aria-hidden css={[useStyle("cover"), css]} style={{ "--share": `${shares[turn % shares.length]}%` }}>
      {drawCover(seedOf(title), turn)}
    </chakra.div>
  );
}

/** A 32-bit hash of a text (FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
