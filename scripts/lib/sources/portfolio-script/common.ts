import {
  at,
  type Fields,
  itemsOf,
  makeFields,
  makeList,
  makeText,
  membersOf,
  type Placed,
  textOf,
} from "../placed/placed.ts";
import { joinTexts, leaveHidden, period, points } from "../placed/rules.ts";
import { form, looks, type Rules, shape } from "../placed/shape.ts";

/** What developerFolio and those that were made of it have in common: `src/portfolio.js`. */

/** The heading of a section there: the site has its own. */
export const heading: Rules = { title: looks, subTitle: looks, subtitle: looks, description: looks, display: form };

/** What the file exports: by name, or all in one object, as older ones do. */
export function exportsOf(source: Placed): Placed {
  return at(source, "greeting") ? source : (at(source, "default") ?? source);
}

/** A section that its owner has switched off says nothing to visitors. */
export function hideSections(source: Placed): Placed {
  const parts = Object.entries(membersOf(source)).map(([key, part]) => {
    return [key, at(part, "display")?.value === false && part ? leaveHidden(part) : part] as const;
  });
  return makeFields(source, Object.fromEntries(parts));
}

/** Profiles by the names of their networks, an address of e-mail among them. */
export function readAccounts(placed: Placed): Fields {
  const emails: Placed[] = [];
  const accounts: Placed[] = [];
  const add = (network: Placed, url: Placed | undefined, item: Placed) => {
    const address = textOf(url);
    if (url === undefined || address === undefined) return;
    if (/^(?:mailto:)?[^\s@/]+@[^\s@]+$/.test(address))
      emails.push(makeText(url, address.replace(/^mailto:/i, ""), `became an e-mail address (${textOf(network)}).`));
    else accounts.push(makeFields(item, { network, url }));
  };
  for (const [key, url] of Object.entries(membersOf(placed))) {
    if (url && typeof url.value === "string") add(makeText(url, key), url, url);
  }
  const listed = Array.isArray(placed.value) ? itemsOf(placed) : [];
  for (const item of listed) add(at(item, "name") ?? item, at(item, "link"), item);
  return { email: joinTexts(emails, ", "), accounts: makeList(accounts) };
}

/** What somebody can do: sentences, and the names of tools. */
export const ofSkill: Rules = {
  display: form,
  subTitle: looks,
  subtitle: looks,
  fileName: form,
  title: "name",
  skills: (list) => ({ summary: joinTexts(itemsOf(points(list)["highlights"]), "\n") }),
  softwareSkills: (list) => ({ keywords: makeList(itemsOf(list).map((item) => at(item, "skillName") ?? item)) }),
};

/** Pictures and colours, which say nothing alone. */
const drawn: Rules = { logo_path: "image", alt_name: form, color: form, color_code: form };

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
  descBullets: points,
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
  descBullets: points,
  descriptions: points,
  website_link: "url",
};

/** A list within a section, by the name of what it becomes. */
export function listWithin(key: string, name: string, rules: Rules): (section: Placed) => Fields {
  return (section) => {
    const { [key]: list, ...others } = membersOf(section);
    const rest = shape(makeFields(section, others), heading);
    return { [name]: makeList(itemsOf(list).map((item) => shape(item, rules))), ...rename(rest, name) };
  };
}

/** What a heading says beside a list, which is told and not imported. */
function rename(rest: Placed, name: string): Fields {
  return Object.keys(membersOf(rest)).length > 0 ? { [`${name}-heading`]: rest } : {};
}
