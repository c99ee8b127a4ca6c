/** The longest text that is looked at, in UTF-16 units. */
export const maxLength = 5_000_000;

/** More levels than any content needs; the deepest sound page has about twenty. */
export const maxDepth = 100;
