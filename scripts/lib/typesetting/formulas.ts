import katex from "katex";
import { parseFragment, type DefaultTreeAdapterTypes as Tree } from "parse5";
import type { MathNode } from "../../../schema/rich-text/tree.ts";

/** Stops formulas that expand without end. */
const settings = { output: "mathml", strict: "ignore", trust: false, maxExpand: 200, maxSize: 20 } as const;

/** Deeper formulas would overflow the stack when a page is rendered. */
const mostLevels = 100;

function isTooDeep(tex: string): boolean {
  let depth = 0;
  for (const [mark] of tex.matchAll(/\\(?:left|begin|right|end)(?![a-zA-Z])|\\.|[{}]/gs)) {
    if (/^(?:\{|\\left|\\begin)$/.test(mark)) depth += 1;
    if (/^(?:\}|\\right|\\end)$/.test(mark)) depth -= 1;
    if (depth > mostLevels) return true;
  }
  return false;
}

/** The reason why a formula can't be typeset; undefined if it can. */
export function formulaError(tex: string, isDisplay: boolean): string | undefined {
  if (isTooDeep(tex)) return `it has more than ${mostLevels} levels`;
  try {
    katex.renderToString(tex, { ...settings, displayMode: isDisplay });
    return undefined;
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    return message
      .replace(/^KaTeX parse error: /, "")
      .replace(/\s+/g, " ")
      .replace(/\.$/, "")
      .slice(0, 200);
  }
}

/** A formula as MathML, with its TeX as an annotation for other programs. Throws if it can't be typeset. */
export function setFormula(tex: string, isDisplay: boolean): MathNode | undefined {
  const fragment = parseFragment(katex.renderToString(tex, { ...settings, displayMode: isDisplay }));
  return fragment.childNodes.flatMap(findMath)[0];
}

function findMath(node: Tree.ChildNode): MathNode[] {
  if (!("tagName" in node)) return [];
  return node.tagName === "math" ? [readMath(node)] : node.childNodes.flatMap(findMath);
}

/** Attributes that KaTeX writes and the pages don't need: for styles and namespaces. MathML Core knows the others. */
const left = new Set(["xmlns", "class", "style"]);

/** Elements with a fixed number of children; with another number, browsers lay them out in a row. */
const ofParts = new Set(["msub", "msup", "msubsup", "munder", "mover", "munderover", "mfrac", "mroot"]);

/** The invisible function operator. KaTeX 0.16 also adds it inside such an element, as in `P_{\\max}`. */
function isApplication(node: MathNode): boolean {
  return typeof node === "object" && node.tag === "mo" && node.children.join() === "\u2061";
}

function readMath(element: Tree.Element): MathNode {
  const attributes = element.attrs
    .filter(({ name }) => !left.has(name))
    .map(({ name, value }) => [name, value] as const);
  const children = element.childNodes
    .flatMap((child): MathNode[] => {
      if ("value" in child) return [child.value];
      return "tagName" in child ? [readMath(child)] : [];
    })
    .filter((child) => !ofParts.has(element.tagName) || !isApplication(child));
  const named = attributes.length > 0 ? { attributes: Object.fromEntries(attributes) } : {};
  return { tag: element.tagName, ...named, children };
}
