/** A function that calls another once for each argument. */
export function memoize<Argument, Result>(make: (argument: Argument) => Result): (argument: Argument) => Result {
  const kept = new Map<Argument, { result: Result }>();
  return (argument) => {
    const known = kept.get(argument) ?? { result: make(argument) };
    kept.set(argument, known);
    return known.result;
  };
}
