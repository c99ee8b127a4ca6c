import { chakra } from "@chakra-ui/react";
import { createElement, type ReactNode } from "react";
import type { Formula as FormulaNode, MathNode } from "../../../schema/words/tree.ts";

/** A formula in MathML, which browsers set by themselves; one that nobody has set, in its own letters. */
export function Formula({ formula: { tex, math, isDisplay } }: { formula: FormulaNode }) {
  const content = math === undefined ? <code>{tex}</code> : renderMath(math);
  if (!isDisplay) return content;
  // What is too wide for a phone is scrolled within its line.
  return (
    <chakra.span
      display="block"
      maxWidth="min(100%, {sizes.measure})"
      overflowX="auto"
      overflowY="hidden"
      py="2"
      tabIndex={0}
    >
      {content}
    </chakra.span>
  );
}

function renderMath(node: MathNode, key?: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag, attributes, children } = node;
  return createElement(tag, { key, ...attributes }, ...children.map(renderMath));
}
