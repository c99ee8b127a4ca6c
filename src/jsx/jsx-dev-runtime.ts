import { jsx, jsxs } from "./jsx-runtime.ts";

export { Fragment } from "./jsx-runtime.ts";

type Given = Parameters<typeof jsx>;

/** The same while the program is worked on: whether an element has several children is told by a parameter. */
export function jsxDEV(type: Given[0], props: Given[1], key: Given[2], hasSeveral: boolean): ReturnType<typeof jsx> {
  return hasSeveral ? jsxs(type, props, key) : jsx(type, props, key);
}
