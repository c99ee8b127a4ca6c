import type { Holdings, ProfileUse } from "../blocks/define/holdings.ts";
import type { ProfileContent } from "../parts/profile.ts";

/**
 * The profile with only what a visitor can see of it: a number that no block shows is in no other format, either.
 * @param holdings those of all visible blocks and of the footer
 * @param texts what else can be read; a location that is said there is no secret
 */
export function showProfile(
  profile: ProfileContent,
  holdings: readonly Holdings[],
  texts: readonly string[],
): ProfileContent {
  const uses: ProfileUse[] = holdings.map(({ profile: use }) => use ?? {});
  const isShown = (key: "phone" | "location" | "chat" | "photo") => uses.some((use) => use[key]);
  const isListed = (key: "emails" | "links", id: string) =>
    uses.some(({ [key]: ids = [] }) => ids === "all" || ids.includes(id));
  const { location } = profile;
  const isLocationSaid = location !== undefined && texts.some((text) => text.includes(location));
  return {
    ...profile,
    phone: isShown("phone") ? profile.phone : undefined,
    chat: isShown("chat") ? profile.chat : undefined,
    photo: isShown("photo") ? profile.photo : undefined,
    location: isShown("location") || isLocationSaid ? location : undefined,
    emails: profile.emails.filter(({ id }) => isListed("emails", id)),
    links: profile.links.filter(({ id }) => isListed("links", id)),
  };
}
