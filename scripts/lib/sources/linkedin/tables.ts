import {
  at,
  type Fields,
  fieldsOf,
  itemsOf,
  leaveOut,
  makeFields,
  makeList,
  makeText,
  membersOf,
  type Placed,
  textOf,
} from "../placed/placed.ts";
import { joinTexts, keepPrivate, listSkills, plainText, privately } from "../placed/rules.ts";
import { addFields, form, type Rules, shape, shapeAll } from "../placed/shape.ts";

const ofPerson: Rules = {
  name: "name",
  Headline: "label",
  Summary: "summary",
  "Geo Location": (placed) => ({ location: makeFields(placed, { city: placed }) }),
  Address: keepPrivate,
  "Zip Code": keepPrivate,
  "Birth Date": keepPrivate,
  "Maiden Name": keepPrivate,
  "Instant Messengers": keepPrivate,
  "Twitter Handles": (placed) => ({
    accounts: makeList(
      listIn(placed, /,/).map((user) => makeFields(placed, { network: makeText(placed, "X"), username: user })),
    ),
  }),
  Websites: (placed) => ({ profiles: makeList(listIn(placed, /,\s*(?=[A-Z_]+:)/).map(readWebsite)) }),
};

/** What stands in brackets, with commas between: "[PORTFOLIO:https://asha.example,BLOG:https://notes.example]". */
function listIn(placed: Placed, between: RegExp): Placed[] {
  const text = (textOf(placed) ?? "").replace(/^\[|\]$/g, "");
  const parts = text.split(between).map((part) => part.trim());
  return parts.filter((part) => part !== "").map((part) => makeText(placed, part));
}

/** "PORTFOLIO:https://asha.example" is what it is and where. */
function readWebsite(placed: Placed): Placed {
  const [, kind, address] = /^([A-Z_]+):(.+)$/.exec(textOf(placed) ?? "") ?? [];
  if (!kind || !address) return makeFields(placed, { url: placed });
  const label = kind.charAt(0) + kind.slice(1).toLowerCase().replaceAll("_", " ");
  return makeFields(placed, { network: makeText(placed, label), url: makeText(placed, address) });
}

const ofPeriod: Rules = {
  "Started On": "startDate",
  "Finished On": "endDate",
  "Start Date": "startDate",
  "End Date": "endDate",
};

const ofPosition: Rules = {
  ...ofPeriod,
  "Company Name": "name",
  Title: "position",
  Description: plainText("summary"),
  Location: "location",
};

const ofEducation: Rules = {
  ...ofPeriod,
  "School Name": "institution",
  "Degree Name": "studyType",
  Notes: plainText("summary"),
  Activities: "highlights",
};

const ofVolunteering: Rules = {
  ...ofPeriod,
  "Company Name": "organization",
  Name: "organization",
  Role: "position",
  Position: "position",
  Description: plainText("summary"),
};

const ofCertification: Rules = { Name: "name", Url: "url", Authority: "issuer", "Started On": "date" };

const ofHonor: Rules = {
  Title: "title",
  Description: "summary",
  Issuer: "awarder",
  "Issued On": "date",
  "Issue Date": "date",
};

const ofPublication: Rules = {
  Name: "name",
  "Published On": "releaseDate",
  Description: "summary",
  Publisher: "publisher",
  Url: "url",
};

const ofProject: Rules = { ...ofPeriod, Title: "name", Description: plainText("description"), Url: "url" };

