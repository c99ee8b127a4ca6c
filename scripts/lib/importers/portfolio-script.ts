import { joinTexts, looks, period, pointsOf } from "./tree/rules.ts";
import { forAll, form, type Rules, shape, shapeAll } from "./tree/shape.ts";
import { type Fields, itemsOf, listOf, type Value } from "./tree/value.ts";

/** What developerFolio and its derivatives have in common: `src/portfolio.js`. */

/** Headings are left out, because the site has its own. */
export const heading: Rules = { ...forAll("title subTitle subtitle description", looks), display: form };

/** Finds the named exports. Older versions export one object. */
export function exportsOf(source: Value): Value {
  return source.at("greeting") ? source : (source.at("default") ?? source);
}

/** Reads profiles by network name. A `mailto:` address becomes the e-mail address. */
export function readAccounts(value: Value): Fields {
  const emails: Value[] = [];
  const accounts: Value[] = [];
  const add = (network: Value, url: Value | undefined, item: Value) => {
    if (url?.text === undefined) return;
    if (/^(?:mailto:)?[^\s@/]+@[^\s@]+$/.test(url.text))
      emails.push(url.say(url.text.replace(/^mailto:/i, ""), `became an e-mail address (${network.text}).`));
    else accounts.push(item.object({ network, url }));
  };
  for (const [key, url] of value.fields) if (typeof url.content === "string") add(url.say(key), url, url);
  if (value.isList) for (const item of itemsOf(value)) add(item.at("name") ?? item, item.at("link"), item);
  return { email: joinTexts(emails, ", "), accounts: listOf(accounts) };
}

/** Reads skills: sentences, and the names of tools. */
export const ofSkill: Rules = {
  display: form,
  subTitle: looks,
  subtitle: looks,
  fileName: form,
  title: "name",
  skills: (list) => ({ summary: joinTexts(pointsOf(list), "\n") }),
  softwareSkills: (list) => ({ keywords: listOf(itemsOf(list).map((item) => item.at("skillName") ?? item)) }),
};

/** Logos and colours. */
const drawn: Rules = { logo_path: "image", alt_name: form, color: form, color_code: form };

const highlights = (list: Value): Fields => ({ highlights: listOf(pointsOf(list)) });

export const ofJob: Rules = {
  ...drawn,
  role: "position",
  title: "position",
  company: "name",
  companylogo: "image",
  companyUrl: "url",
  company_url: "url",
  location: "location",
  date: period,
  duration: period,
  desc: "summary",
  description: "summary",
  descBullets: highlights,
};

export const ofSchool: Rules = {
  ...drawn,
  schoolName: "institution",
  title: "institution",
  logo: "image",
  subHeader: "studyType",
  subtitle: "studyType",
  duration: period,
  desc: "summary",
  descBullets: highlights,
  descriptions: highlights,
  website_link: "url",
};

/** The rule for a list within a section, renamed to `name`. Other headings in the section are reported. */
export function listWithin(key: string, name: string, rules: Rules): (section: Value) => Fields {
  return (section) => {
    const { [key]: list, ...others } = section.members;
    const rest = shape(section.object(others), heading);
    return { [name]: shapeAll(list, rules), [`${name}-heading`]: rest.isEmpty ? undefined : rest };
  };
}
