import type { Finding } from "../../messages/message.ts";
import { find } from "../../messages/messages.ts";
import type { ContentIndex } from "../content-index/content-index.ts";

/** A chat link is built from the telephone number: without one it does not show. */
export function checkChat(index: ContentIndex): Finding[] {
  const app = index.root.profile?.chat?.app;
  if (app === undefined || mayHave(index, "phone")) return [];
  return [find("chat-without-phone", { key: "/profile/chat" }, { app })];
}

/** Whether the profile may say this, had a mistake in it not hidden that. */
export function mayHave({ root: { profile }, mistakes }: ContentIndex, key: "phone" | "location"): boolean {
  if (profile === undefined || profile[key] !== undefined || mistakes.hasUnknownKey("/profile")) return true;
  return mistakes.isBroken("/profile") || mistakes.isBroken(`/profile/${key}`);
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
    return isBefore(end, start) ? [find("backward-dates", `${pointer}/end`, { start, end })] : [];
  });
}

/** No post is changed before it is published: feeds would tell of it as of an old one. */
export function checkUpdates({ posts }: ContentIndex): Finding[] {
  return posts.flatMap(({ value, pointer, languages }) => {
    const { date, updated } = "date" in value && "updated" in value ? value : {};
    if (languages.length === 0 || typeof date !== "string" || typeof updated !== "string" || !isBefore(updated, date))
      return [];
    return [find("updated-too-early", `${pointer}/updated`, { date, updated })];
  });
}

/** As far as both dates go. */
function isBefore(one: string, other: string): boolean {
  const precision = Math.min(one.length, other.length);
  return one.slice(0, precision) < other.slice(0, precision);
}
