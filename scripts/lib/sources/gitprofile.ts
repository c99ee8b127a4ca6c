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
import { authors, listSkills, readProfiles } from "./placed/rules.ts";
import { addFields, looks, type Rules, shape, shapeAll, within } from "./placed/shape.ts";
import type { Reader } from "./reader.ts";

/** GitProfile (https://github.com/arifszn/gitprofile): `gitprofile.config.ts`, or `.js`. */
export const gitprofile: Reader = {
  title: "GitProfile",
  form: "script",
  detect: (source) => fieldsOf(at(findConfig(source), "github")) !== undefined,
  read: (source) => {
    const config = shape(findConfig(source), ofConfig);
    const { name, summary, account, contact, ...sections } = membersOf(config);
    const { profiles, ...basics } = membersOf(contact);
    const own = account && makeFields(account, { github: account });
    const accounts = [...readProfiles(own, homes), ...itemsOf(profiles)];
    const person = makeFields(config, {
      name: name ?? nameByAccount(account),
      ...basics,
      profiles: makeList(accounts),
    });
    return makeFields(config, { basics: person, ...sections });
  },
};

/** What the file exports, under whichever name. */
function findConfig(source: Placed): Placed {
  const exported = [...(fieldsOf(source)?.values() ?? [])];
  return exported.find((one) => at(one, "github") !== undefined) ?? source;
}

/** The addresses that a user's name stands in, as the program itself writes them. */
const homes = {
  github: "https://github.com/",
  linkedin: "https://www.linkedin.com/in/",
  x: "https://x.com/",
  twitter: "https://x.com/",
  mastodon: "https://mastodon.social/@",
  researchGate: "https://www.researchgate.net/profile/",
  facebook: "https://www.facebook.com/",
  instagram: "https://www.instagram.com/",
  reddit: "https://www.reddit.com/user/",
  threads: "https://www.threads.net/@",
  youtube: "https://www.youtube.com/@",
  udemy: "https://www.udemy.com/user/",
  dribbble: "https://dribbble.com/",
  behance: "https://www.behance.net/",
  medium: "https://medium.com/@",
  dev: "https://dev.to/",
  stackoverflow: "https://stackoverflow.com/users/",
  telegram: "https://t.me/",
};

/** What says how the page is drawn and counted. */
const ofPage = "base themeConfig footer enablePWA googleAnalytics hotjar blog";

const ofConfig: Rules = {
  github: within({ username: "account", sortBy: looks, limit: looks, exclude: looks }),
  seo: within({ title: readName, description: "summary", imageURL: looks }),
  social: (social) => ({ contact: readContact(social) }),
  skills: (skills) => ({ skills: listSkills(itemsOf(skills)) }),
  experiences: (list) => ({ work: shapeAll(list, ofWork) }),
  experience: (list) => ({ work: shapeAll(list, ofWork) }),
  educations: (list) => ({ education: shapeAll(list, ofEducation) }),
  education: (list) => ({ education: shapeAll(list, ofEducation) }),
  certifications: (list) => ({ certificates: shapeAll(list, ofCertificate) }),
  publications: (list) => ({ publications: shapeAll(list, ofPublication) }),
  projects: within({
    github: looks,
    external: within({ header: looks, projects: (list) => ({ projects: shapeAll(list, ofProject) }) }),
  }),
  externalProjects: (list) => ({ projects: shapeAll(list, ofProject) }),
  ...Object.fromEntries(ofPage.split(" ").map((key) => [key, looks])),
};

const ofWork: Rules = {
  company: "name",
  position: "position",
  from: "startDate",
  to: "endDate",
  companyLink: "url",
  description: "summary",
};

const ofEducation: Rules = {
  institution: "institution",
  degree: "studyType",
  from: "startDate",
  to: "endDate",
  description: "summary",
};

const ofCertificate: Rules = { name: "name", body: "summary", year: "date", link: "url" };

const ofProject: Rules = { title: "name", description: "description", imageUrl: "image", link: "url" };

const ofPublication: Rules = {
  title: "name",
  journalName: "publisher",
  conferenceName: "publisher",
  link: "url",
  authors,
  description: "summary",
};

/** What titles have around a name. */
const aroundName = [
  /^(?:the )?(?:portfolio|website|home ?page|site|profile) of (.+)$/i,
  /^(.+?)(?:['’]s)?\s{0,9}[-–—|•:,]?\s{0,9}(?:portfolio|website|home ?page|profile)(?: website| site| page)?$/i,
];

/** "Portfolio of Asha Rao" has the name in it; of a title that tells it otherwise, nobody can say so. */
function readName(title: Placed): Fields {
  const text = textOf(title) ?? "";
  const [name] = aroundName.flatMap((pattern) => pattern.exec(text)?.[1] ?? []);
  if (name === undefined || /^(?:my|a|the)$/i.test(name)) return { title };
  return { name: makeText(title, name, `was read as the name ${JSON.stringify(name)}.`) };
}

/** The program has the name from GitHub, so that the file may not say it. */
function nameByAccount(user: Placed | undefined): Placed | undefined {
  const text = textOf(user);
  const remark = 'stands in the place of your name, which the file doesn\'t say: write it into "profile" → "name".';
  return user && text !== undefined ? makeText(user, text, remark) : undefined;
}

function readContact(social: Placed): Placed {
  const { website, email, phone, ...networks } = membersOf(social);
  const accounts = readProfiles(makeFields(social, networks), homes);
  return addFields(makeFields(social, { url: website, email, phone }), { profiles: makeList(accounts) });
}
