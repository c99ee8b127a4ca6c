import { exportsOf, readSkills } from "./portfolio-script.ts";
import type { Reader } from "./reader.ts";
import { leaveHidden, pointsOf } from "./tree/rules.ts";
import { ownSection } from "./tree/sections.ts";
import { joinLists } from "./tree/shape.ts";
import { itemsOf, listOf, membersOf, type Value } from "./tree/value.ts";

/** developerFolio (https://github.com/saadpasta/developerFolio): `src/portfolio.js`. */
export const developerFolio: Reader = {
  title: "developerFolio",
  form: "script",
  detect: (source) => exportsOf(source).at("greeting", "username") !== undefined,
  read: (source) => {
    const said = exportsOf(source).members;
    const { greeting = source, socialMediaLinks, skillsSection, techStack, contactInfo, ...sections } = said;
    const { username, title: words, subTitle, resumeLink } = greeting.members;
    const { title, skills, softwareSkills, subTitle: subtitle } = membersOf(skillsSection);
    const bars = techStack?.at("viewSkillBars")?.content === false ? leaveHidden(techStack) : techStack;
    const points = skills && listOf(pointsOf(skills));
    const { number, email_address: email } = membersOf(contactInfo);
    return source.object({
      basics: greeting.object({
        name: username,
        summary: subTitle,
        resume: resumeLink,
        phone: number,
        email,
        profiles: socialMediaLinks,
        words,
      }),
      skills: joinLists(
        skillsSection && softwareSkills && readSkills(skillsSection.object({ softwareSkills })),
        bars?.refusal === undefined ? listOf(itemsOf(bars?.at("experience"))) : bars,
      ),
      ...(title && points ? ownSection(title, { points }) : { title }),
      subtitle,
      ...Object.fromEntries(
        Object.entries(sections).map(([key, section]) => [key, section && withoutEmptyHeading(section)]),
      ),
    });
  },
};

/** The heading of a section that shows nothing is no entry. */
function withoutEmptyHeading(section: Value): Value {
  const list = section.children.find(({ isList }) => isList);
  return list?.children.every(({ refusal }) => refusal !== undefined) ? list : section;
}
