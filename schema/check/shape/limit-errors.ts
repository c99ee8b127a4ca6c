/** More errors than anyone reads at once: a file with more of them isn't content. */
export const mostErrors = 2000;

/**
 * The code of a validator that stops gathering errors when it has many. As ajv writes it, each reference to another part
 * of the schema copies all errors so far: 100,000 wrong blocks take minutes and gigabytes.
 */
export function limitErrors(code: string): string {
  return code.replace(
    /vErrors\.concat\(([^()]*)\)/g,
    `(vErrors.length < ${mostErrors} ? vErrors.concat($1) : vErrors)`,
  );
}
