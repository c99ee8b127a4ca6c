import { createElement, Fragment, type ReactNode } from "react";
import type { Run, Text } from "../../../schema/text.ts";
import { plain } from "../../text.ts";

/** Renders a text. Runs in other languages get `lang` (WCAG 2.2, criterion 3.1.2). */
export function drawText(text: Text): ReactNode {
  return typeof text === "string" ? text : drawRun(text, text.children.map(drawText));
}

export function drawRun({ lang, dir }: Run<unknown>, parts: readonly ReactNode[]): ReactNode {
  return lang === undefined ? createElement(Fragment, null, ...parts) : createElement("span", { lang, dir }, ...parts);
}

/**
 * Props of an element that contains only this text: the element itself gets `lang`. If the direction differs too, only
 * an inner element gets it, so that the element's own layout follows the page.
 */
export function textProps(text: Text): { lang?: string; children: ReactNode } {
  if (typeof text === "string" || text.lang === undefined || text.dir !== undefined)
    return { children: drawText(text) };
  return { lang: text.lang, children: drawText({ type: "run", children: text.children }) };
}

/** `lang` and `dir` for an element whose only text is an attribute in another language. */
export function languageProps(text: Text): { lang?: string; dir?: "ltr" | "rtl" } {
  return typeof text === "string" || text.lang === undefined ? {} : { lang: text.lang, dir: text.dir };
}

/** Accessible name of an element without other text. */
export function nameProps(text: Text) {
  return { "aria-label": plain(text), ...languageProps(text) };
}
