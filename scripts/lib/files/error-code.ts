/** The code of a system's error (man errno), as in "EEXIST"; "" where it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
