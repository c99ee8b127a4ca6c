import { createElement, Fragment, type ReactNode } from "react";
import type { Run, Text, Traced } from "../../../schema/text.ts";
import * as marks from "../../marks.ts";
import { plain } from "../../text.ts";

/** What an element says of the nodes of the content that it shows. What visitors load has none, nor this code. */
export function nodeProps({ node }: Traced) {
  return (import.meta.env.SSR || __FOR_OWNERS__) && node !== undefined ? { [marks.node]: node } : undefined;
}

/** A text among others. Runs in other languages say so (WCAG 2.2, criterion 3.1.2); a plain text is itself. */
export function drawText(text: Text): ReactNode {
  return typeof text === "string" ? text : drawRun(text, text.children.map(drawText));
}

/** A run with its parts as they are drawn. */
export function drawRun(run: Run<unknown>, parts: readonly ReactNode[]): ReactNode {
  const { lang, dir, node } = run;
  if (lang === undefined && node === undefined) return createElement(Fragment, null, ...parts);
  return createElement("span", { lang, dir, ...nodeProps(run) }, ...parts);
}

/**
 * The same for an element that holds nothing else: it says the language itself. Where the direction is another one, too,
 * the words alone turn: what the element lays out, it does as the page does.
 */
export function textProps(text: Text): { lang?: string; children: ReactNode } {
  if (typeof text === "string" || text.dir !== undefined) return { children: drawText(text) };
  const { lang, children } = text;
  return { ...(lang !== undefined && { lang }), ...nodeProps(text), children: drawText({ type: "run", children }) };
}

/** What says the language of an attribute that is wholly in another, for an element in which nothing else is read. */
export function languageProps(text: Text): { lang?: string; dir?: "ltr" | "rtl" } {
  return typeof text === "string" || text.lang === undefined ? {} : { lang: text.lang, dir: text.dir };
}

/** The accessible name of an element in which nothing else is read. */
export function nameProps(text: Text) {
  return { "aria-label": plain(text), ...languageProps(text) };
}
