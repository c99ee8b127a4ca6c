/**
 * What an engine must support to get styles and scripts: Chrome 100 and Firefox 99 (the first condition), Safari 16
 * (the second). Earlier engines lack features that the rules rely on, cascade layers above all, and would overlap
 * texts. They get the unstyled document.
 */
export const floorCondition = "(mix-blend-mode:plus-lighter) and (overflow:clip)";

/** Rules for engines that meet the condition. */
export function aboveFloor(css: string): string {
  return css === "" ? "" : `@supports ${floorCondition}{${css}}`;
}

/** Rules for other engines. The oldest ignore both kinds: they have no dialogs, and hide nothing that these show. */
export function belowFloor(css: string): string {
  return `@supports not (${floorCondition}){${css}}`;
}
