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
import { points } from "../placed/rules.ts";
import { findSection } from "../placed/sections.ts";
import { form, joinLists, joinSections, looks, type Rules, shape, shapeAll, within } from "../placed/shape.ts";
import type { Reader } from "../reader.ts";
import { exportsOf, listWithin, ofJob, ofSchool, ofSkill, readAccounts } from "./common.ts";

/** masterPortfolio (https://github.com/ashutosh1919/masterPortfolio): `src/portfolio.js`. */
export const masterPortfolio: Reader = {
  title: "masterPortfolio",
  form: "script",
  detect: (source) =>
    at(exportsOf(source), "greeting", "title") !== undefined && at(exportsOf(source), "degrees") !== undefined,
  read: (source) => {
    const { person, accounts, contests, contact, email, ...sections } = membersOf(shape(exportsOf(source), ofFile));
    const { github, ...own } = membersOf(person);
    const { blog, ...ways } = membersOf(contact);
    return makeFields(source, {
      basics: makeFields(person ?? source, {
        ...own,
        email,
        ...ways,
        profiles: joinLists(github, accounts, contests, blog),
      }),
      ...sections,
    });
  },
};

const ofPerson: Rules = {
  title: "name",
  subTitle: "summary",
  logo_name: form,
  resumeLink: "resume",
  portfolio_repository: looks,
  githubProfile: (url) => ({ github: makeList([makeFields(url, { url })]) }),
};

const ofContact: Rules = {
  contactSection: looks,
  blogSection: (section) => ({
    blog: makeList([shape(section, { title: "network", link: "url", subtitle: looks, avatar_image_path: form })]),
  }),
  addressSection: within({
    title: form,
    avatar_image_path: form,
    location_map_link: looks,
    locality: (city) => ({ location: makeFields(city, { city }) }),
  }),
  phoneSection: within({ title: form, subtitle: "phone" }),
};

const ofCertificate: Rules = {
  title: "name",
  // "- Ada Rao" is who taught it.
  subtitle: (placed) => ({ summary: itemsOf(points(placed)["highlights"])[0] }),
  alt_name: "issuer",
  certificate_link: "url",
  logo_path: "image",
  color_code: form,
};

const ofPublication: Rules = {
  id: form,
  name: "name",
  createdAt: readMoment,
  description: "summary",
  url: "url",
};

/** The day of a moment: "2023-07-02T00:00:00Z". */
function readMoment(placed: Placed): Fields {
  const [day] = /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?=T)/.exec(textOf(placed) ?? "") ?? [];
  return { releaseDate: day === undefined ? placed : makeText(placed, day, `was read as ${day}.`) };
}

const ofFile: Rules = {
  greeting: (greeting) => ({ person: shape(greeting, ofPerson) }),
  socialMediaLinks: readAccounts,
  skills: (section) => ({ skills: shapeAll(at(section, "data"), ofSkill) }),
  competitiveSites: listWithin("competitiveSites", "contests", {
    siteName: "network",
    profileLink: "url",
    style: form,
    iconifyClassname: form,
  }),
  degrees: listWithin("degrees", "education", ofSchool),
  certifications: listWithin("certifications", "certificates", ofCertificate),
  experience: readExperience,
  publications: listWithin("data", "publications", ofPublication),
  contactPageData: (page) => ({ contact: shape(page, ofContact) }),
  contactPage: (page) => ({ contact: shape(page, ofContact) }),
  settings: looks,
  seo: looks,
  projectsHeader: looks,
  publicationsHeader: looks,
};

/** Jobs in sections of the owner's own titles; what is voluntary stands apart. */
function readExperience(placed: Placed): Fields {
  const { sections, ...page } = membersOf(placed);
  const read = itemsOf(sections).map((section): Fields => {
    const isVoluntary = findSection(textOf(at(section, "title")) ?? "") === "volunteer";
    const rules = isVoluntary ? { ...ofJob, company: "organization" } : ofJob;
    return { [isVoluntary ? "volunteer" : "work"]: shapeAll(at(section, "experiences"), rules) };
  });
  const rest = shape(makeFields(placed, page), {
    title: looks,
    subtitle: looks,
    description: looks,
    header_image_path: form,
  });
  return { ...joinSections(read), page: rest };
}
