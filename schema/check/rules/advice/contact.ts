import { webLinks } from "../../../entities/define/json-ld.ts";
import { defineAdvice } from "../../../messages/message.ts";
import { defineAdviceRule } from "../../rule.ts";
import { sources } from "./sources.ts";

const missing =
  (what: string) =>
  ({ isKnown }: { isKnown: boolean }) =>
    isKnown ? `The profile has ${what}, but no block shows it.` : `The profile has no ${what.replace(/^an? /, "")}.`;

/** Readers can contact the owner and find profiles elsewhere. */
export const contact = defineAdviceRule({
  messages: {
    "no-email": defineAdvice<{ isKnown: boolean }>({
      title: "no e-mail address to answer to",
      message: missing("an e-mail address"),
      hint: () => 'Add an address to "profile" → "emails", and a contact block that shows it.',
      explanation: "Most answers to an application come by e-mail, and applicant systems file people under it.",
      wrong: '"emails": []',
      right: '"emails": [{ "id": "work", "label": "Work", "address": "asha@asharao.dev" }], … { "type": "contact" }',
      source: sources.heading,
    }),
    "no-profile-link": defineAdvice<{ isKnown: boolean }>({
      title: "no link to a profile elsewhere",
      message: missing("a link to a profile elsewhere"),
      hint: () => 'Add a profile that you keep up to date to "profile" → "links", as on LinkedIn or GitHub.',
      explanation: "Nothing leads to what others can confirm: colleagues, code, publications.",
      wrong: '"links": []',
      right: '"links": [{ "id": "github", "kind": "github", "label": "GitHub", "href": "https://github.com/asharao" }]',
    }),
    "no-phone": defineAdvice<{ isKnown: boolean }>({
      title: "no telephone number to call",
      message: missing("a telephone number"),
      hint: () => 'Add "phone" to the profile and show it in a contact block, unless you would rather not be called.',
      explanation: "Who wants to talk soon, calls; without a number they go on to the next candidate.",
      wrong: '"profile": { "name": "Asha Rao", … }',
      right: '"profile": { "name": "Asha Rao", "phone": "+91 98765 43210", … }, … { "type": "contact" }',
      source: sources.heading,
    }),
    "no-location": defineAdvice<{ isKnown: boolean }>({
      title: "no location",
      message: missing("a location"),
      hint: () => 'Add "location" to the profile, as in "Pune, India"; a street address is not needed.',
      explanation: "Whether somebody could work on site is asked early, and searched for by place.",
      wrong: '"profile": { "name": "Asha Rao", … }',
      right: '"profile": { "name": "Asha Rao", "location": "Pune, India", … }, … { "type": "contact" }',
      source: sources.heading,
    }),
  },
  create: ({ index: { root }, portfolio: { profile: shown }, report }) => ({
    exit() {
      const { emails = [], links = [], phone, location } = root.profile ?? {};
      if (shown.emails.length === 0) report("no-email", { key: "/profile/emails" }, { isKnown: emails.length > 0 });
      if (shown.links.length === 0) report("no-profile-link", { key: "/profile/links" }, { isKnown: links.length > 0 });
      if (shown.phone === undefined) report("no-phone", { key: "/profile" }, { isKnown: phone !== undefined });
      if (shown.location === undefined) report("no-location", { key: "/profile" }, { isKnown: location !== undefined });
    },
  }),
});

const developer =
  /\b(?:developer|programmer|software|full[- ]?stack|front[- ]?end|back[- ]?end|web engineer|data (?:engineer|scientist)|devops)\b/i;
const codeHost = /^https?:\/\/(?:[\w-]+\.)*(?:github|gitlab|bitbucket|codeberg|sourcehut|sr\.ht|huggingface)\b/i;

/** A developer's profile links to code. */
export const codeLink = defineAdviceRule({
  messages: {
    "no-code-link": defineAdvice<object>({
      title: "a developer without a link to code",
      message: () => "This is the profile of a developer, but no link leads to code.",
      hint: () => "Link your profile on GitHub or GitLab, or the source code of a project.",
      explanation:
        "Of a developer, readers want to see code; a list of languages says little about how somebody uses them.",
      wrong: '{ "type": "project", "title": "Lab Stock" }',
      right: '{ "type": "project", "title": "Lab Stock", "link": "https://github.com/asharao/lab-stock" }',
      source: sources.code,
    }),
  },
  create: ({ portfolio: { profile, entries }, report }) => ({
    exit() {
      const links = [
        ...profile.links,
        ...entries.flatMap((entry) => (entry.type === "project" ? webLinks(entry) : [])),
      ];
      if (developer.test(profile.role) && !links.some(({ href }) => codeHost.test(href)))
        report("no-code-link", "/profile/role", {});
    },
  }),
});
