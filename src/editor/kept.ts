import { ApiError, call } from "./api.ts";
import type { EditRequest } from "./protocol.ts";
import { reloadsItself } from "./reload.ts";

/** The item of this tab's storage with changes that the server hasn't got. */
const key = "portfolio-waiting";

/** Keeps what waits for the next load of the page in this tab, and asks before a tab is closed that has something waiting. */
export function keepWaiting(read: () => EditRequest | undefined): void {
  addEventListener("pagehide", () => {
    const request = read();
    if (request) sessionStorage.setItem(key, JSON.stringify(request));
  });
  addEventListener("beforeunload", (event) => {
    if (!reloadsItself() && read()) event.preventDefault();
  });
}

/**
 * Sends what an earlier load of the page kept. Returns why the server refuses it, which then has it in its journal.
 * @throws {ApiError} if the server is lost
 */
export async function sendKept(): Promise<string | undefined> {
  const text = sessionStorage.getItem(key);
  if (text === null) return undefined;
  const refusal = await call("edit", JSON.parse(text)).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (refusal !== undefined && !(refusal instanceof ApiError && refusal.code !== "lost")) throw refusal;
  sessionStorage.removeItem(key);
  return refusal?.message;
}
