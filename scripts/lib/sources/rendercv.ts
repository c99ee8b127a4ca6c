import type { SectionName } from "../../../schema/entities/define/resume.ts";
import { writeTitle } from "./json-resume/other-names/plain-name.ts";
import {
  at,
  type Fields,
  fieldsOf,
  itemsOf,
  makeFields,
  makeList,
  makeText,
  membersOf,
  type Placed,
  textOf,
} from "./placed/placed.ts";
import { authors, joinTexts, period, words } from "./placed/rules.ts";
import { entryFields, findSection, leaveTitle, makeOwnSection, type Section } from "./placed/sections.ts";
import { form, joinSections, looks, type Rules, shape } from "./placed/shape.ts";
import type { Reader } from "./reader.ts";

/** RenderCV (https://docs.rendercv.com): YAML, with sections of the owner's own titles. */
export const rendercv: Reader = {
  title: "RenderCV",
  form: "yaml",
  detect: (source) => fieldsOf(at(source, "cv")) !== undefined,
  read: (source) => {
    const { cv = source, ...others } = membersOf(source);
    const { sections, ...basics } = membersOf(cv);
    const read = [...(fieldsOf(sections) ?? [])].map(([title, list]) => readSection(title, list));
    const { summary, ...entries } = joinSections(read);
    const texts = summary && joinTexts(itemsOf(summary), "\n\n");
    return makeFields(source, {
      basics: shape(makeFields(cv, { ...basics, ...(texts && { summary: texts }) }), ofPerson),
      ...entries,
      others: shape(makeFields(source, others), {
        design: looks,
        locale: looks,
        settings: looks,
        rendercv_settings: looks,
      }),
    });
  },
};

const ofPerson: Rules = {
  name: "name",
  headline: "label",
  label: "label",
  location: (placed) => ({ location: makeFields(placed, { city: placed }) }),
  email: (placed) => ({ email: joinTexts(itemsOf(placed), ", ") }),
  phone: (placed) => {
    const [phone, ...others] = itemsOf(placed);
    return { phone, phones: makeList(others) };
  },
  website: (placed) => {
    const [url, ...others] = itemsOf(placed);
    return { url, accounts: makeList(others.map((other) => makeFields(other, { url: other }))) };
  },
  photo: "image",
  summary: "summary",
  social_networks: (placed) => ({
    profiles: makeList(itemsOf(placed).map((item) => shape(item, { network: "network", username: readUsername }))),
  }),
  custom_connections: (placed) => ({
    links: makeList(
      itemsOf(placed).map((item) => shape(item, { placeholder: "network", url: "url", fontawesome_icon: form })),
    ),
  }),
};

/** RenderCV writes the whole of a Mastodon address; all others as the network has it. */
function readUsername(placed: Placed): Fields {
  const [, user, host] = /^@?([^@\s]+)@([^@\s.]+\.[^@\s]+)$/.exec(textOf(placed) ?? "") ?? [];
  if (!user || !host) return { username: placed };
  const address = `https://${host}/@${user}`;
  return { url: makeText(placed, address, `${JSON.stringify(placed.value)} was read as ${address}.`) };
}

/** What entries that are one text alone have it under. */
const pointKeys = ["bullet", "number", "reversed_number"];

/** What entries of every kind may say, under the names of the section that they become part of. */
function entry(section: SectionName): Rules {
  const { title, text, date } = entryFields[section];
  const name = titled(title);
  return {
    name,
    label: name,
    ...Object.fromEntries(pointKeys.map((key) => [key, name])),
    start_date: "startDate",
    end_date: "endDate",
    date: date ?? period,
    summary: text,
    details: text,
    highlights: "highlights",
    location: "location",
    url: "url",
  };
}

const rules: Readonly<Record<SectionName, Rules>> = {
  work: { ...entry("work"), company: "name", position: "position" },
  volunteer: { ...entry("volunteer"), company: "organization", position: "position" },
  education: { ...entry("education"), institution: "institution", area: "area", degree: "studyType" },
  projects: entry("projects"),
  publications: {
    ...entry("publications"),
    title: titled("name"),
    journal: "publisher",
    doi: (placed: Placed) => {
      const address = `https://doi.org/${textOf(placed) ?? ""}`;
      return { url: makeText(placed, address, `was read as ${address}`) };
    },
    authors,
  },
  awards: entry("awards"),
  certificates: entry("certificates"),
  references: entry("references"),
  skills: { ...entry("skills"), details: words("keywords") },
  languages: { ...entry("languages"), details: "fluency" },
  interests: { ...entry("interests"), details: words("keywords") },
};

/** A name that is a link in Markdown, as a whole, is a name and an address. */
function titled(name: string): (placed: Placed) => Fields {
  return (placed) => {
    const [, text, url] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(textOf(placed) ?? "") ?? [];
    return text && url ? { [name]: makeText(placed, text), url: makeText(placed, url) } : { [name]: placed };
  };
}

/** The entries of a section, under the names of JSON Resume's sections that they belong to, or under its own title. */
function readSection(title: string, list: Placed): Fields {
  const section = findSection(title);
  const { paragraphs, points, entries, ...known } = joinSections(itemsOf(list).map((item) => readEntry(item, section)));
  const own = makeText(list, writeTitle(title));
  if (paragraphs ?? points ?? entries) return { ...known, ...makeOwnSection(own, { paragraphs, points, entries }) };
  const others = Object.keys(known).filter((name) => name !== section);
  return { ...known, titles: others.length > 0 ? leaveTitle(own, others) : undefined };
}

/** An entry under the name of its section: of that which only such entries belong to, or else of that which the title means. */
function readEntry(item: Placed, section: Section | undefined): Fields {
  const fields = fieldsOf(item);
  const has = (...keys: string[]) => keys.some((key) => fields?.has(key));
  if (has("institution")) return { education: shape(item, rules.education) };
  if (has("authors", "journal", "doi")) return { publications: shape(item, rules.publications) };
  if (has("company")) {
    const name = section === "volunteer" ? "volunteer" : "work";
    return { [name]: shape(item, rules[name]) };
  }
  const [point] = fields?.size === 1 ? pointKeys.flatMap((key) => fields.get(key) ?? []) : [];
  if (section === "summary" && (point || !fields)) return { summary: point ?? item };
  if (section !== undefined && section !== "summary")
    return {
      [section]: fields ? shape(item, rules[section]) : makeFields(item, titled(entryFields[section].title)(item)),
    };
  if (point) return { points: point };
  return fields ? { entries: shape(item, rules.projects) } : { paragraphs: item };
}
