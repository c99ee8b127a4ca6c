import { exportsOf, readSkills } from "./portfolio-script.ts";
import type { Reader } from "./reader.ts";
import { keepPrivate, looks, pointsOf } from "./tree/rules.ts";
import { findSection, ownSection } from "./tree/sections.ts";
import { joinLists, joinSections, shapeAll } from "./tree/shape.ts";
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
    const { greeting = source, socialMediaLinks, skills, ...others } = exportsOf(source).members;
    const { contactPageData, contactPage = contactPageData, ...own } = others;
    const {
      competitiveSites,
      degrees,
      certifications,
      experience,
      settings,
      seo,
      projectsHeader,
      publicationsHeader,
      ...sections
    } = own;
    const { title: name, subTitle: summary, githubProfile, resumeLink: resume, ...rest } = greeting.members;
    const { blogSection: blog, addressSection: address, phoneSection: phone, contactSection } = membersOf(contactPage);
    const sites = competitiveSites?.at("competitiveSites");
    // Of the template's own address, people change the lines that are seen.
    const isOfTemplate = address?.children.some(({ text = "" }) => text.startsWith("Saratoga Ave"));
    const { locality, ...street } = membersOf(address);
    const town = isOfTemplate ? locality?.leaveOut("is the template's own and unchanged, and was left out.") : locality;
    const { sections: jobs, title, subtitle, description, header_image_path: image, ...more } = membersOf(experience);
    const profiles = joinLists(
      githubProfile?.object({ url: githubProfile }),
      socialMediaLinks,
      shapeAll(sites, { siteName: "network", profileLink: "url" }),
      blog?.object({ network: blog.at("title"), url: blog.at("link") }),
    );
    const location = town?.object({ city: town });
    return source.object({
      basics: greeting.object({ name, summary, resume, location, phone: phone?.at("subtitle"), profiles, ...rest }),
      skills: listOf(itemsOf(skills?.at("data")).map(readSkills)),
      education: shapeAll(degrees?.at("degrees"), { title: "institution", subtitle: "studyType" }),
      certificates: listOf(itemsOf(certifications?.at("certifications")).map(readCertificate)),
      ...readExperience(jobs),
      ...sections,
      "more experience": experience?.object(more),
      ...looks(title, subtitle, description, image, settings, seo, projectsHeader, publicationsHeader, contactSection),
      ...keepPrivate(...Object.values(street)),
    });
  },
};

/** Under the title of a certificate is its teacher, as in "- Ada Rao". */
function readCertificate(value: Value): Value {
  const { title: name, subtitle, alt_name: issuer, ...others } = value.members;
  return value.object({ name, issuer, summary: subtitle && pointsOf(subtitle)[0], ...others });
}

/** Reads jobs in sections with the owner's titles. Voluntary work becomes a section of its own. */
function readExperience(sections: Value | undefined): Fields {
  return joinSections(
    itemsOf(sections).map((section): Fields => {
      const [title, jobs] = [section.at("title"), section.at("experiences")];
      if (findSection(title?.text ?? "") === "volunteer") return { volunteering: jobs };
      const isPlain = title?.text === undefined || /^(?:work|jobs?|(?:\w+ )?experiences?)$/i.test(title.text);
      return isPlain ? { experience: jobs } : ownSection(title, { jobs });
    }),
  );
}
