import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import type { Words as FormedWords } from "../../schema/words/tree.ts";
import { useStyle } from "../theme/use-styles.ts";
import { Words } from "./text/words.tsx";

/** Texts as the items of a list, which takes the styles; nothing where there are none. */
export function TextList({ items, ...list }: { items: readonly FormedWords[] } & HTMLChakraProps<"ul">) {
  if (items.length === 0) return null;
  return (
    <chakra.ul {...list}>
      {items.map((item, index) => (
        <li key={index}>
          <Words words={item} />
        </li>
      ))}
    </chakra.ul>
  );
}

/** Short words side by side. */
export function Chips({ items }: { items: readonly FormedWords[] }) {
  return <TextList items={items} css={useStyle("chips")} />;
}
