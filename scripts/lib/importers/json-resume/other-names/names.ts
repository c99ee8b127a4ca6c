import { type SectionName, sectionNames } from "../../../../../schema/entities/define/resume.ts";
import { catalogues } from "../../../../../schema/labels/catalogues.ts";

/** Normalizes a name for comparison: `work_experience`, `workExperience` and `Work Experience` are the same. */
export function plainName(name: string): string {
  return name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, "");
}

/** Makes a title of an identifier: "aiTools" becomes "Ai tools". Names in another style are unchanged. */
export function writeTitle(key: string): string {
  if (!/^[a-z][A-Za-z0-9]*(?:[_-][A-Za-z0-9]+)*$/.test(key)) return key;
  const words = key.replace(/[_-]+/g, " ").replace(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => {
    return `${end} ${start.toLowerCase()}`;
  });
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Fields by JSON Resume's current name, each with its aliases: from people, from older versions, and from FRESH
 * (https://github.com/fresh-standard/fresh-resume-schema). `period`, `links` and `image` are our own names.
 */
type Names = Readonly<Record<string, string>>;

const sectionWords: Readonly<Record<SectionName, string>> = {
  work: "experience experiences workexperience workexperiences professionalexperience professionalexperiences employment employmenthistory workhistory jobs positions career careerhistory workexplist internships",
  volunteer:
    "volunteering volunteerexperience volunteerexperiences volunteerwork service affiliation affiliations governance activities extracurricular extracurriculars leadership",
  education: "educations academics educationlist educationhistory studies degrees",
  awards: "award honors honours achievements accomplishments recognition awardlist prizes honorsandawards",
  certificates: "certifications certification certificate certs licenses licences licensesandcertifications",
  publications: "publication papers articles writing writings",
  skills:
    "skill technicalskills skillset skillsets competencies skilllist aptitudes hardskills softskills expertise techstack technologies",
  languages: "language spokenlanguages",
  interests: "interest hobbies hobby",
  references: "reference referees testimonials recommendations",
  projects: "project projectlist personalprojects sideprojects opensource opensourceprojects worklist",
};

const period = "dates date duration when time timeframe daterange years year durationdate edutime worktime projecttime";
const dated = {
  startDate: "start from begin started datestart startedat startyear",
  endDate: "end to until ended dateend endedat endyear",
  period,
};
const url = "website link homepage web href site";
const summary = "description desc details detail about content";
const highlights =
  "bullets bulletpoints achievements accomplishments responsibilities duties tasks points features impact keyachievements projectcontent highlightgroups";
const described = { url, summary, highlights, links: "", image: "", ...dated };

const sectionFields: Readonly<Record<SectionName, Names>> = {
  work: {
    position: "title role jobtitle job positiontitle designation what",
    name: "company organization organisation employer companyname where university institution",
    location: "place city address",
    description: "",
    ...described,
    summary: `${summary} workdesc`,
    keywords: "technologies tech techstack stack tools tags skills",
  },
  volunteer: {
    organization: "organisation company name club association where",
    position: "title role what",
    ...described,
  },
  education: {
    institution: "school university college institute name educationalfacility academy where",
    studyType: "degree qualification diploma academicdegree title certificate what",
    area: "field fieldofstudy specialty specialization specialisation subject program programme branch department",
    score: "gpa cgpa grade grades result percentage marks",
    location: "place city address",
    courses: "coursework modules classes curriculum",
    major: "",
    minor: "",
    ...described,
  },
  projects: {
    name: "title project projectname workname",
    ...described,
    description: `summary ${summary} projectdesc workdesc tagline text subtitle`,
    keywords: "technologies tech techstack stack tools tags skills builtwith",
    url: "website link homepage live liveurl livepreview linkpreview preview demo demourl livedemo href visitlink",
    roles: "role position projectrole",
    entity: "organization organisation client company",
    type: "category kind",
    links: "github githuburl githublink repo repository repourl source sourcecode sourceurl code codeurl",
  },
  skills: {
    name: "title category skill group section skillname area",
    level: "rating proficiency percentage percent value score skilllevel pct",
    keywords: "items skills list technologies tools tags",
    summary: `${summary} skilldesc tip`,
    url,
    links: "",
  },
  languages: { language: "name title lang", fluency: "level proficiency value", url: "", links: "" },
  interests: { name: "title interest hobby", summary, keywords: "items tags", url, links: "" },
  awards: {
    title: "name award awardinfo",
    awarder: "issuer organization organisation institution from by",
    date: "year awardtime when dates",
    summary,
    url,
    image: "",
    period: "",
    links: "",
  },
  certificates: {
    name: "title certificate certification",
    issuer: "organization organisation provider authority institution from by issuedby awarder",
    date: "year issued issuedate dateissued when",
    summary,
    url: `${url} credentialurl`,
    image: "",
    period: "",
    links: "",
  },
  publications: {
    name: "title",
    publisher: "journal venue conference",
    authors: "author",
    releaseDate: "date year published publishedat publicationdate",
    summary: `${summary} abstract`,
    url,
    period: "",
    links: "",
  },
  references: {
    name: "author person",
    position: "role jobtitle designation",
    reference: "quote text testimonial recommendation message details",
    url,
    links: "",
  },
};

const basicsFields: Names = {
  name: "fullname",
  firstName: "givenname forename",
  lastName: "familyname surname",
  label: "title headline jobtitle position positiontitle role tagline profession occupation",
  email: "mail emailaddress",
  phone: "telephone mobile tel phonenumber phonemobile cell",
  url: "website web homepage site portfolio blog",
  summary:
    "bio about aboutme brief objective description professionalsummary intro introduction profile aboutmedesc biography",
  image: "picture photo avatar profileimage profilepic profilepicture",
  location: "address city workplace",
  resume: "resumelink resumeurl resumedownload cv cvlink cvurl",
  profiles: "social socials sociallinks socialmedia links accounts networks",
};

const profileFields: Names = {
  network: "name title label platform type site",
  url: "link href address value website",
  username: "user handle account",
};

const linkFields: Names = { label: "name title text", url: "website link href", kind: "" };

/** Objects that describe the person, as `basics` does. */
export const personNames: ReadonlySet<string> = new Set(
  "personal personalinfo personalinformation personaldetails person info contact contacts contactinfo profile about aboutme header bio".split(
    " ",
  ),
);

/** Keys that may wrap a whole résumé. */
export const wrapperNames: ReadonlySet<string> = new Set(["resume", "cv", "biodata", "jsonresume"]);

/** Keys that may hold a section's entries, beside fields about the section itself. */
export const listNames: ReadonlySet<string> = new Set(
  "history list sets items entries periods institutions positions jobs".split(" "),
);

/** Flags that mark an entry as ongoing, which a missing end date also means. */
export const ongoingNames: ReadonlySet<string> = new Set(
  "current iscurrent present ongoing currentlyworking".split(" "),
);

function invert(names: Names): ReadonlyMap<string, string> {
  const pairs = Object.entries(names);
  // Later entries win: a current name overrides the same word as another field's alias.
  return new Map([
    ...pairs.flatMap(([name, words]) =>
      words.split(" ").flatMap((word): [string, string][] => (word ? [[word, name]] : [])),
    ),
    ...pairs.map(([name]): [string, string] => [plainName(name), name]),
  ]);
}

/** JSON Resume's section by any normalized name: an alias above, or its title in a catalogue's language. */
export const sectionByName: ReadonlyMap<string, string> = new Map([
  ...Object.values(catalogues).flatMap((own) =>
    sectionNames.map((name): [string, string] => [plainName(own[`import.sections.${name}`] ?? name), name]),
  ),
  ...invert(sectionWords),
]);

/** JSON Resume's field names by normalized alias, for each section, `basics`, `profiles` and `links`. */
export const fieldNames: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries({ ...sectionFields, basics: basicsFields, profiles: profileFields, links: linkFields }).map(
    ([section, names]) => [section, invert(names)],
  ),
);
