import type { Frame } from "../source/frame.ts";
import type { Place } from "../source/place.ts";
import type { Severity } from "./message.ts";
import type { Code } from "./messages.ts";

/** One mistake: where it is, what is wrong, what to do. */
export interface Diagnostic {
  /** Its stable name; `validate --explain CODE` says more. */
  code: Code;
  severity: Severity;
  file: string;
  /** The first and the last place, from 1; columns in UTF-16 units, the last exclusive. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  /** The value meant, as a JSON pointer (RFC 6901). */
  pointer: string;
  /** The same in words: "the second tab of the page /about". */
  path: string;
  message: string;
  hint: string;
  /** How many more of its code were found in the file than are listed, on the last that is; otherwise 0. */
  more: number;
  frame: Frame;
}

/** A mistake as a check finds it, before its place is known as line and column. */
export interface Finding {
  code: Code;
  message: string;
  hint: string;
  place: Place;
}
