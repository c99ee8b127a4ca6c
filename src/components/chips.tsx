import { chakra } from "@chakra-ui/react";
import type { Words as FormedWords } from "../../schema/words/tree.ts";
import { Words } from "./text/words.tsx";

/** Short words side by side. */
export function Chips({ items }: { items: readonly FormedWords[] }) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap="2" listStyle="none">
      {items.map((item, index) => (
        <chakra.li
          key={index}
          textStyle="small"
          px="3"
          py="1"
          borderWidth="1px"
          borderColor="line"
          borderRadius="full"
          bg="page"
        >
          <Words words={item} />
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
