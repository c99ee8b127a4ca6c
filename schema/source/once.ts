/** A function that makes its result when it is first called, and gives the same from then on. */
export function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}

/** A function that calls another once for each object; what it gives is kept as long as the object is there. */
export function onceForEach<Argument extends object, Result>(
  make: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const results = new WeakMap<Argument, () => Result>();
  return (argument) => {
    const result = results.get(argument) ?? once(() => make(argument));
    results.set(argument, result);
    return result();
  };
}

/** A function that calls another once for each argument, by its value; what it gives is kept for good. */
export function memoize<Argument, Result>(make: (argument: Argument) => Result): (argument: Argument) => Result {
  const results = new Map<Argument, { result: Result }>();
  return (argument) => {
    const known = results.get(argument) ?? { result: make(argument) };
    results.set(argument, known);
    return known.result;
  };
}
