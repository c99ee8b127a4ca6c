import { at, itemsOf, makeFields, makeList, membersOf } from "../placed/placed.ts";
import { joinTexts } from "../placed/rules.ts";
import { form, joinLists, looks, type Rules, shape, within } from "../placed/shape.ts";
import type { Reader } from "../reader.ts";
import { exportsOf, heading, hideSections, listWithin, ofJob, ofSchool, ofSkill, readAccounts } from "./common.ts";

/** developerFolio (https://github.com/saadpasta/developerFolio): `src/portfolio.js`. */
export const developerFolio: Reader = {
  title: "developerFolio",
  form: "script",
  detect: (source) => at(exportsOf(source), "greeting", "username") !== undefined,
  read: (source) => {
    const said = shape(hideSections(exportsOf(source)), ofFile);
    const { person, accounts, email, contact, skills, stacks, ...sections } = membersOf(said);
    const { address, ...ways } = membersOf(contact);
    return makeFields(source, {
      basics: makeFields(person ?? source, {
        ...membersOf(person),
        email: joinTexts([email, address], ", "),
        ...ways,
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
  skillsSection: (section) => ({ skills: makeList([shape(section, ofSkill)]) }),
  educationInfo: listWithin("schools", "education", ofSchool),
  workExperiences: listWithin("experience", "work", ofJob),
  techStack: within({
    experience: (list) => ({
      stacks: makeList(itemsOf(list).map((item) => shape(item, { Stack: "name", progressPercentage: "level" }))),
    }),
    viewSkillBars: form,
    displayCodersrank: form,
  }),
  bigProjects: listWithin("projects", "projects", ofProject),
  achievementSection: listWithin("achievementsCards", "awards", ofAchievement),
  blogSection: listWithin("blogs", "publications", { title: "name", url: "url", description: "summary" }),
  contactInfo: (info) => ({ contact: shape(info, { ...heading, number: "phone", email_address: "address" }) }),
  openSource: looks,
  twitterDetails: looks,
  splashScreen: looks,
  illustration: looks,
  resumeSection: looks,
  isHireable: looks,
};
