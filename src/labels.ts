import { createContext, use } from "react";
import type { Labels } from "../schema/labels/labels.ts";

/**
 * Characters that views and style sheets add to the texts and to those of every keyboard. Fonts are subset to include
 * them. A test compares the list with the sources.
 */
export const signs = "…·";

/** Texts of the interface in the page's language. The renderer of a page provides them. */
export const LabelsContext = createContext<Labels | undefined>(undefined);

/** Labels of the current page. Throws outside a page. */
export function useLabels(): Labels {
  const labels = use(LabelsContext);
  if (!labels) throw new Error("A view stands outside of any page: nothing says in which language its words are.");
  return labels;
}
