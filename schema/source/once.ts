/** Returns a function that computes its result on the first call and then reuses it. */
export function once<Result>(make: () => Result): () => Result {
  let made: { result: Result } | undefined;
  return () => {
    made ??= { result: make() };
    return made.result;
  };
}

/** Returns a function that computes one result per object. Results are kept as long as their objects are. */
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

/** Returns a function that computes one result per argument, compared by value. Results are kept forever. */
export function memoize<Argument, Result>(make: (argument: Argument) => Result): (argument: Argument) => Result {
  const results = new Map<Argument, { result: Result }>();
  return (argument) => {
    const known = results.get(argument) ?? { result: make(argument) };
    results.set(argument, known);
    return known.result;
  };
}
