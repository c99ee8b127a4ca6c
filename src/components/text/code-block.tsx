import { chakra } from "@chakra-ui/react";
import type { CodeLine } from "../../../schema/rich-text/tree.ts";
import { useLabels } from "../../labels.ts";
import { tokenClass } from "../../theme/recipes/parts/code.ts";
import { useStyle } from "../../theme/use-styles.ts";
import { scrollable } from "./scrollable.ts";

/** A code block. Only pages with code have the rules for its colours. */
export function CodeBlock({ lines, ...pre }: { lines: readonly CodeLine[] }) {
  return (
    <chakra.pre {...pre} css={useStyle("code")} {...scrollable(useLabels().code)}>
      <code>
        {lines.map((line, index) => (
          <span key={index}>
            {line.map((piece, place) =>
              typeof piece === "string" ? (
                piece
              ) : (
                <span key={place} className={tokenClass(piece.kind)}>
                  {piece.text}
                </span>
              ),
            )}
            {"\n"}
          </span>
        ))}
      </code>
    </chakra.pre>
  );
}
