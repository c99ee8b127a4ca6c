import type { ApiFailure } from "../../../src/editor/protocol.ts";

type Code = ApiFailure["error"]["code"];

const statuses: Readonly<Record<Code, number>> = {
  "bad-request": 400,
  forbidden: 403,
  "unknown-file": 404,
  "unknown-base": 409,
  "read-only": 409,
  "too-large": 413,
  failed: 500,
};

/** A request to the editor's API that is refused. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: Code;
  readonly status: number;

  constructor(code: Code, message: string) {
    super(message);
    this.code = code;
    this.status = statuses[code];
  }
}
