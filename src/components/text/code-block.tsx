import { chakra } from "@chakra-ui/react";
import type { CodeLine } from "../../../schema/words/tree.ts";
import { codeRecipe, tokenClass } from "../../theme/code-recipe.ts";

const Frame = chakra("pre", codeRecipe);

/** A program, its words told apart by colours that stand on this page alone. Longer lines are scrolled, by keys, too. */
export function CodeBlock({ lines }: { lines: readonly CodeLine[] }) {
  return (
    <Frame tabIndex={0}>
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
