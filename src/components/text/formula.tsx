import { chakra } from "@chakra-ui/react";
import { createElement, type ReactNode } from "react";
import type { Formula as FormulaNode, MathNode } from "../../../schema/words/tree.ts";
import { useLabels } from "../../labels.ts";
import { scrollable } from "./scrollable.ts";

/** As many letters side by side as a phone has room for, also with text of twice the size. */
const fewLetters = 12;

/**
 * A formula in MathML, which browsers set by themselves; one that nobody has set, in its own letters. It is not broken
 * into lines: a long one is scrolled in a box of its own, where keys reach it.
 */
export function Formula({ formula: { tex, math, isDisplay }, ...box }: { formula: FormulaNode }) {
  const content = math === undefined ? <code>{tex}</code> : renderMath(math);
  const name = useLabels().formula;
  const isShort = math !== undefined && countLetters(math) <= fewLetters;
  if (isShort && !isDisplay) return content;
  return (
    <chakra.span
      {...box}
      {...(isShort ? {} : scrollable(name))}
      // Of a box that is scrolled, a flexible one alone keeps to the line of the words beside it.
      display={isDisplay ? "block" : "inline-flex"}
      overflowY="hidden"
      {...(isDisplay ? { maxWidth: "min(100%, {sizes.measure})", py: "2" } : {})}
    >
      {content}
    </chakra.span>
  );
}

/** About how many letters wide a formula is, counted as if nothing in it stood over something else. */
function countLetters(node: MathNode): number {
  if (typeof node === "string") return [...node.trim()].length;
  if (node.tag === "annotation") return 0;
  // A space may be as wide as a word.
  const own = node.tag === "mspace" ? fewLetters : 0;
  return node.children.reduce((sum, child) => sum + countLetters(child), own);
}

function renderMath(node: MathNode, key?: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag, attributes, children } = node;
  return createElement(tag, { key, ...attributes }, ...children.map(renderMath));
}
