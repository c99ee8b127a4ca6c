import { chakra } from "@chakra-ui/react";
import type { NoteReference } from "../../../schema/rich-text/tree.ts";
import { fillLabel, useLabels } from "../../labels.ts";
import { concatTexts } from "../../text.ts";
import { useStyle, useStyles } from "../../theme/use-styles.ts";
import { nameProps } from "./text.tsx";

/** A footnote reference: a raised number. */
export function NoteMark({ reference: { number, id, to } }: { reference: NoteReference }) {
  const { note } = useLabels();
  return (
    <chakra.sup css={useStyles("richText").raised}>
      <chakra.a
        id={id}
        href={`#${to}`}
        role="doc-noteref"
        {...nameProps(fillLabel(note, { number: String(number) }))}
        css={useStyle("link", {})}
      >
        {number}
      </chakra.a>
    </chakra.sup>
  );
}

/** A link from a note back to its first or a later reference. */
export function NoteReturn({ to, number }: { to: string; number: number }) {
  const { backToText } = useLabels();
  const styles = useStyles("richText");
  const link = useStyle("link", { variant: "alone" });
  const name = number === 1 ? backToText : concatTexts([backToText, ` (${number})`]);
  return (
    <chakra.span css={styles.noteReturn}>
      {" "}
      <chakra.a href={`#${to}`} role="doc-backlink" {...nameProps(name)} css={link}>
        {/* U+FE0E: as text, not as an emoji. */}
        {"\u21a9\ufe0e"}
        {number > 1 && <chakra.sup css={styles.raised}>{number}</chakra.sup>}
      </chakra.a>
    </chakra.span>
  );
}