/** What becomes of the rows of each table. */
export const tables: Readonly<Record<string, (rows: Placed) => Fields>> = {
  Profile: (rows) => ({ person: makeList(itemsOf(rows).map((row) => shape(joinNames(row), ofPerson))) }),
  "Profile Summary": (rows) => ({ about: at(itemsOf(rows)[0], "Profile Summary") }),
  "Email Addresses": (rows) => ({ emails: makeList(sortEmails(rows).map(readEmail)) }),
  PhoneNumbers: keepPrivate,
  "Phone Numbers": keepPrivate,
  Positions: (rows) => ({ work: shapeAll(withoutRepeats(rows, ["Company Name", "Title", "Started On"]), ofPosition) }),
  Education: (rows) => ({ education: shapeAll(withoutRepeats(rows, ["School Name", "Degree Name"]), ofEducation) }),
  Volunteering: (rows) => ({ volunteer: shapeAll(rows, ofVolunteering) }),
  Organizations: (rows) => ({ organizations: shapeAll(rows, ofVolunteering) }),
  Skills: (rows) => ({ skills: listSkills(itemsOf(rows).map((row) => at(row, "Name") ?? row)) }),
  Languages: (rows) => ({ languages: shapeAll(rows, { Name: "language", Proficiency: "fluency" }) }),
  Certifications: (rows) => ({ certificates: shapeAll(rows, ofCertification) }),
  Honors: (rows) => ({ awards: shapeAll(rows, ofHonor) }),
  Publications: (rows) => ({ publications: shapeAll(rows, ofPublication) }),
  Projects: (rows) => ({ projects: shapeAll(rows, ofProject) }),
  Patents: (rows) => ({ patents: rows }),
  Courses: (rows) => ({ courses: rows }),
  "Test Scores": (rows) => ({ scores: rows }),
  Recommendations_Received: (rows) => ({ references: makeList(itemsOf(rows).map(readRecommendation)) }),
};

/** The address that LinkedIn writes to comes first. */
function sortEmails(rows: Placed): Placed[] {
  const isPrimary = (row: Placed) => textOf(at(row, "Primary")) === "Yes";
  return itemsOf(rows).toSorted((one, other) => Number(isPrimary(other)) - Number(isPrimary(one)));
}

function readEmail(row: Placed, index: number): Placed {
  const address = at(row, "Email Address") ?? row;
  if (index > 0) return leaveOut(address, privately);
  return { ...address, remark: "will stand on a page for everybody to read." };
}

/** What others say is shown where it is shown there; the name of who said it stands in two columns. */
function readRecommendation(row: Placed): Placed {
  if (!/^visible$/i.test(textOf(at(row, "Status")) ?? "visible"))
    return leaveOut(row, "is a recommendation that isn't shown there, and was left out.");
  const { "Job Title": job, Company: company, ...others } = membersOf(joinNames(row));
  const said = makeFields(row, { ...others, position: joinTexts([job, company], ", ") });
  // When somebody wrote it, LinkedIn tells its owner alone.
  return shape(said, { name: "name", position: "position", Text: "reference", Status: form, "Creation Date": form });
}

/** A row with the name that stands in two of its columns. */
function joinNames(row: Placed): Placed {
  const { "First Name": first, "Last Name": last, ...others } = membersOf(row);
  const parts = [first, last].flatMap((part) => textOf(part) ?? []);
  const from = first ?? last;
  const remark = `and the last name are ${JSON.stringify(parts.join(" "))} together.`;
  const name = from && parts.length > 1 ? makeText(from, parts.join(" "), remark) : from;
  return makeFields(row, { name, ...others });
}

/** Rows without those that say again what one before them says: they agree in these columns, and contradict nowhere. */
function withoutRepeats(rows: Placed, columns: readonly string[]): Placed {
  const kept: Placed[] = [];
  for (const row of itemsOf(rows)) {
    const at = kept.findIndex((known) => known.refusal === undefined && isSame(known, row, columns));
    const known = kept[at];
    if (known) {
      kept[at] = addFields(known, membersOf(row));
      kept.push(leaveOut(row, `says the same as ${known.place}; they became one.`));
    } else kept.push(row);
  }
  return { ...rows, value: kept };
}

function isSame(known: Placed, row: Placed, columns: readonly string[]): boolean {
  const fields = [...(fieldsOf(row) ?? [])];
  const agrees = ([name, value]: [string, Placed]) => [undefined, textOf(value)].includes(textOf(at(known, name)));
  return columns.every((name) => textOf(at(known, name)) === textOf(at(row, name))) && fields.every(agrees);
}
