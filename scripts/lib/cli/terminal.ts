/** What a stream can show. */
export interface Terminal {
  /** Whether it may hold colours (ANSI escapes). */
  color: boolean;
  /** How many columns it has; undefined where it is no terminal. */
  width: number | undefined;
}

/**
 * What a person sees of this stream: colours on a terminal that has them. `NO_COLOR` (no-color.org) takes them away;
 * `FORCE_COLOR` gives them to any stream, as to one that a workflow's log shows.
 */
export function describeTerminal(
  { isTTY = false, columns }: { isTTY?: boolean; columns?: number } = process.stdout,
  { NO_COLOR, FORCE_COLOR, TERM }: NodeJS.ProcessEnv = process.env,
): Terminal {
  const color = NO_COLOR ? false : FORCE_COLOR ? !["0", "false"].includes(FORCE_COLOR) : isTTY && TERM !== "dumb";
  return { color, width: columns };
}
