import { at, type Fields, itemsOf, makeFields, makeList, membersOf, type Placed, textOf } from "../placed/placed.ts";
import { plainRichText } from "../placed/rich-text.ts";
import { joinTexts, leaveHidden } from "../placed/rules.ts";
import { findSection, leaveTitle, makeOwnSection } from "../placed/sections.ts";
import { form, joinLists, joinSections, looks, type Rules, shape, within } from "../placed/shape.ts";
import type { Reader } from "../reader.ts";
import { kindOf, kinds } from "./kinds.ts";

/**
 * Reactive Resume (https://rxresu.me), versions 4 and 5: JSON, with descriptions in HTML. What one version calls
 * otherwise than the other (`date`, `period`; `url.href`, `website.url`) stands in the rules under both names.
 */
export const reactiveResume: Reader = {
  title: "Reactive Resume",
  form: "json",
  detect: (source) => at(source, "basics") !== undefined && at(source, "sections", "profiles") !== undefined,
  read: (source) => {
    const { basics, picture, summary, sections, customSections, ...others } = membersOf(source);
    const { summary: olderSummary, custom, ...known } = membersOf(sections);
    const {
      accounts: profiles,
      rest,
      ...entries
    } = joinSections([
      ...Object.entries(known).map(([type, section]) => (section ? readSection(section, type) : {})),
      ...Object.values(membersOf(custom)).map((section) => (section ? readOwn(section) : {})),
      ...itemsOf(customSections).map(readOwn),
    ]);
    const person = makeFields(basics ?? source, {
      ...membersOf(basics),
      picture: at(basics, "picture") ?? picture,
      summary: at(summary ?? olderSummary, "content"),
    });
    const { accounts, ...own } = membersOf(shape(person, ofPerson));
    return makeFields(source, {
      basics: makeFields(person, { ...own, profiles: joinLists(profiles, accounts) }),
      ...entries,
      rest,
      others: shape(makeFields(source, others), { metadata: looks }),
    });
  },
};

const ofPerson: Rules = {
  name: "name",
  headline: "label",
  email: "email",
  phone: "phone",
  location: (placed) => ({ location: makeFields(placed, { city: placed }) }),
  url: within({ href: "url", url: "url" }),
  website: within({ href: "url", url: "url" }),
  summary: plainRichText("summary"),
  picture: (placed) => {
    const isHidden = isTrue(at(placed, "hidden")) || isTrue(at(placed, "effects", "hidden"));
    return { image: isHidden ? leaveHidden(placed) : at(placed, "url") };
  },
  customFields: (list) => ({ accounts: makeList(itemsOf(list).map((field) => shape(field, ofField))) }),
};

/** A line of one's own among the addresses: in version 5 with a link, in version 4 perhaps one. */
const ofField: Rules = {
  id: form,
  icon: form,
  name: "network",
  text: "network",
  value: "url",
  link: "url",
};

/** The entries of a section that has a kind, under the name of that kind. */
function readSection(section: Placed, type: string): Fields {
  const { items, name, title = name, ...others } = membersOf(section);
  const kind = kindOf(type);
  const found = itemsOf(items).map((item) => readEntry(item, kind?.rules ?? {}, isHidden(section)));
  const rest = shape(makeFields(section, others), ofSection);
  const became = kind?.name ?? type;
  const isTold = textOf(title) !== undefined && findSection(textOf(title) ?? "") !== became && became !== "accounts";
  return {
    [became]: makeList(found),
    rest: makeList([
      ...(title && isTold ? [leaveTitle(title, [became])] : []),
      ...(membersOf(rest)["others"] ? [rest] : []),
    ]),
  };
}

/** A section of one's own, which says what it is by its type or its title; one of projects under another title keeps that. */
function readOwn(section: Placed): Fields {
  const { name, title = name, ...others } = membersOf(section);
  const found = findSection(textOf(title) ?? "");
  const type = textOf(others["type"]) ?? Object.keys(kinds).find((key) => kinds[key]?.name === found) ?? "projects";
  if (type !== "projects" || found !== undefined || title === undefined) return readSection(section, type);
  const { projects: entries, rest } = readSection(makeFields(section, others), type);
  return { ...makeOwnSection(title, { entries }), rest };
}

/** How a section is arranged. */
const ofSection: Rules = Object.fromEntries(
  ["id", "type", "columns", "visible", "hidden", "separateLinks", "icon"].map((key) => [key, form]),
);

function readEntry(item: Placed, rules: Rules, isLeftOut: boolean): Placed {
  if (isLeftOut || isHidden(item)) return leaveHidden(item);
  const entry = shape(item, rules);
  const { brief, summary, ...fields } = membersOf(entry);
  if (brief === undefined) return entry;
  return makeFields(entry, { ...fields, description: joinTexts([brief, summary], "\n\n") });
}

function isHidden(placed: Placed): boolean {
  return at(placed, "visible")?.value === false || isTrue(at(placed, "hidden"));
}

function isTrue(placed: Placed | undefined): boolean {
  return placed?.value === true;
}
