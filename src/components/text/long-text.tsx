import { chakra } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ResolvedImage } from "../../../schema/pictures/picture.ts";
import type { Block, LongText as Blocks, Note } from "../../../schema/rich-text/tree.ts";
import { useLabels } from "../../labels.ts";
import { plain } from "../../text.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { deferRendering } from "../content-visibility.ts";
import { ItemList } from "../lists.tsx";
import { LevelHeading } from "../section.tsx";
import { CodeBlock } from "./code-block.tsx";
import { DataTable } from "./data-table.tsx";
import { Formula } from "./formula.tsx";
import { InlineText, inlineTextProps } from "./inline-text.tsx";
import { NoteReturn } from "./note-mark.tsx";
import { nodeProps } from "./text.tsx";

const partSize = 24;

/**
 * A longer text, block by block, in readable line lengths. The parent sets the gaps. A very long text is split into
 * parts, and browsers lay out only those in sight. Search and printing work as in a single text.
 */
export function LongText({ blocks }: { blocks: Blocks<ResolvedImage> }): ReactNode {
  if (blocks.length <= partSize) return blocks.map((block, index) => <TextBlock key={index} block={block} />);
  return Array.from({ length: Math.ceil(blocks.length / partSize) }, (_, index) => (
    <TextPart key={index} blocks={blocks.slice(index * partSize, (index + 1) * partSize)} isFirst={index === 0} />
  ));
}

function TextPart({ blocks, isFirst }: { blocks: Blocks<ResolvedImage>; isFirst: boolean }) {
  return (
    <chakra.div
      // Estimated height, from the number of characters, markup included.
      css={[useStyles("richText").part, isFirst ? {} : deferRendering("calc(var(--characters) / 80 * 1.7rem)")]}
      style={{ "--characters": JSON.stringify(blocks, (key, value) => (key === "node" ? undefined : value)).length }}
    >
      <LongText blocks={blocks} />
    </chakra.div>
  );
}

function TextBlock({ block }: { block: Block<ResolvedImage> }) {
  const { title, passage } = useStyles("section");
  const numbered = typeof block !== "string" && block.type === "list" && block.start !== undefined;
  const styles = useStyles("richText", { numbered });
  if (typeof block === "string") return <chakra.p css={styles.paragraph}>{block}</chakra.p>;
  const node = nodeProps(block);
  switch (block.type) {
    case "paragraph":
      return <chakra.p css={styles.paragraph} {...node} {...inlineTextProps(block.children)} />;
    case "heading":
      return (
        <LevelHeading id={block.id} level={block.level} css={[title, passage]} {...node}>
          <InlineText words={block.children} />
        </LevelHeading>
      );
    case "quotation":
      return (
        <chakra.blockquote {...node} css={styles.quotation}>
          <LongText blocks={block.children} />
        </chakra.blockquote>
      );
    case "run":
      return (
        <chakra.div {...node} lang={block.lang} dir={block.dir} css={styles.run}>
          <LongText blocks={block.children} />
        </chakra.div>
      );
    case "list":
      return (
        <ItemList
          {...node}
          {...(block.start !== undefined && { as: "ol", start: block.start })}
          items={block.items}
          css={styles.list}
          render={(item) => <ListItem item={item} />}
        />
      );
    case "code":
      return <CodeBlock lines={block.lines} {...node} />;
    case "table":
      return <DataTable table={block} {...node} />;
    case "formula":
      return <Formula formula={block} {...node} />;
    case "notes":
      return <Notes notes={block.notes} {...node} />;
    case "details":
      return (
        <chakra.details {...node} css={styles.details}>
          <chakra.summary css={styles.summary}>
            <InlineText words={block.summary} />
          </chakra.summary>
          <LongText blocks={block.children} />
        </chakra.details>
      );
    case "rule":
      return <chakra.hr css={styles.rule} />;
  }
}

/** The footnotes of a text, each with links back to its references. */
function Notes({ notes, ...section }: { notes: readonly Note<ResolvedImage>[] }) {
  const styles = useStyles("richText");
  return (
    <chakra.section {...section} role="doc-endnotes" aria-label={plain(useLabels().notes)} css={styles.notes}>
      <chakra.ol css={styles.noteList}>
        {notes.map(({ id, children, references }) => (
          <chakra.li key={id} id={id} css={styles.note}>
            <ListItem item={children} />
            {references.map((to, index) => (
              <NoteReturn key={to} to={to} number={index + 1} />
            ))}
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}

/** An item that is a single sentence gets no paragraph element. */
function ListItem({ item }: { item: Blocks<ResolvedImage> }) {
  const [first, ...rest] = item;
  const words = typeof first === "string" ? first : first?.type === "paragraph" ? first.children : undefined;
  if (words === undefined) return <LongText blocks={item} />;
  return (
    <>
      <InlineText words={words} />
      <LongText blocks={rest} />
    </>
  );
}
