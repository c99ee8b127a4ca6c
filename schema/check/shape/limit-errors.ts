/** More errors than anyone reads. A file with more of them isn't content. */
export const mostErrors = 2000;

/**
 * Makes a validator stop collecting errors when it has many. In ajv's own code, each `$ref` copies all errors so far:
 * 100,000 wrong blocks take minutes and gigabytes.
 */
export function limitErrors(code: string): string {
  return code.replace(
    /vErrors\.concat\(([^()]*)\)/g,
    `(vErrors.length < ${mostErrors} ? vErrors.concat($1) : vErrors)`,
  );
}
