import { chakra } from "@chakra-ui/react";
import type { CodeLine } from "../../../schema/words/tree.ts";
import { labels } from "../../labels.ts";
import { codeRecipe, tokenClass } from "../../theme/code-recipe.ts";
import { scrollable } from "./scrollable.ts";

const Frame = chakra("pre", codeRecipe);

/** A program, its words told apart by colours that stand on this page alone. */
export function CodeBlock({ lines }: { lines: readonly CodeLine[] }) {
  return (
    <Frame {...scrollable(labels.code)} maxWidth="min(100%, 46rem)">
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
    </Frame>
  );
}
