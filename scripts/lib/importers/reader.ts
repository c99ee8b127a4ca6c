import type { Value } from "./tree/value.ts";

/** A file's format, apart from what it says. */
export type FormName = "json" | "yaml" | "script" | "xml" | "archive";

/** Converts a format to JSON Resume. */
export interface Reader {
  /** The name shown to users. */
  readonly title: string;
  readonly form: FormName;
  /** The tables that it reads from an archive, by name without extension. */
  readonly tables?: readonly string[];
  /** True if a file in this format belongs to this importer. */
  readonly detect: (source: Value) => boolean;
  /** The language (BCP 47) of its texts, if the source names it. */
  readonly language?: (source: Value) => string | undefined;
  /** Returns the source as JSON Resume. Other fields keep other names, and the import reports them. */
  readonly read: (source: Value) => Value;
}
