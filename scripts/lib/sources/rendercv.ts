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
import { joinTexts, period, withAuthors, words } from "./placed/rules.ts";
import { findSection, type Section } from "./placed/sections.ts";
import { joinSections, looks, type Rules, shape } from "./placed/shape.ts";
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
  phone: "phone",
  website: "url",
  photo: "image",
  summary: "summary",
  social_networks: (placed) => ({
    profiles: makeList(itemsOf(placed).map((item) => shape(item, { network: "network", username: readUsername }))),
  }),
  custom_connections: (placed) => ({
    links: makeList(itemsOf(placed).map((item) => shape(item, { placeholder: "network", url: "url" }))),
  }),
};

/** RenderCV writes the whole of a Mastodon address; all others as the network has it. */
function readUsername(placed: Placed): Fields {
  const [, user, host] = /^@?([^@\s]+)@([^@\s]+\.[^@\s]+)$/.exec(textOf(placed) ?? "") ?? [];
  if (!user || !host) return { username: placed };
  const address = `https://${host}/@${user}`;
  return { url: makeText(placed, address, `${JSON.stringify(placed.value)} was read as ${address}.`) };
}

/** What entries of every kind may say. */
const common: Rules = {
  start_date: "startDate",
  end_date: "endDate",
  date: period,
  summary: "summary",
  highlights: "highlights",
  location: "location",
  url: "url",
};

const rules = {
  work: { ...common, company: "name", position: "position" },
  education: { ...common, institution: "institution", area: "area", degree: "studyType" },
  publications: {
    ...common,
    title: titled("name"),
    journal: "publisher",
    date: "releaseDate",
    doi: (placed: Placed) => {
      const address = `https://doi.org/${textOf(placed) ?? ""}`;
      return { url: makeText(placed, address, `was read as ${address}`) };
    },
    authors: "authors",
  },
} satisfies Record<string, Rules>;

/** How an entry with a name is read in each section; as a project where its title says nothing that is known. */
const named: Readonly<Record<Section, Rules>> = {
  ...rules,
  work: { ...rules.work, name: "position" },
  volunteer: { ...common, name: titled("position"), company: "organization", position: "position" },
  projects: { ...common, name: titled("name"), summary: "description" },
  awards: { ...common, name: titled("title"), date: "date" },
  certificates: { ...common, name: titled("name"), date: "date" },
  references: { ...common, name: "name", summary: "reference" },
  skills: { ...common, name: "name" },
  languages: { ...common, name: "language" },
  interests: { ...common, name: "name" },
  summary: common,
};

/** A name that is a link in Markdown, as a whole, is a name and an address. */
function titled(name: string): (placed: Placed) => Fields {
  return (placed) => {
    const [, text, url] = /^\[([^\]]+)\]\(([^)\s]+)\)$/.exec(textOf(placed) ?? "") ?? [];
    return text && url ? { [name]: makeText(placed, text), url: makeText(placed, url) } : { [name]: placed };
  };
}

/** The entries of a section, under the names of JSON Resume's sections that they belong to. */
function readSection(title: string, list: Placed): Fields {
  const section = findSection(title);
  const found = itemsOf(list).map((item): Fields => {
    const [name, entry] = readEntry(item, section, title);
    return { [name]: entry };
  });
  return joinSections(found);
}

function readEntry(item: Placed, section: Section | undefined, title: string): [string, Placed] {
  const fields = fieldsOf(item);
  const has = (key: string) => fields?.has(key) === true;
  if (has("institution")) return ["education", shape(item, rules.education)];
  if (has("authors")) return ["publications", withAuthors(shape(item, rules.publications))];
  if (has("company"))
    return section === "volunteer" ? ["volunteer", shape(item, named.volunteer)] : ["work", shape(item, rules.work)];
  if (has("label")) return readLabelled(item, section);
  const [text] = ["bullet", "number", "reversed_number"].flatMap((key) => fields?.get(key) ?? []);
  if (text) return readText(text, section, title);
  if (!fields) return readText(item, section, title);
  const name = section === undefined || section === "summary" ? "projects" : section;
  return [name, shape(item, named[name])];
}

/** One line with a label and what it is about: "Languages: Python, Go". */
function readLabelled(item: Placed, section: Section | undefined): [string, Placed] {
  if (section === "languages") return ["languages", shape(item, { label: "language", details: "fluency" })];
  if (section === "interests") return ["interests", shape(item, { label: "name", details: words("keywords") })];
  if (section === "awards") return ["awards", shape(item, { label: "title", details: "summary" })];
  return ["skills", shape(item, { label: "name", details: words("keywords") })];
}

function readText(text: Placed, section: Section | undefined, title: string): [string, Placed] {
  switch (section) {
    case undefined:
      return [title, text];
    case "awards":
      return ["awards", makeFields(text, titled("title")(text))];
    case "certificates":
      return ["certificates", makeFields(text, titled("name")(text))];
    case "languages":
      return ["languages", makeFields(text, { language: text })];
    case "publications":
      return ["publications", makeFields(text, titled("name")(text))];
    case "references":
      return ["references", makeFields(text, { reference: text })];
    case "work":
    case "volunteer":
      return [section, makeFields(text, { position: text })];
    case "education":
      return ["education", makeFields(text, { studyType: text })];
    case "projects":
    case "skills":
    case "interests":
      return [section, makeFields(text, titled("name")(text))];
    case "summary":
      return ["summary", text];
  }
}
