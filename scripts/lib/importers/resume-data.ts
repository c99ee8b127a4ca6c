import type { Reader } from "./reader.ts";
import { looks } from "./tree/rules.ts";
import { membersOf } from "./tree/value.ts";

/** The React résumé template (https://github.com/tbakerx/react-resume-template), until 2021: `public/resumeData.json`. */
export const resumeData: Reader = {
  title: "React resume template",
  form: "json",
  detect: (source) => source.at("main")?.isObject === true && ["resume", "portfolio"].some((key) => source.at(key)),
  read: (source) => {
    const { main = source, resume, portfolio, testimonials, ...others } = source.members;
    const { contactmessage, ...person } = main.members;
    const { skillmessage, work: experience, ...sections } = membersOf(resume);
    return source.object({
      basics: main.object({ ...person, location: person["address"], address: undefined }),
      experience,
      ...sections,
      ...membersOf(portfolio),
      references: testimonials?.at("testimonials"),
      ...others,
      ...looks(contactmessage, skillmessage),
    });
  },
};
