import { exportsOf, heading, listWithin, ofJob, ofSchool, ofSkill, readAccounts } from "./portfolio-script.ts";
import type { Reader } from "./reader.ts";
import { hidden, joinTexts, looks, pointsOf } from "./tree/rules.ts";
import { ownSection } from "./tree/sections.ts";
import { each, forAll, form, joinLists, type Rules, shape } from "./tree/shape.ts";
import { listOf, membersOf } from "./tree/value.ts";

/** developerFolio (https://github.com/saadpasta/developerFolio): `src/portfolio.js`. */
export const developerFolio: Reader = {
  title: "developerFolio",
  form: "script",
  detect: (source) => exportsOf(source).at("greeting", "username") !== undefined,
  read: (source) => {
    const said = shape(exportsOf(source), ofFile);
    const { person, accounts, email, contact, skills, stacks, ...sections } = said.members;
    const { address, ...addresses } = membersOf(contact);
    return source.object({
      basics: (person ?? source).object({
        ...membersOf(person),
        email: joinTexts([email, address], ", "),
        ...addresses,
        profiles: accounts,
      }),
      skills: joinLists(skills, stacks),
      ...sections,
    });
  },
};

const ofPerson: Rules = {
  username: "name",
  title: looks,
  subTitle: "summary",
  displayGreeting: form,
  resumeLink: "resume",
};

const ofProject: Rules = {
  image: "image",
  projectName: "name",
  projectDesc: "description",
  footerLink: "links",
};

const ofAchievement: Rules = {
  title: "title",
  subtitle: "summary",
  image: "image",
  imageAlt: form,
  footerLink: "links",
};

const ofFile: Rules = {
  greeting: (greeting) => ({ person: shape(greeting, ofPerson) }),
  socialMediaLinks: readAccounts,
  skillsSection: (section) => {
    const { title, skills, ...tools } = section.members;
    const points = skills && listOf(pointsOf(skills));
    return {
      skills: listOf([shape(section.object(tools), ofSkill)]),
      ...(title && points ? ownSection(title, { points }) : looks(section.object({ title }))),
    };
  },
  educationInfo: listWithin("schools", "education", ofSchool),
  workExperiences: listWithin("experience", "work", ofJob),
  techStack: (stack) => {
    const isHidden = stack.at("viewSkillBars")?.content === false;
    const rule = isHidden ? hidden : each("stacks", { Stack: "name", progressPercentage: "level" });
    return shape(stack, { experience: rule, viewSkillBars: form, displayCodersrank: form }).members;
  },
  bigProjects: listWithin("projects", "projects", ofProject),
  achievementSection: listWithin("achievementsCards", "awards", ofAchievement),
  blogSection: listWithin("blogs", "publications", { title: "name", url: "url", description: "summary" }),
  contactInfo: (info) => ({ contact: shape(info, { ...heading, number: "phone", email_address: "address" }) }),
  ...forAll("openSource twitterDetails splashScreen illustration resumeSection isHireable", looks),
};
