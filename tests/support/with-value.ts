/** A copy of a document in which the value at a JSON Pointer is another; a key that wasn't there is added. */
export function withValue(document: unknown, pointer: string, value: unknown): unknown {
  const copy: unknown = structuredClone(document);
  const keys = pointer.slice(1).split("/");
  const last = keys.pop() ?? "";
  const parent = keys.reduce<unknown>((part, key) => (isObject(part) ? Reflect.get(part, key) : undefined), copy);
  if (!isObject(parent)) throw new Error(`nothing at ${pointer}`);
  Object.defineProperty(parent, last, { value, enumerable: true, configurable: true, writable: true });
  return copy;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
