import type { Text } from "../../../schema/text.ts";
import { plain } from "../../text.ts";

/**
 * What may be wider than its place is scrolled within that. Not every browser lets keys reach it by itself: it takes the
 * focus, and says what it is (WCAG 2.2, criteria 2.1.1 and 4.1.2).
 */
export function scrollable(name: Text) {
  return { tabIndex: 0, role: "group", "aria-label": plain(name), maxWidth: "100%", overflowX: "auto" } as const;
}
