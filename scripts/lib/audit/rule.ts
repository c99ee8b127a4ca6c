import type { Portrait } from "./portrait.ts";
import type { Source } from "./sources.ts";

/** One place at which a rule found something. */
export interface Hit {
  /** The value meant, as a JSON pointer. */
  pointer: string;
  /** What was found there. */
  message: string;
}

/** Something that a recruiter or an applicant system misses in a portfolio. */
export interface AuditRule {
  name: string;
  /** What follows from it. */
  meaning: string;
  /** What to do. */
  advice: string;
  /** Undefined where the rule is our own judgement. */
  source: Source | undefined;
  find: (portrait: Portrait) => Hit[];
}
