import type { Reader } from "./reader.ts";
import { authors, listSkills, looks, readProfiles } from "./tree/rules.ts";
import { ownSection } from "./tree/sections.ts";
import { each, forAll, type Rules, shape } from "./tree/shape.ts";
import { type Fields, itemsOf, listOf, membersOf, shorten, type Value } from "./tree/value.ts";

/** GitProfile (https://github.com/arifszn/gitprofile): `gitprofile.config.ts`, or `.js`. */
export const gitprofile: Reader = {
  title: "GitProfile",
  form: "script",
  detect: (source) => findConfig(source).at("github")?.isObject === true,
  read: (source) => {
    const config = shape(findConfig(source), ofConfig);
    const { name, summary, account, contact, shown, heading, resume, ...sections } = config.members;
    const { profiles, ...basics } = membersOf(contact);
    const own = account?.object({ github: account });
    const accounts = [...readProfiles(own, homes), ...itemsOf(profiles)];
    const person = { name: name ?? nameByAccount(account), summary, resume, ...basics, profiles: listOf(accounts) };
    return config.object({
      basics: config.object(person),
      ...sections,
      ...(account && shown && ownSection(heading ?? config.say("GitHub"), { repositories: shown, account })),
    });
  },
};

/** Finds the exported configuration, whatever its name. */
function findConfig(source: Value): Value {
  return [...source.fields.values()].find((exported) => exported.at("github") !== undefined) ?? source;
}

/** Base addresses of user names, as GitProfile itself writes them. */
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

const ofProject: Rules = { title: "name", description: "description", imageUrl: "image", link: "url" };

const ofPublication: Rules = {
  title: "name",
  journalName: "publisher",
  conferenceName: "publisher",
  link: "url",
  authors,
  description: "summary",
};

const ofConfig: Rules = {
  github: { username: "account", limit: "shown", ...forAll("sortBy exclude", looks) },
  seo: { title: readName, description: "summary", imageURL: looks },
  social: (social) => ({ contact: readContact(social) }),
  resume: { fileUrl: "resume" },
  skills: (skills) => ({ skills: listSkills(itemsOf(skills)) }),
  ...forAll("experiences experience", each("work", ofWork)),
  ...forAll("educations education", each("education", ofEducation)),
  certifications: each("certificates", { name: "name", body: "summary", year: "date", link: "url" }),
  publications: each("publications", ofPublication),
  projects: { github: readRepositories, external: { header: looks, projects: each("projects", ofProject) } },
  externalProjects: each("projects", ofProject),
  // Layout and analytics.
  ...forAll("base themeConfig footer enablePWA googleAnalytics hotjar blog", looks),
};

/** Reads how many repositories are shown, and those that the owner chose. */
function readRepositories(github: Value): Fields {
  const { header, mode, automatic, manual, ...others } = github.members;
  const chosen = mode?.text === "manual" ? manual?.at("projects") : undefined;
  const limit = chosen?.isList ? chosen.say(String(chosen.children.length)) : automatic?.at("limit");
  return {
    heading: header,
    shown: limit ?? github.say("6"),
    chosen: chosen?.leaveOut(`were chosen. Hide the others in github.json ("hidden": true): ${shorten(chosen)}`),
    ...looks(github.object({ ...others, automatic, ...(!chosen && { manual }) })),
  };
}

const aroundName = [
  /^(?:the )?(?:portfolio|website|home ?page|site|profile) of (.+)$/i,
  /^(.+?)(?:['’]s)?\s{0,9}[-–—|•:,]?\s{0,9}(?:portfolio|website|home ?page|profile)(?: website| site| page)?$/i,
];

/** Reads the name in a title such as "Portfolio of Asha Rao". Other titles stay titles. */
function readName(title: Value): Fields {
  const [name] = aroundName.flatMap((pattern) => pattern.exec(title.text ?? "")?.[1] ?? []);
  if (name === undefined || /^(?:my|a|the)$/i.test(name)) return looks(title);
  return { name: title.say(name, `was read as the name ${JSON.stringify(name)}.`) };
}

/** Uses the account's name: GitProfile takes the person's name from GitHub, so the file may lack it. */
function nameByAccount(user: Value | undefined): Value | undefined {
  const remark = 'stands in the place of your name, which the file doesn\'t say: write it into "profile" → "name".';
  return user?.text === undefined ? undefined : user.say(user.text, remark);
}

function readContact(social: Value): Value {
  const { website, email, phone, ...networks } = social.members;
  const profiles = listOf(readProfiles(social.object(networks), homes));
  return social.object({ profiles, url: website, email, phone });
}
