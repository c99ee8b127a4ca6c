import { ApiError, call } from "./api.ts";
import type { EditRequest } from "./protocol.ts";
import { reloadsItself } from "./reload.ts";

/** Key in `sessionStorage` of the changes that the server hasn't received. */
const key = "portfolio-waiting";

/** Keeps waiting changes over a reload of this tab. The browser asks before a tab with such changes is closed. */
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
 * Sends the changes kept before a reload. Returns the reason if the server refuses them; it then has them in its journal.
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
