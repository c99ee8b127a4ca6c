import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";

/** A chat link is built from the telephone number: without one it does not show. */
export function checkChat(index: ContentIndex): Finding[] {
  const app = index.root.profile?.chat?.app;
  if (app === undefined || index.mayHave("phone")) return [];
  return [find("chat-without-phone", { pointer: "/profile/chat", part: "key" }, { app })];
}
