import { type SectionName, sectionNames } from "../../../../../schema/entities/define/resume.ts";
import { catalogues } from "../../../../../schema/labels/catalogues.ts";

/** Normalizes a name for comparison: `work_experience`, `workExperience` and `Work Experience` are the same. */
export function plainName(name: string): string {
  return (
    name
      .normalize("NFKD")
      // "educacion" is written as often as "educación".
      .replace(/[\u0300-\u036f]/g, "")
      .normalize("NFKC")
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]/gu, "")
  );
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
  work: "experience experiences workexperience workexperiences professionalexperience professionalexperiences employment employmenthistory workhistory jobs works positions career careerhistory workexplist internships freelancing experienciaprofesional experiencialaboral",
  volunteer:
    "volunteering volunteerexperience volunteerexperiences volunteerwork service affiliation affiliations governance activities extracurricular extracurriculars leadership community organizations",
  education: "educations academics educationlist educationinfo educationhistory studies degrees educacion",
  awards:
    "award honors honours achievements achievementsection accomplishments recognition awardlist prizes honorsandawards",
  certificates: "certifications certification certificate certs licenses licences licensesandcertifications",
  publications: "publication papers articles writing writings blogsection",
  skills:
    "skill technicalskills skillset skillsets competencies skilllist aptitudes hardskills softskills expertise techstack technologies",
  languages: "language spokenlanguages",
  interests: "interest hobbies hobby",
  references: "reference referees testimonials recommendations",
  projects:
    "project projectlist externalprojects bigprojects professionalprojects personalprojects sideprojects opensource opensourceprojects worklist",
};

const period =
  "dates date duration when time timeframe timespan span daterange years year durationdate edutime worktime projecttime";
const dated = {
  startDate: "start from begin started startedon fechainicio datestart startedat startyear",
  endDate: "end to until ended fechafin dateend endedat endyear finishedon graduated graduationdate graduationyear",
  period,
};
const url = "website websitelink weblink link homepage web href site companylink companyurl";
const summary = "description descripcion desc descr details detail about content info notes text";
const highlights =
  "bullets bulletpoints achievements accomplishments responsibilities responsabilities duties tasks points features impact keyachievements projectcontent highlightgroups activities honors honours honor extra descbullets descriptions";
const image = "imageurl logo logopath companylogo picture photo";
const described = { url, summary, highlights, links: "footerlink", image, ...dated };

/** Sections whose entries have neither a list nor a place show both in their text. */
const onlyText = `${summary} highlights location place`;

const sectionFields: Readonly<Record<SectionName, Names>> = {
  work: {
    position: "title role jobtitle job positiontitle designation what puesto cargo",
    name: "company empresa organization organisation employer companyname where university institution",
    location: "place city address",
    description: "",
    ...described,
    summary: `${summary} workdesc department departmentname`,
    keywords: "technologies tech techstack stack tools tags skills",
  },
  volunteer: {
    organization: "organisation company companyname name club association where",
    position: "title role what",
    ...described,
  },
  education: {
    institution: "school schoolname institucion university college institute name educationalfacility academy where",
    studyType: "degree degreename subheader titulo role qualification diploma academicdegree title certificate what",
    area: "field fieldofstudy specialty specialization specialisation subject program programme branch department",
    score: "gpa cgpa grade grades result percentage marks",
    location: "place city address",
    courses: "coursework modules classes curriculum",
    major: "",
    minor: "",
    ...described,
    summary: `${summary} thesis`,
  },
  projects: {
    name: "title project projectname workname coursename",
    url: "website websitelink link homepage live liveurl livepreview linkpreview preview demo demourl livedemo href visitlink",
    highlights,
    image,
    ...dated,
    description: `summary ${summary} projectdesc workdesc tagline text subtitle location place`,
    keywords: "technologies tech techstack stack tools tags skills builtwith",
    roles: "role position projectrole",
    entity: "organization organisation client company institution",
    type: "category kind",
    links: "footerlink github githuburl githublink repo repository repourl source sourcecode sourceurl code codeurl",
  },
  skills: {
    name: "title category skill group section skillname area stack",
    level: "rating proficiency percentage percent value score skilllevel pct progresspercentage",
    keywords: "items item skills list technologies tools tags",
    summary: `${summary} skilldesc tip`,
    url,
    links: "",
  },
  languages: { language: "name title lang", fluency: "level proficiency value", url: "", links: "" },
  interests: { name: "title interest hobby", summary, keywords: "items tags", url, links: "" },
  awards: {
    title: "name award awardinfo rank",
    awarder: "issuer organization organisation institution from by in",
    date: "year awardtime when dates issuedon issuedate",
    summary: `${onlyText} field subtitle`,
    url,
    image,
    period: "",
    links: "footerlink",
  },
  certificates: {
    name: "title certificate certification",
    issuer: "organization organisation provider authority institution from by issuedby awarder",
    date: "year issued issuedate dateissued startedon when",
    summary: `${onlyText} body subtitle`,
    url: `${url} credentialurl certificatelink`,
    image,
    period: "",
    links: "",
  },
  publications: {
    name: "title",
    publisher: "journal journalname venue conference conferencename",
    authors: "author",
    releaseDate: "date year published publishedat publishedon publicationdate createdat",
    summary: `${onlyText} abstract`,
    url,
    period: "",
    links: "",
  },
  references: {
    name: "author person user",
    position: "role jobtitle designation relationship",
    reference: "quote text testimonial recommendation message details highlights",
    url,
    links: "",
  },
};

const basicsFields: Names = {
  name: "fullname nombre",
  firstName: "givenname forename",
  lastName: "familyname surname",
  label:
    "title titulo descripcioncorta headline jobtitle jobdescription position positiontitle role tagline profession occupation",
  email: "mail correo emailaddress",
  phone: "telephone telefono mobile tel phonenumber phonemobile cell",
  url: "website web homepage site portfolio blog",
  summary:
    "bio about aboutme sobremi descripcionlarga brief objective description descripcion professionalsummary intro introduction profile aboutmedesc biography",
  image: "picture photo imagen avatar profileimage profilepic profilepicture",
  location: "address city ubicacion workplace",
  resume: "resumelink resumeurl resumedownload cv cvlink cvurl",
  profiles:
    "social socials sociallinks socialmedia socialmedialinks redessociales links accounts networks contact contacts",
};

const profileFields: Names = {
  network: "name title label platform type site",
  url: "link href address value website",
  username: "user handle account",
};

/** Fields that say nothing of the person: how things look, and what they are numbered by. */
export const formNames: ReadonlySet<string> = new Set(
  "id uuid key dataindex titlenamemap theme locale icon iconname fontawesomeicon altname classname fontawesomeclassname iconifyclassname color colour colorcode backgroundcolor style imagealt alt display visible filename".split(
    " ",
  ),
);

const linkFields: Names = { label: "name title text", url: "website link href", kind: "" };

/** Objects that describe the person, as `basics` does. */
export const personNames: ReadonlySet<string> = new Set(
  "basic personal personalinfo personalinformation personaldetails person info contact contacts contactinfo profile perfil about aboutme header bio".split(
    " ",
  ),
);

/** Keys that may wrap a whole résumé. */
export const wrapperNames: ReadonlySet<string> = new Set(["resume", "cv", "biodata", "jsonresume"]);

/** Keys that may hold a section's entries, beside fields about the section itself. */
export const listNames: ReadonlySet<string> = new Set(
  "history list sets items entries periods institutions positions jobs schools experience projects achievementscards achivementscards blogs cards data".split(
    " ",
  ),
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
