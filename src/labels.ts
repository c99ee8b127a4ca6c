import { createContext, use } from "react";
import type { Labels } from "../schema/labels/labels.ts";

/**
 * What views and style sheets show beside words and what every keyboard has: letters are cut to hold it, too. A test
 * holds the list to the sources.
 */
export const signs = "…·";

/** What visitors see or hear and no owner wrote, in the page's language: whoever renders a page says it. */
export const LabelsContext = createContext<Labels | undefined>(undefined);

/** The words of the page that a view stands in. */
export function useLabels(): Labels {
  const labels = use(LabelsContext);
  if (!labels) throw new Error("A view stands outside of any page: nothing says in which language its words are.");
  return labels;
}
