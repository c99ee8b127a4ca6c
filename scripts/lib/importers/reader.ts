import type { Value } from "./tree/value.ts";

/** How a file is written, apart from what it says. */
export type FormName = "json" | "yaml" | "script" | "xml" | "archive";

/** What a source says, as JSON Resume has it. */
export interface Reader {
  /** Its name for people. */
  readonly title: string;
  readonly form: FormName;
  /** Of an archive, the tables that it reads, by their names without ending. */
  readonly tables?: readonly string[];
  /** Whether a file of that form is one of its own. */
  readonly detect: (source: Value) => boolean;
  /**
   * The same as a résumé in the form of JSON Resume. What it has no name for stays in it under a name of its own: the
   * import then tells of it.
   */
  readonly read: (source: Value) => Value;
}
