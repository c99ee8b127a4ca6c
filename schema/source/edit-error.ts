export type EditErrorCode =
  | "not-json"
  | "repeated-key"
  | "no-such-place"
  | "key-taken"
  | "no-key"
  | "whole-text"
  | "into-itself";

const reasons: { [Code in EditErrorCode]: (pointer: string) => string } = {
  "not-json": () => "The text is not JSON.",
  "repeated-key": () => "A key stands twice in an object: it can't be said which of the two is meant.",
  "no-such-place": (pointer) => `There is no place ${pointer}.`,
  "key-taken": (pointer) => `${pointer} is there already.`,
  "no-key": (pointer) => `${pointer} is an item of a list, which has no key.`,
  "whole-text": () => "The whole text can be set, and nothing else be done with it.",
  "into-itself": (pointer) => `${pointer} can't be moved into itself.`,
};

/** An edit that can't be made. The text is unchanged. */
export class EditError extends Error {
  override name = "EditError";
  readonly code: EditErrorCode;
  readonly pointer: string;

  constructor(code: EditErrorCode, pointer: string) {
    super(reasons[code](pointer));
    this.code = code;
    this.pointer = pointer;
  }
}
