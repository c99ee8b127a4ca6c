import { joinPointer, splitPointer } from "../../schema/source/location.ts";

/** Where a value is after a change of the content: entries of lists are found again wherever they were moved to. */
export function followPointer(before: unknown, after: unknown, pointer: string): string {
  let [old, now] = [before, after];
  const names = splitPointer(pointer).map((name) => {
    let next: string | number = name;
    if (old !== now && Array.isArray(old) && Array.isArray(now)) {
      const entry = JSON.stringify(old[Number(name)]);
      if (entry !== JSON.stringify(now[Number(name)])) {
        const at = now.findIndex((one) => JSON.stringify(one) === entry);
        if (at >= 0) next = at;
      }
    }
    old = Reflect.get(Object(old), name);
    now = Reflect.get(Object(now), next);
    return next;
  });
  return joinPointer(...names);
}
