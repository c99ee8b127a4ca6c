import { chakra, type HTMLChakraProps } from "@chakra-ui/react";

/** Texts as the items of a list, which takes the styles; nothing where there are none. */
export function TextList({ items, ...list }: { items: readonly string[] } & HTMLChakraProps<"ul">) {
  if (items.length === 0) return null;
  return (
    <chakra.ul {...list}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </chakra.ul>
  );
}
