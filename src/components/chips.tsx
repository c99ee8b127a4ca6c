import { chakra } from "@chakra-ui/react";

/** Short words side by side. */
export function Chips({ items }: { items: readonly string[] }) {
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
          {item}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
