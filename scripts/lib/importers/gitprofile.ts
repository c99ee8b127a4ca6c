import type { Reader } from "./reader.ts";
import { authors, listSkills, looks } from "./tree/rules.ts";
import { ownSection } from "./tree/sections.ts";
import { type Fields, itemsOf, listOf, membersOf, shorten, type Value } from "./tree/value.ts";

/** GitProfile (https://github.com/arifszn/gitprofile): `gitprofile.config.ts`, or `.js`. */
export const gitprofile: Reader = {
  title: "GitProfile",
  form: "script",
  detect: (source) => findConfig(source).at("github")?.isObject === true,
  read: (source) => {
    const config = findConfig(source);
    const { github, seo, social, resume, skills, publications, projects, blog, footer, ...others } = config.members;
    const { base, themeConfig, enablePWA, googleAnalytics, hotjar, ...sections } = others;
    const { username: account, limit, ...listing } = membersOf(github);
    const { name, ...titles } = readName(seo?.at("title"));
    const { heading = config.say("GitHub"), shown = limit, ...kept } = readRepositories(projects?.at("github"));
    return config.object({
      basics: config.object({
        name: name ?? nameByAccount(account),
        summary: seo?.at("description"),
        resume: resume?.at("fileUrl"),
        ...membersOf(social),
        github: account,
      }),
      skills: listSkills(itemsOf(skills)),
      publications: listOf(itemsOf(publications).map(readPublication)),
      projects: projects?.at("external", "projects"),
      ...sections,
      ...titles,
      ...kept,
      ...(account && shown && ownSection(heading, { repositories: shown, account })),
      ...looks(base, themeConfig, footer, blog, projects?.at("external", "header"), ...Object.values(listing)),
    });
  },
};

/** Finds the exported configuration, whatever its name. */
function findConfig(source: Value): Value {
  return [...source.fields.values()].find((exported) => exported.at("github") !== undefined) ?? source;
}

function readPublication(publication: Value): Value {
  return publication.object({ ...publication.members, ...authors(publication.at("authors") ?? publication.with([])) });
}

/** Reads how many repositories are shown, and those that the owner chose. */
function readRepositories(github: Value | undefined): Fields {
  if (github === undefined) return {};
  const { header: heading, mode, automatic, manual } = github.members;
  const chosen = mode?.text === "manual" ? manual?.at("projects") : undefined;
  const limit = chosen?.isList ? chosen.say(String(chosen.children.length)) : automatic?.at("limit");
  const told = chosen?.leaveOut(`were chosen. Hide the others in github.json ("hidden": true): ${shorten(chosen)}`);
  return { heading, shown: limit ?? github.say("6"), chosen: told };
}

const aroundName = [
  /^(?:the )?(?:portfolio|website|home ?page|site|profile) of (.+)$/i,
  /^(.+?)(?:['’]s)?\s{0,9}[-–—|•:,]?\s{0,9}(?:portfolio|website|home ?page|profile)(?: website| site| page)?$/i,
];

/** Reads the name in a title such as "Portfolio of Asha Rao". Other titles stay titles. */
function readName(title: Value | undefined): Fields {
  const [name] = aroundName.flatMap((pattern) => pattern.exec(title?.text ?? "")?.[1] ?? []);
  if (title === undefined) return {};
  if (name === undefined || /^(?:my|a|the)$/i.test(name)) return looks(title);
  return { name: title.say(name, `was read as the name ${JSON.stringify(name)}.`) };
}

/** Uses the account's name: GitProfile takes the person's name from GitHub, so the file may lack it. */
function nameByAccount(user: Value | undefined): Value | undefined {
  const remark = 'stands in the place of your name, which the file doesn\'t say: write it into "profile" → "name".';
  return user?.text === undefined ? undefined : user.say(user.text, remark);
}
