import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ResolvedImage } from "../../../schema/picture.ts";
import type { Block, LongText as Blocks } from "../../../schema/words/tree.ts";
import { LevelHeading } from "../section.tsx";
import { CodeBlock } from "./code-block.tsx";
import { DataTable } from "./data-table.tsx";
import { Formula } from "./formula.tsx";
import { Words } from "./words.tsx";

/** A longer text, block by block, in lines of a length that is easily read. Whoever shows it gives it its gaps. */
export function LongText({ blocks }: { blocks: Blocks<ResolvedImage> }): ReactNode {
  return blocks.map((block, index) => <TextBlock key={index} block={block} />);
}

function TextBlock({ block }: { block: Block<ResolvedImage> }) {
  if (typeof block === "string") return <chakra.p maxWidth="measure">{block}</chakra.p>;
  switch (block.type) {
    case "paragraph":
      return (
        <chakra.p maxWidth="measure">
          <Words words={block.children} />
        </chakra.p>
      );
    case "heading":
      return (
        <LevelHeading level={block.level} textStyle="item" pt="3" maxWidth="measure">
          <Words words={block.children} />
        </LevelHeading>
      );
    case "quotation":
      return (
        <chakra.blockquote
          maxWidth="measure"
          borderInlineStartWidth="3px"
          borderColor="accent"
          ps="4"
          color="muted"
          display="flex"
          flexDirection="column"
          gap="2"
        >
          <LongText blocks={block.children} />
        </chakra.blockquote>
      );
    case "list":
      return (
        <chakra.ul
          {...(block.start !== undefined && { as: "ol", start: block.start })}
          listStyle={block.start === undefined ? "disc" : "decimal"}
          ps="6"
          maxWidth="measure"
        >
          {block.items.map((item, index) => (
            <li key={index}>
              <ListItem item={item} />
            </li>
          ))}
        </chakra.ul>
      );
    case "code":
      return <CodeBlock lines={block.lines} />;
    case "table":
      return <DataTable table={block} />;
    case "formula":
      return <Formula formula={block} />;
    case "rule":
      return <chakra.hr borderTopWidth="1px" borderColor="line" my="4" maxWidth="measure" />;
  }
}

/** An item that is but a sentence is no paragraph of its own. */
function ListItem({ item }: { item: Blocks<ResolvedImage> }) {
  const [first, ...rest] = item;
  const words = typeof first === "string" ? first : first?.type === "paragraph" ? first.children : undefined;
  if (words === undefined) return <LongText blocks={item} />;
  return (
    <>
      <Words words={words} />
      <LongText blocks={rest} />
    </>
  );
}
