import { describePath } from "../../source/describe-path.ts";
import type { Locator } from "../../source/locate.ts";

/** What the translation of shape mistakes looks things up in. */
export interface ShapeContext {
  locator: Locator;
  text: string;
}

/** The object or list at a pointer, in words. */
export function nameOwner({ locator, text }: ShapeContext, pointer: string): string {
  return pointer === "" ? "this file" : describePath(locator, pointer, text);
}
