import { webLinks } from "../../../entities/define/json-ld.ts";
import type { Finding } from "../../../messages/message.ts";
import { find } from "../../../messages/messages.ts";
import type { Portfolio } from "../../../resolve/portfolio.ts";
import type { ContentIndex } from "../../content-index/content-index.ts";

/** A recruiter can reach the owner, and see what else there is. */
export function checkContact({ root: { profile } }: ContentIndex, { profile: shown }: Portfolio): Finding[] {
  const findings: Finding[] = [];
  for (const [code, key] of [
    ["no-email", "emails"],
    ["no-profile-link", "links"],
  ] as const) {
    if (shown[key].length > 0) continue;
    findings.push(find(code, { key: `/profile/${key}` }, { isKnown: (profile?.[key] ?? []).length > 0 }));
  }
  for (const [code, key] of [
    ["no-phone", "phone"],
    ["no-location", "location"],
  ] as const) {
    if (shown[key] !== undefined) continue;
    findings.push(find(code, { key: "/profile" }, { isKnown: profile?.[key] !== undefined }));
  }
  return findings;
}

const developer =
  /\b(?:developer|programmer|software|full[- ]?stack|front[- ]?end|back[- ]?end|web engineer|data (?:engineer|scientist)|devops)\b/i;
const codeHost = /^https?:\/\/(?:[\w-]+\.)*(?:github|gitlab|bitbucket|codeberg|sourcehut|sr\.ht|huggingface)\b/i;

/** Of a developer, some link leads to code. */
export function checkCodeLink(_: ContentIndex, { profile, entries }: Portfolio): Finding[] {
  const links = [
    ...profile.links.map(({ href }) => href),
    ...entries.flatMap((entry) => (entry.type === "project" ? webLinks(entry).map(({ href }) => href) : [])),
  ];
  if (!developer.test(profile.role) || links.some((href) => codeHost.test(href))) return [];
  return [find("no-code-link", "/profile/role", {})];
}
