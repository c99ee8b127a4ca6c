import { type Finding, find } from "../../messages/messages.ts";
import type { ContentIndex } from "../content-index/content-index.ts";

/** A chat link is built from the telephone number: without one it does not show. */
export function checkChat(index: ContentIndex): Finding[] {
  const app = index.root.profile?.chat?.app;
  if (app === undefined || index.mayHave("phone")) return [];
  return [find("chat-without-phone", { key: "/profile/chat" }, { app })];
}

/** The words of a card's link are said where it has that link: else they do not show. */
export function checkLinkLabels({ entities }: ContentIndex): Finding[] {
  return entities.flatMap(({ value, pointer }) => {
    const isAlone = "linkLabel" in value && value.linkLabel !== undefined && !("link" in value);
    return isAlone ? [find("label-without-link", { key: `${pointer}/linkLabel` }, {})] : [];
  });
}

/** A link to the contact card is asked for only where there is a card: else it does not show. */
export function checkContactCard({ root, texts }: ContentIndex): Finding[] {
  if (root.site?.outputs?.contactCard !== false) return [];
  return texts
    .filter(({ key }) => key === "cardLabel")
    .map(({ pointer }) => find("card-switched-off", { key: pointer }, {}));
}

/** What has a start and an end doesn't end before it starts. */
export function checkDateRanges({ entities }: ContentIndex): Finding[] {
  return entities.flatMap(({ value, pointer }) => {
    const { start, end } = "start" in value && "end" in value ? value : {};
    if (start === undefined || end === undefined) return [];
    const precision = Math.min(start.length, end.length);
    if (end.slice(0, precision) >= start.slice(0, precision)) return [];
    return [find("backward-dates", `${pointer}/end`, { start, end })];
  });
}
