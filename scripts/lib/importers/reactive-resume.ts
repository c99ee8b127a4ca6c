import { CommandError } from "../cli/command.ts";
import type { Reader } from "./reader.ts";
import { city, joinTexts, leaveHidden, looks, plainRichText, richText } from "./tree/rules.ts";
import { findSection, leaveTitle, ownSection } from "./tree/sections.ts";
import { each, forAll, ignoreField, joinLists, joinSections, type Rules, shape } from "./tree/shape.ts";
import { type Fields, itemsOf, listOf, membersOf, type Value } from "./tree/value.ts";

/**
 * Reactive Resume (https://rxresu.me), versions 4 and 5: JSON with descriptions in HTML. Fields that differ between
 * versions (`date`, `period`; `url.href`, `website.url`) have a rule for each.
 */
export const reactiveResume: Reader = {
  title: "Reactive Resume",
  form: "json",
  // JSON Resume has no `sections`.
  detect: (source) => source.at("basics")?.isObject === true && source.at("sections")?.isObject === true,
  read: (source) => {
    if (source.at("basics", "profiles")?.isList)
      throw new CommandError(
        "This is a file of Reactive Resume 3. Import it at rxresu.me, which reads it, and export it from there as JSON.",
      );
    const { basics = source, picture, summary, sections, customSections, ...others } = source.members;
    const { summary: olderSummary, custom, ...known } = membersOf(sections);
    const {
      accounts: profiles,
      rest,
      ...entries
    } = joinSections([
      ...Object.entries(known).map(([type, section]) => (section ? readSection(section, type) : {})),
      ...[...(custom?.fields.values() ?? [])].map(readOwn),
      ...itemsOf(customSections).map(readOwn),
    ]);
    const person = basics.object({
      ...membersOf(source.at("basics")),
      picture: basics.at("picture") ?? picture,
      summary: (summary ?? olderSummary)?.at("content"),
    });
    const { accounts, ...own } = shape(person, ofPerson).members;
    return source.object({
      basics: person.object({ ...own, profiles: joinLists(profiles, accounts) }),
      ...entries,
      rest,
      ...shape(source.object(others), { metadata: looks }).members,
    });
  },
};

const site: Rules = { href: "url", url: "url", inlineLink: ignoreField };

const ofPerson: Rules = {
  location: city,
  url: { href: "url", url: "url" },
  website: { href: "url", url: "url" },
  summary: plainRichText("summary"),
  picture: (picture) => {
    const isHidden = isTrue(picture.at("hidden")) || isTrue(picture.at("effects", "hidden"));
    return { image: isHidden ? leaveHidden(picture) : picture.at("url") };
  },
  // Owner's lines among the contact details. Version 5 has a link; in version 4, the value may be an address.
  customFields: each("accounts", { text: "network", link: "url" }),
};

/** The table of names knows all other fields. */
const common: Rules = {
  ...forAll("id icon iconColor visible hidden", ignoreField),
  url: site,
  website: site,
  // 0 hides the level. In entries other than skills, the meaning of any other level is unknown.
  level: (level) => (level.content === 0 ? {} : { rating: level }),
  ...forAll("summary description", richText("summary")),
};

/** Of entries without a list. */
const plain: Rules = { ...common, ...forAll("summary description", plainRichText("summary")) };

/** 1 is the level of skills for which nobody chose one. */
function readDots(level: Value): Fields {
  const { content } = level;
  if (content === 0 || content === 1) return {};
  return { level: typeof content === "number" && content <= 5 ? level.say(`${content}/5`) : level };
}

/** JSON Resume's section for each of the file's sections, with rules for its entries. */
const kinds: Readonly<Record<string, readonly [name: string, rules: Rules]>> = {
  profiles: ["accounts", common],
  experience: ["work", { ...common, company: "name" }],
  volunteer: ["volunteer", { ...common, name: "organization" }],
  education: ["education", common],
  projects: ["projects", { ...common, description: plainRichText("brief") }],
  awards: ["awards", plain],
  certifications: ["certificates", plain],
  publications: ["publications", plain],
  // Without a word for the level, skills have one to five dots.
  skills: ["skills", { ...common, description: "level", proficiency: "level", level: readDots }],
  languages: ["languages", { ...common, name: "language", description: "fluency" }],
  interests: ["interests", common],
  references: ["references", { ...plain, summary: plainRichText("reference") }],
};

/** Reads a section of a known kind. */
function readSection(section: Value, type: string): Fields {
  const { items, name, title = name, ...others } = section.members;
  const [became, rules] = (Object.hasOwn(kinds, type) ? kinds[type] : undefined) ?? [type, {}];
  const found = itemsOf(items).map((item) => (isHidden(section) ? leaveHidden(item) : readEntry(item, rules)));
  const rest = shape(section.object(others), ofSection);
  const { text } = title ?? {};
  const isReported = text !== undefined && findSection(text) !== became && became !== "accounts";
  return {
    [became]: listOf(found),
    rest: listOf([...(title && isReported ? [leaveTitle(title, [became])] : []), ...(rest.at("others") ? [rest] : [])]),
  };
}

/** Reads a custom section. Its type or title names its kind; projects under another title keep that title. */
function readOwn(section: Value): Fields {
  const { name, title = name, ...others } = section.members;
  const isNamed = itemsOf(others["items"]).some((item) => (item.at("name") ?? item.at("title"))?.text !== undefined);
  // A list of courses holds no certificates, and entries without a title are only texts.
  const found = isNamed && !/course/i.test(title?.text ?? "") ? findSection(title?.text ?? "") : undefined;
  const type = others["type"]?.text ?? Object.keys(kinds).find((key) => kinds[key]?.[0] === found) ?? "projects";
  if (type !== "projects" || found !== undefined || title === undefined) return readSection(section, type);
  const { projects: entries, rest } = readSection(section.object(others), type);
  return { ...ownSection(title, { entries }), rest };
}

/** Layout options of a section. */
const ofSection = forAll("id type columns visible hidden separateLinks icon", ignoreField);

function readEntry(item: Value, rules: Rules): Value {
  if (isHidden(item)) return leaveHidden(item);
  const entry = shape(item, rules);
  const { brief, summary, ...fields } = entry.members;
  if (brief === undefined) return entry;
  return entry.object({ ...fields, description: joinTexts([brief, summary], "\n\n") });
}

function isHidden(value: Value): boolean {
  return value.at("visible")?.content === false || isTrue(value.at("hidden"));
}

function isTrue(value: Value | undefined): boolean {
  return value?.content === true;
}
