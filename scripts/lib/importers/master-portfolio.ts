import { exportsOf, listWithin, ofJob, ofSchool, ofSkill, readAccounts } from "./portfolio-script.ts";
import type { Reader } from "./reader.ts";
import { city, looks, pointsOf } from "./tree/rules.ts";
import { findSection, ownSection } from "./tree/sections.ts";
import { forAll, form, joinLists, joinSections, type Rules, shape, shapeAll } from "./tree/shape.ts";
import { type Fields, itemsOf, listOf, membersOf, type Value } from "./tree/value.ts";

/** masterPortfolio (https://github.com/ashutosh1919/masterPortfolio): `src/portfolio.js`. */
export const masterPortfolio: Reader = {
  title: "masterPortfolio",
  form: "script",
  detect: (source) => {
    const exported = exportsOf(source);
    return exported.at("greeting", "title") !== undefined && exported.at("degrees") !== undefined;
  },
  read: (source) => {
    const { person, accounts, contests, contact, email, ...sections } = shape(exportsOf(source), ofFile).members;
    const { github, ...own } = membersOf(person);
    const { blog, ...addresses } = membersOf(contact);
    const profiles = joinLists(github, accounts, contests, blog);
    return source.object({ basics: (person ?? source).object({ ...own, email, ...addresses, profiles }), ...sections });
  },
};

const ofPerson: Rules = {
  title: "name",
  subTitle: "summary",
  logo_name: form,
  resumeLink: "resume",
  portfolio_repository: looks,
  githubProfile: (url) => ({ github: listOf([url.object({ url })]) }),
};

const ofContact: Rules = {
  contactSection: looks,
  blogSection: (section) => ({
    blog: listOf([shape(section, { title: "network", link: "url", subtitle: looks, avatar_image_path: form })]),
  }),
  addressSection: { title: form, avatar_image_path: form, location_map_link: looks, locality: city },
  phoneSection: { title: form, subtitle: "phone" },
};

const ofCertificate: Rules = {
  title: "name",
  // A teacher, as in "- Ada Rao".
  subtitle: (subtitle) => ({ summary: pointsOf(subtitle)[0] }),
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

/** Shortens a timestamp such as "2023-07-02T00:00:00Z" to its day. */
function readMoment(moment: Value): Fields {
  const [day] = /^[0-9]{4}-[0-9]{2}-[0-9]{2}(?=T)/.exec(moment.text ?? "") ?? [];
  return { releaseDate: day === undefined ? moment : moment.say(day, `was read as ${day}.`) };
}

const contest: Rules = { siteName: "network", profileLink: "url", style: form, iconifyClassname: form };

const ofFile: Rules = {
  greeting: (greeting) => ({ person: shape(greeting, ofPerson) }),
  socialMediaLinks: readAccounts,
  skills: (section) => ({ skills: shapeAll(section.at("data"), ofSkill) }),
  competitiveSites: listWithin("competitiveSites", "contests", contest),
  degrees: listWithin("degrees", "education", ofSchool),
  certifications: listWithin("certifications", "certificates", ofCertificate),
  experience: readExperience,
  publications: listWithin("data", "publications", ofPublication),
  ...forAll("contactPageData contactPage", (page) => ({ contact: shape(page, ofContact) })),
  ...forAll("settings seo projectsHeader publicationsHeader", looks),
};

/** Reads jobs in sections with the owner's titles. Voluntary work becomes a section of its own. */
function readExperience(value: Value): Fields {
  const { sections, ...page } = value.members;
  const read = itemsOf(sections).map((section): Fields => {
    const title = section.at("title");
    const isVoluntary = findSection(title?.text ?? "") === "volunteer";
    if (isVoluntary) return { volunteer: shapeAll(section.at("experiences"), { ...ofJob, company: "organization" }) };
    const jobs = shapeAll(section.at("experiences"), ofJob);
    const isPlain = title?.text === undefined || /^(?:work|jobs?|(?:\w+ )?experiences?)$/i.test(title.text);
    return isPlain ? { work: jobs } : ownSection(title, { jobs });
  });
  const rest = shape(value.object(page), { ...forAll("title subtitle description", looks), header_image_path: form });
  return { ...joinSections(read), page: rest };
}
