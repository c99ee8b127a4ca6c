import { chakra } from "@chakra-ui/react";
import type { Words as FormedWords } from "../../schema/words/tree.ts";
import { Words } from "./text/words.tsx";

/** Short words side by side. */
export function Chips({ items }: { items: readonly FormedWords[] }) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyle="none" css={{ "& > li": chip }}>
      {items.map((item, index) => (
        <li key={index}>
          <Words words={item} />
        </li>
      ))}
    </chakra.ul>
  );
}

/** By the list: of ten thousand cards none has a name for each of its words. */
const chip = {
  textStyle: "small",
  px: "3",
  py: "1",
  borderWidth: "1px",
  borderColor: "line",
  borderRadius: "full",
  bg: "page",
};
