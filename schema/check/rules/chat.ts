import type { Finding } from "../../messages/diagnostic.ts";
import { find } from "../../messages/messages.ts";
import type { Site } from "./site.ts";
import { isRecord } from "./survey.ts";

/** A chat link is built from the telephone number: without one it does not show. */
export function checkChat(site: Site): Finding[] {
  const { chat } = site.profile;
  if (!isRecord(chat) || typeof chat["app"] !== "string" || site.mayHave("phone")) return [];
  return [find("chat-without-phone", { pointer: "/profile/chat", part: "key" }, { app: chat["app"] })];
}
