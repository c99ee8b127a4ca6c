/** A function that calls another once for each argument. */
export function keep<Result>(make: (language: string) => Result): (language: string) => Result {
  const kept = new Map<string, Result>();
  return (language) => {
    if (!kept.has(language)) kept.set(language, make(language));
    return kept.get(language) as Result;
  };
}
