import { createElement, Fragment, type ReactNode } from "react";
import type { Run, Text, Traced } from "../../../schema/text.ts";
import * as dataAttributes from "../../data-attributes.ts";
import { plain } from "../../text.ts";

/** The attribute of an element that names the nodes it shows. Scripts of visitors don't contain this code. */
export function nodeProps({ node }: Traced) {
  return (import.meta.env.SSR || __FOR_OWNERS__) && node !== undefined ? { [dataAttributes.node]: node } : undefined;
}

/** Renders a text. Runs in other languages get `lang` (WCAG 2.2, criterion 3.1.2). */
export function drawText(text: Text): ReactNode {
  return typeof text === "string" ? text : drawRun(text, text.children.map(drawText));
}

export function drawRun(run: Run<unknown>, parts: readonly ReactNode[]): ReactNode {
  const { lang, dir, node } = run;
  if (lang === undefined && node === undefined) return createElement(Fragment, null, ...parts);
  return createElement("span", { lang, dir, ...nodeProps(run) }, ...parts);
}

/**
 * Props of an element that contains only this text: the element itself gets `lang`. If the direction differs too, only
 * an inner element gets it, so that the element's own layout follows the page.
 */
export function textProps(text: Text): { lang?: string; children: ReactNode } {
  if (typeof text === "string" || text.dir !== undefined) return { children: drawText(text) };
  const { lang, children } = text;
  return { ...(lang !== undefined && { lang }), ...nodeProps(text), children: drawText({ type: "run", children }) };
}

/** `lang` and `dir` for an element whose only text is an attribute in another language. */
export function languageProps(text: Text): { lang?: string; dir?: "ltr" | "rtl" } {
  return typeof text === "string" || text.lang === undefined ? {} : { lang: text.lang, dir: text.dir };
}

/** Accessible name of an element without other text. */
export function nameProps(text: Text) {
  return { "aria-label": plain(text), ...languageProps(text) };
}
