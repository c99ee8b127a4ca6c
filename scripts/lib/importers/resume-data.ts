import type { Reader } from "./reader.ts";
import { joinTexts, keepPrivate, looks, period } from "./tree/rules.ts";
import { each, forAll, form, type Rules, shape } from "./tree/shape.ts";
import { type Fields, itemsOf, listOf, membersOf, type Value } from "./tree/value.ts";

/** The React résumé template (https://github.com/tbakerx/react-resume-template), until 2021: `public/resumeData.json`. */
export const resumeData: Reader = {
  title: "React resume template",
  form: "json",
  detect: (source) => source.at("main")?.isObject === true && ["resume", "portfolio"].some((key) => source.at(key)),
  read: (source) => {
    const { person, address, ...sections } = shape(source, ofFile).members;
    const { place, ...rest } = membersOf(address);
    const basics = (person ?? source).object({ ...membersOf(person), location: place });
    return source.object({ basics, address: address?.object(rest), ...sections });
  },
};

const ofPerson: Rules = {
  name: "name",
  occupation: "label",
  summary: "summary",
  email: "email",
  phone: "phone",
  website: "url",
  image: "image",
  contactmessage: looks,
  ...forAll("resumedownload resumeDownload resume", "resume"),
  social: each("profiles", { name: "network", url: "url", className: form }),
};

const ofAddress: Rules = { city: "city", state: "region", country: "country", ...forAll("street zip", keepPrivate) };

const ofFile: Rules = {
  main: (main) => {
    const { address, description, bio, ...fields } = main.members;
    const person = shape(main.object({ ...fields, summary: joinTexts([description, bio], "\n\n") }), ofPerson);
    return { person, ...(address?.isObject && { address: readAddress(address) }) };
  },
  resume: {
    skillmessage: looks,
    education: each("education", {
      school: "institution",
      degree: "studyType",
      graduated: "endDate",
      years: period,
      description: "summary",
      image: "image",
    }),
    work: each("work", {
      company: "name",
      title: "position",
      years: period,
      description: "summary",
      image: "image",
    }),
    skills: each("skills", { name: "name", level: "level", image: form, ...forAll("description desc", "summary") }),
  },
  portfolio: {
    projects: (list) => ({ projects: listOf(itemsOf(list).map(readProject)) }),
  },
  testimonials: { testimonials: each("references", { text: "reference", user: "name" }) },
};

/** What the template calls the category is the text under the title, unless there is another. */
function readProject(project: Value): Value {
  const category = project.at("description")?.text === undefined ? "description" : "type";
  return shape(project, { title: "name", category, description: "description", url: "url", image: "image" });
}

function readAddress(address: Value): Value {
  const { city, region, country, ...rest } = shape(address, ofAddress).members;
  return address.object({ place: address.object({ city, region, country }), ...rest } satisfies Fields);
}
