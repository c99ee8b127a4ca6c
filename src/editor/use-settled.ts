import { useEffect, useState } from "react";

/** The pause after the last change until it counts as settled, in milliseconds. */
const pause = 200;

/**
 * The value as it is once it has not changed for a moment: for what looks through the whole content, which would delay the
 * preview of each keystroke.
 */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
