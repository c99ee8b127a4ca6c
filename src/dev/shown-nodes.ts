import * as dataAttributes from "../data-attributes.ts";

const named = `[${dataAttributes.node}]`;

/** The ids of what an element shows, apart from what is in it. */
export function nodesOf(element: Element): string[] {
  return (element.getAttribute(dataAttributes.node) ?? "").split(" ").filter((id) => id !== "");
}

/** What a click is for. In a link or button it is for the text, also on the icon, and by the Enter key. */
export function findTarget(clicked: Element): Element {
  const control = clicked.closest("a, button, summary");
  const text = control?.querySelector(named);
  return control && text && !control.contains(clicked.closest(named)) ? text : clicked;
}

/** The ids of all nodes that an element shows or is in, the innermost first. */
export function nodesAt(element: Element): string[] {
  const nodes: string[] = [];
  for (let one = element.closest(named); one; one = one.parentElement?.closest(named) ?? null)
    nodes.push(...nodesOf(one));
  return nodes;
}

/** Matches the elements that show one of these nodes. */
export function selectorOf(nodes: readonly string[]): string {
  return `:is(${nodes.map((id) => `[${dataAttributes.node}~=${CSS.escape(id)}]`).join()})`;
}

/** The first element that shows one of these nodes: the first that is in sight, if there is one. */
export function findShown(nodes: readonly string[]): HTMLElement | undefined {
  if (nodes.length === 0) return undefined;
  const all = [...document.querySelectorAll<HTMLElement>(selectorOf(nodes))];
  return all.find((one) => one.getClientRects().length > 0) ?? all[0];
}
