/**
 * What an engine must know to get a page's look and its scripts. The first is known to Chrome since 100 and Firefox since
 * 99, the second to Safari since 16: all that came before lacks what the rules take for granted, cascade layers first of
 * all, and would lay texts over each other. It gets the document as HTML alone has it.
 */
export const floorCondition = "(mix-blend-mode:plus-lighter) and (overflow:clip)";

/** Rules for engines that meet the condition alone. */
export function aboveFloor(css: string): string {
  return css === "" ? "" : `@supports ${floorCondition}{${css}}`;
}

/** Rules for those that do not. The oldest know neither: they have no dialogs either, nor hide what these rules show. */
export function belowFloor(css: string): string {
  return `@supports not (${floorCondition}){${css}}`;
}
