import { chakra } from "@chakra-ui/react";
import { createElement, type ReactNode } from "react";
import type { Formula as FormulaNode, MathNode } from "../../../schema/rich-text/tree.ts";
import { useLabels } from "../../labels.ts";
import { useStyles } from "../../theme/use-styles.ts";
import { scrollable } from "./scrollable.ts";

/** Characters that fit side by side on a phone, even with text of twice the size. */
const fewCharacters = 12;

/**
 * A formula as MathML. Without a typesetter it is shown as TeX source. It is not broken into lines: a long one scrolls
 * in its own box, which the keyboard can reach.
 */
export function Formula({ formula: { tex, math, isDisplay }, ...box }: { formula: FormulaNode }) {
  const content = math === undefined ? <code>{tex}</code> : renderMath(math);
  const name = useLabels().formula;
  const { formula } = useStyles("richText", { display: isDisplay });
  const isShort = math !== undefined && countCharacters(math) <= fewCharacters;
  if (isShort && !isDisplay) return content;
  return (
    <chakra.span {...box} {...(isShort ? {} : scrollable(name))} css={formula}>
      {content}
    </chakra.span>
  );
}

/** Estimated width of a formula in characters, as if nothing in it were stacked. */
function countCharacters(node: MathNode): number {
  if (typeof node === "string") return [...node.trim()].length;
  if (node.tag === "annotation") return 0;
  // A space may be as wide as a word.
  const own = node.tag === "mspace" ? fewCharacters : 0;
  return node.children.reduce((sum, child) => sum + countCharacters(child), own);
}

function renderMath(node: MathNode, key?: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag, attributes, children } = node;
  return createElement(tag, { key, ...attributes }, ...children.map(renderMath));
}
