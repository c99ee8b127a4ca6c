import type { SectionBlock } from "../blocks/index.ts";
import type { Content, ProfileContent } from "../content.ts";

/** What of the profile a block shows. Where no ids are given it shows all. */
interface Shown {
  phone: boolean;
  emails: readonly string[] | undefined;
  links: readonly string[] | undefined;
  location: boolean;
  chat: boolean;
  photo: boolean;
}

const nothing: Shown = { phone: false, emails: [], links: [], location: false, chat: false, photo: false };

/**
 * The profile with only what a visitor can see of it: a number that no block shows is in no other format, either.
 * @param blocks all that are visible, those inside others included
 */
export function showProfile(
  profile: ProfileContent,
  blocks: readonly SectionBlock[],
  footer: Content["footer"],
): ProfileContent {
  const shown = [...blocks.map(showsOfBlock), ...showsOfFooter(footer)];
  const isShown = (key: "phone" | "location" | "chat" | "photo") => shown.some((one) => one[key]);
  const listed = (key: "emails" | "links", id: string) =>
    shown.some((one) => one[key] === undefined || one[key].includes(id));
  const { location } = profile;
  const isLocationSaid =
    location !== undefined && JSON.stringify([blocks, footer]).includes(JSON.stringify(location).slice(1, -1));
  return {
    ...profile,
    phone: isShown("phone") ? profile.phone : undefined,
    chat: isShown("chat") ? profile.chat : undefined,
    photo: isShown("photo") ? profile.photo : undefined,
    location: isShown("location") || isLocationSaid ? location : undefined,
    emails: profile.emails.filter(({ id }) => listed("emails", id)),
    links: profile.links.filter(({ id }) => listed("links", id)),
  };
}

function showsOfBlock(block: SectionBlock): Shown {
  if (block.type === "hero") return { ...nothing, photo: block.photo };
  if (block.type !== "contact") return nothing;
  const { phone, emails, links, location, chat } = block;
  return { ...nothing, phone, emails, links, location, chat };
}

function showsOfFooter(footer: Content["footer"]): Shown[] {
  if (!footer || footer.hidden) return [];
  const { connect, reach } = footer;
  return [
    ...(connect ? [{ ...nothing, links: connect.links }] : []),
    ...(reach ? [{ ...nothing, phone: reach.phone, emails: reach.emails }] : []),
  ];
}
