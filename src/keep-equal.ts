/**
 * Returns `next` with the parts of `before` that are equal to its own, or `before` if all are: React skips the views of
 * what an edit left as it was. Both are JSON. `next` is changed.
 */
export function keepEqual<Data>(before: Data | undefined, next: Data): Data {
  return before !== undefined && shareParts(before, next) ? before : next;
}

/** Replaces parts of `next` by the equal ones of `before`. Returns true if they are equal as a whole. */
function shareParts(before: unknown, next: unknown): boolean {
  if (before === next) return true;
  if (!isContainer(before) || !isContainer(next)) return false;
  const keys = Object.keys(next);
  let isEqual = Array.isArray(before) === Array.isArray(next) && keys.length === Object.keys(before).length;
  for (const key of keys) {
    const own: unknown = Reflect.get(before, key);
    if (Object.hasOwn(before, key) && shareParts(own, Reflect.get(next, key))) Reflect.set(next, key, own);
    else isEqual = false;
  }
  return isEqual;
}

function isContainer(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
