import type { SectionName } from "../../../schema/entities/define/resume.ts";
import { readLanguage } from "../records/read-language.ts";
import { writeTitle } from "./json-resume/other-names/names.ts";
import type { Reader } from "./reader.ts";
import { authors, city, joinTexts, looks, words } from "./tree/rules.ts";
import { entryFields, findSection, leaveTitle, ownSection, type Section } from "./tree/sections.ts";
import { each, forAll, ignoreField, joinSections, type Rules, shape } from "./tree/shape.ts";
import { type Fields, itemsOf, listOf, type Value } from "./tree/value.ts";

/** RenderCV (https://docs.rendercv.com): YAML, with sections that have the owner's titles. */
export const rendercv: Reader = {
  title: "RenderCV",
  form: "yaml",
  detect: (source) => source.at("cv")?.isObject === true,
  language: (source) => readLanguage(source.at("locale", "language")?.text ?? ""),
  read: (source) => {
    const { cv = source, ...others } = source.members;
    const { sections, ...basics } = cv.members;
    const read = [...(sections?.fields ?? [])].map(([title, list]) => readSection(title, list));
    const { summary, ...entries } = joinSections(read);
    const texts = summary && joinTexts(itemsOf(summary), "\n\n");
    return source.object({
      basics: shape(cv.object({ ...basics, ...(texts && { summary: texts }) }), ofPerson),
      ...entries,
      ...shape(source.object(others), forAll("design locale settings rendercv_settings", looks)).members,
    });
  },
};

const ofPerson: Rules = {
  name: "name",
  headline: "label",
  label: "label",
  location: city,
  email: (emails) => ({ email: joinTexts(itemsOf(emails), ", ") }),
  phone: (phones) => {
    const [phone, ...others] = itemsOf(phones);
    return { phone, phones: listOf(others) };
  },
  website: (sites) => {
    const [url, ...others] = itemsOf(sites);
    return { url, accounts: listOf(others.map((other) => other.object({ url: other }))) };
  },
  photo: "image",
  summary: "summary",
  social_networks: "profiles",
  custom_connections: each("links", { placeholder: "network", url: "url", fontawesome_icon: ignoreField }),
};

/** Keys of entries that are a single text. */
const pointKeys = ["bullet", "number", "reversed_number"];

/** Rules for the entries of a section. The table of names knows all other fields. */
function rulesOf(section: SectionName): Rules {
  const { title, text } = entryFields[section];
  const details: Rules = { skills: words("keywords"), interests: words("keywords"), languages: "fluency" };
  return {
    ...forAll(["name", "label", ...pointKeys].join(" "), titled(title)),
    company: titled(section === "volunteer" ? "organization" : "name"),
    institution: titled("institution"),
    degree: "studyType",
    ...(section === "publications" && { title: titled("name") }),
    details: details[section] ?? text,
    doi: (doi) => {
      const address = `https://doi.org/${doi.text ?? ""}`;
      return { url: doi.say(address, `was read as ${address}`) };
    },
    authors,
  };
}

/** Splits a text that has one link in Markdown into its words and the address. */
function titled(name: string): (value: Value) => Fields {
  return (value) => {
    const { text = "" } = value;
    const [[link, words, url] = [], ...others] = text.matchAll(/\[([^[\]]+)\]\(([^)\s]+)\)/g);
    if (link === undefined || words === undefined || url === undefined || others.length > 0) return { [name]: value };
    return { [name]: value.say(text.replace(link, words)), url: value.say(url) };
  };
}

/** Reads a section's entries as JSON Resume's sections, or as a section with its own title. */
function readSection(title: string, list: Value): Fields {
  const section = findSection(title);
  const { paragraphs, points, entries, ...known } = joinSections(itemsOf(list).map((item) => readEntry(item, section)));
  const own = list.say(writeTitle(title));
  if (paragraphs ?? points ?? entries) return { ...known, ...ownSection(own, { paragraphs, points, entries }) };
  const others = Object.keys(known).filter((name) => name !== section);
  return { ...known, titles: others.length > 0 ? leaveTitle(own, others) : undefined };
}

/** Reads an entry. Fields that only one section has decide its section, otherwise the title does. */
function readEntry(item: Value, section: Section | undefined): Fields {
  const { fields, isObject } = item;
  const become = (name: SectionName) => ({ [name]: shape(item, rulesOf(name)) });
  if (fields.has("institution")) return become("education");
  if (["authors", "journal", "doi"].some((key) => fields.has(key))) return become("publications");
  if (fields.has("company")) return become(section === "volunteer" ? "volunteer" : "work");
  const [point] = fields.size === 1 ? pointKeys.flatMap((key) => fields.get(key) ?? []) : [];
  if (section === "summary" && (point || !isObject)) return { summary: point ?? item };
  if (section !== undefined && section !== "summary")
    return isObject ? become(section) : { [section]: item.object(titled(entryFields[section].title)(item)) };
  if (point) return { points: point };
  return isObject ? { entries: shape(item, rulesOf("projects")) } : { paragraphs: item };
}
