import { chakra, type HTMLChakraProps } from "@chakra-ui/react";
import { Children, Fragment, type ReactNode } from "react";
import type { InlineText as InlineTextValue } from "../../schema/rich-text/tree.ts";
import { useStyles } from "../theme/use-styles.ts";
import { InlineText } from "./text/inline-text.tsx";

interface ItemListProps<Item> extends HTMLChakraProps<"ul"> {
  items: readonly Item[];
  render: (item: Item) => ReactNode;
}

/** A list; null without items. The styles apply to the `ul`. */
export function ItemList<Item>({ items, render, ...list }: ItemListProps<Item>) {
  if (items.length === 0) return null;
  return (
    <chakra.ul {...list}>
      {items.map((item, index) => (
        <li key={index}>{render(item)}</li>
      ))}
    </chakra.ul>
  );
}

export function TextList(list: Omit<ItemListProps<InlineTextValue>, "render">) {
  return <ItemList {...list} render={(item) => <InlineText words={item} />} />;
}

export function Chips({ items }: { items: readonly InlineTextValue[] }) {
  const { list, item } = useStyles("chips");
  return <TextList items={items} css={[list, { "& > li": item }]} />;
}

/** Short facts in a line, separated by `between`. Empty facts are omitted; without any, renders nothing. */
export function Facts({ between, children, ...line }: { between: string } & HTMLChakraProps<"p">) {
  const facts = Children.toArray(children).filter((fact) => fact !== "");
  if (facts.length === 0) return null;
  return (
    <chakra.p {...line}>
      {facts.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && between}
          {fact}
        </Fragment>
      ))}
    </chakra.p>
  );
}
