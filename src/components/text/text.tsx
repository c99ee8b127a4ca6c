import { createElement, Fragment, type ReactNode } from "react";
import type { Run, Text } from "../../../schema/text.ts";
import { plain } from "../../text.ts";

/** A text among others. Runs in other languages say so (WCAG 2.2, criterion 3.1.2); a plain text is itself. */
export function drawText(text: Text): ReactNode {
  return typeof text === "string" ? text : drawRun(text, text.children.map(drawText));
}

/** A run with its parts as they are drawn. */
export function drawRun({ lang, dir }: Run<unknown>, parts: readonly ReactNode[]): ReactNode {
  return lang === undefined ? createElement(Fragment, null, ...parts) : createElement("span", { lang, dir }, ...parts);
}

/**
 * The same for an element that holds nothing else: it says the language itself. Where the direction is another one, too,
 * the words alone turn: what the element lays out, it does as the page does.
 */
export function textProps(text: Text): { lang?: string; children: ReactNode } {
  if (typeof text === "string" || text.lang === undefined || text.dir !== undefined)
    return { children: drawText(text) };
  return { lang: text.lang, children: drawText({ type: "run", children: text.children }) };
}

/** What says the language of an attribute that is wholly in another, for an element in which nothing else is read. */
export function languageProps(text: Text): { lang?: string; dir?: "ltr" | "rtl" } {
  return typeof text === "string" || text.lang === undefined ? {} : { lang: text.lang, dir: text.dir };
}

/** The accessible name of an element in which nothing else is read. */
export function nameProps(text: Text) {
  return { "aria-label": plain(text), ...languageProps(text) };
}
