import type { Text } from "../../../schema/text.ts";
import * as dataAttributes from "../../data-attributes.ts";
import { plain } from "../../text.ts";

/**
 * Props of a wide element that scrolls horizontally. Not every browser lets the keyboard reach such an element, so it
 * is focusable and has a name (WCAG 2.2, criteria 2.1.1 and 4.1.2). With scripts it is focusable only while it scrolls.
 */
export function scrollable(name: Text) {
  return { [dataAttributes.scrolls]: "", tabIndex: 0, role: "group", "aria-label": plain(name) } as const;
}
