/**
 * The index that a key moves to in a row of `count` items, in reading direction. It wraps around at both ends.
 * Undefined for other keys.
 */
export function indexByKey(event: KeyboardEvent, index: number, count: number): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const forward = document.dir === "rtl" ? -1 : 1;
  const targets: Record<string, number> = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    Home: 0,
    End: count - 1,
  };
  const target = targets[event.key];
  return target === undefined ? undefined : (target + count) % count;
}
