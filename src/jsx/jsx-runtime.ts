import { type ElementType, isValidElement, type Key, type ReactElement, type ReactNode } from "react";
import { jsx as createElement, jsxs as createParent, Fragment } from "react/jsx-runtime";
import { playerTitle } from "../marks.ts";
import { isForeign, type Stretch, splitForeign, unmark } from "./foreign.ts";

export type { JSX } from "react/jsx-runtime";
/**
 * React's own way to make elements, for one that tells of languages: a text in another language than its page, wherever
 * a view puts it, gets `lang` and `dir` on the element that holds it (WCAG 2.2, criterion 3.1.2). No view knows of that.
 */
export { Fragment };

type Props = Record<string, unknown>;

export function jsx(type: ElementType, props: Props, key?: Key): ReactElement {
  return createElement(type, isElement(type) ? tellLanguages(type, props) : props, key);
}

/** The same for one that has several children. */
export function jsxs(type: ElementType, props: Props, key?: Key): ReactElement {
  return createParent(type, isElement(type) ? tellLanguages(type, props) : props, key);
}

/** Whether a type is an element, styled or not. What a component makes of its texts it makes by elements of its own. */
function isElement(type: ElementType): boolean {
  return typeof type !== "function" || "__emotion_base" in type;
}

/** The attributes whose texts somebody reads or hears; that of a player, once it is there. */
const spoken = ["alt", "aria-label", "title", "placeholder", playerTitle];

function tellLanguages(type: ElementType, props: Props): Props {
  const { children } = props;
  const isPlain = !isForeign(children) && !(Array.isArray(children) && children.flat(Infinity).some(isForeign));
  const said = spoken.filter((name) => isForeign(props[name]));
  if (isPlain && said.length === 0) return props;
  const told: Props = { ...props };
  for (const name of said) {
    const text = String(props[name]);
    const [part, ...others] = splitForeign(text);
    if (typeof part === "object" && others.length === 0 && isSilent(children)) Object.assign(told, part.attributes);
    told[name] = unmark(text);
  }
  if (Array.isArray(children)) {
    told["children"] = markChildren(children);
  } else if (isForeign(children)) {
    const [part, ...others] = splitForeign(children);
    // Where the direction is another one, too, the words alone turn: what the element lays out, it does as the page does.
    const isWhole = typeof part === "object" && others.length === 0 && type !== Fragment && !part.attributes.dir;
    if (isWhole) Object.assign(told, part.attributes);
    told["children"] = isWhole ? markAll(part.parts) : markParts(children);
  }
  return told;
}

/** Whether nothing is read within an element: what is drawn or played is in the language of nobody. */
function isSilent(children: unknown): boolean {
  if (Array.isArray(children)) return children.every(isSilent);
  if (!isValidElement<{ "aria-hidden"?: unknown }>(children)) return typeof children !== "string";
  return children.type === "track" || children.props["aria-hidden"] === true;
}

/** What a component was given as its children stands as a list among those of its own. */
function markChildren(children: readonly unknown[]): unknown[] {
  return children.map((child, index) => {
    if (Array.isArray(child)) return markChildren(child);
    return isForeign(child) ? markParts(child, index) : child;
  });
}

function markParts(text: string, key?: Key): ReactNode {
  return createParent(Fragment, { children: splitForeign(text).map(markPart) }, key);
}

/** Of one text alone, it: an element that holds but a text is told apart from others by views. */
function markAll(parts: Stretch["parts"]): ReactNode {
  const [only, ...others] = parts;
  return typeof only === "string" && others.length === 0
    ? only
    : createParent(Fragment, { children: parts.map(markPart) });
}

function markPart(part: string | Stretch, key: number): ReactNode {
  if (typeof part === "string") return part;
  return createParent("span", { ...part.attributes, children: part.parts.map(markPart) }, key);
}
