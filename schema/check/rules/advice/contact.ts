import type { Finding } from "../../../messages/diagnostic.ts";
import { find } from "../../../messages/messages.ts";
import type { Portrait } from "./portrait.ts";

/** A recruiter can reach the owner, and see what else there is. */
export function checkContact({ content: { profile }, portfolio: { profile: shown } }: Portrait): Finding[] {
  const ways = [
    { code: "no-email", pointer: "/profile/emails", shown: shown.emails.length > 0, known: profile.emails.length > 0 },
    { code: "no-phone", pointer: "/profile", shown: shown.phone !== undefined, known: profile.phone !== undefined },
    {
      code: "no-location",
      pointer: "/profile",
      shown: shown.location !== undefined,
      known: profile.location !== undefined,
    },
    {
      code: "no-profile-link",
      pointer: "/profile/links",
      shown: shown.links.length > 0,
      known: profile.links.length > 0,
    },
  ] as const;
  return ways
    .filter((way) => !way.shown)
    .map(({ code, pointer, known }) => find(code, { pointer, part: "key" }, { isKnown: known }));
}

const developer =
  /\b(?:developer|programmer|software|full[- ]?stack|front[- ]?end|back[- ]?end|web engineer|data (?:engineer|scientist)|devops)\b/i;
const codeHost = /^https?:\/\/(?:[\w-]+\.)*(?:github|gitlab|bitbucket|codeberg|sourcehut|sr\.ht|huggingface)\b/i;

/** Of a developer, some link leads to code. */
export function checkCodeLink({ content, portfolio }: Portrait): Finding[] {
  const links = [
    ...portfolio.profile.links.map(({ href }) => href),
    ...portfolio.entries.flatMap((entry) => (entry.type === "project" ? (entry.link ?? []) : [])),
  ];
  if (!developer.test(content.profile.role) || links.some((href) => codeHost.test(href))) return [];
  return [find("no-code-link", { pointer: "/profile/role", part: "value" }, {})];
}
