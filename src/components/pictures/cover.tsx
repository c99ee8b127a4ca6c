import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { useDesign } from "../../theme/theme.tsx";

/** What stands in a frame for which there is no picture: a drawing in the design's manner, the same for the same title. */
export function Cover({ title, ...frame }: { title: string } & HTMLChakraProps<"div">) {
  const { drawCover } = useDesign();
  const seed = seedOf(title);
  return (
    <chakra.div
      aria-hidden
      overflow="hidden"
      color="accent"
      bg="color-mix(in srgb, {colors.accent} var(--share), {colors.surface})"
      {...frame}
      style={{ "--share": `${[9, 14, 22][seed % 3]}%` }}
      css={{ "& > svg": { display: "block", width: "full", height: "full" } }}
    >
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
