import type { Portrait } from "../portrait.ts";
import type { AuditRule, Hit } from "../rule.ts";
import { sources } from "../sources.ts";

/** Whether a recruiter can reach the owner, and see what else there is. */
export const contactRules: readonly AuditRule[] = [
  {
    name: "no-email",
    meaning: "Most answers to an application come by e-mail, and applicant systems file people under it.",
    advice: 'Add an address to "profile" → "emails", and a contact block that shows it.',
    source: sources.heading,
    find: ({ content, portfolio }) =>
      missing(
        portfolio.profile.emails.length > 0,
        content.profile.emails.length > 0,
        "e-mail address",
        "/profile/emails",
      ),
  },
  {
    name: "no-phone",
    meaning: "Who wants to talk soon, calls; without a number they go on to the next candidate.",
    advice: 'Add "phone" to the profile and show it in a contact block, unless you would rather not be called.',
    source: sources.heading,
    find: ({ content, portfolio }) =>
      missing(portfolio.profile.phone !== undefined, content.profile.phone !== undefined, "telephone number"),
  },
  {
    name: "no-location",
    meaning: "Whether somebody could work on site is asked early, and searched for by place.",
    advice: 'Add "location" to the profile, as in "Pune, India"; a street address is not needed.',
    source: sources.heading,
    find: ({ content, portfolio }) =>
      missing(portfolio.profile.location !== undefined, content.profile.location !== undefined, "location"),
  },
  {
    name: "no-profile-link",
    meaning: "Nothing leads to what others can confirm: colleagues, code, publications.",
    advice: 'Add a profile that you keep up to date to "profile" → "links", as on LinkedIn or GitHub.',
    source: undefined,
    find: ({ content, portfolio }) =>
      missing(
        portfolio.profile.links.length > 0,
        content.profile.links.length > 0,
        "link to a profile elsewhere",
        "/profile/links",
      ),
  },
  {
    name: "no-code-link",
    meaning: "Of a developer, readers want to see code; a list of languages says little about how somebody uses them.",
    advice: "Link your profile on GitHub or GitLab, or the source code of a project.",
    source: sources.code,
    find: (portrait) =>
      isDeveloper(portrait) && !showsCode(portrait)
        ? [{ pointer: "/profile/role", message: "This is the profile of a developer, but no link leads to code." }]
        : [],
  },
];

function missing(isShown: boolean, isKnown: boolean, what: string, pointer = "/profile"): Hit[] {
  if (isShown) return [];
  if (!isKnown) return [{ pointer, message: `The profile has no ${what}.` }];
  return [{ pointer, message: `The profile has a ${what}, but no block shows it.`.replace("a e-", "an e-") }];
}

const developer =
  /\b(?:developer|programmer|software|full[- ]?stack|front[- ]?end|back[- ]?end|web engineer|data (?:engineer|scientist)|devops)\b/i;

function isDeveloper({ content }: Portrait): boolean {
  return developer.test(content.profile.role);
}

const codeHost = /^https?:\/\/(?:[\w-]+\.)*(?:github|gitlab|bitbucket|codeberg|sourcehut|sr\.ht|huggingface)\b/i;

function showsCode({ portfolio }: Portrait): boolean {
  const links = portfolio.entries.flatMap((entry) => (entry.type === "project" ? (entry.link ?? []) : []));
  return portfolio.profile.links.some(({ href }) => codeHost.test(href)) || links.some((href) => codeHost.test(href));
}
