import type { Field } from "../reading.ts";

/** What is found out while entries are read under other names. */
export interface Findings {
  /** Other names of fields, each with that of JSON Resume. */
  renamed: Map<string, string>;
  /** What stands under names that nobody knows. */
  unknown: Field[];
  /** Entries that their owner keeps to themselves. */
  hidden: Field[];
}
