import type { Reader } from "./reader.ts";
import { city, joinTexts, keepPrivate, listSkills, privately } from "./tree/rules.ts";
import { ownSection } from "./tree/sections.ts";
import { ignoreField, joinLists, type Rules, shape } from "./tree/shape.ts";
import { type Fields, itemsOf, listOf, Value } from "./tree/value.ts";

/** LinkedIn's export of one's own data: a zip archive of tables, or its unpacked folder. */
export const linkedin: Reader = {
  title: "LinkedIn",
  form: "archive",
  get tables() {
    return Object.keys(tables);
  },
  detect: (source) => ["Profile", "Positions", "Education"].some((table) => source.at(table) !== undefined),
  read: (source) => {
    const read = Object.entries(tables).flatMap(([table, rule]): Fields[] => {
      const rows = source.at(table);
      return rows ? [rule(rows)] : [];
    });
    const { person, about, emails, ...sections }: Fields = Object.assign({}, ...read);
    const [profile = source, ...others] = itemsOf(person);
    const [email, ...further] = itemsOf(emails);
    const { accounts, profiles, summary, ...basics } = person ? profile.members : {};
    return source.object({
      basics: profile.object({
        ...basics,
        summary: joinTexts([summary, itemsOf(about)[0]], "\n\n"),
        email,
        profiles: joinLists(profiles, accounts),
      }),
      ...sections,
      others: listOf([...others, ...further]),
      unread: nameUnread(source),
    });
  },
};

/** One note for all tables that aren't read, such as messages, contacts and clicks. */
function nameUnread(source: Value): Value | undefined {
  const names = [...source.fields].flatMap(([name, { content }]) => (content === null ? [name] : []));
  if (names.length === 0) return undefined;
  return source.leaveOut(`has tables that say nothing for a site; they were not read: ${names.join(", ")}.`);
}

const ofPerson: Rules = {
  name: "name",
  Headline: "label",
  Summary: "summary",
  "Geo Location": city,
  Address: keepPrivate,
  "Zip Code": keepPrivate,
  "Birth Date": keepPrivate,
  "Maiden Name": keepPrivate,
  "Instant Messengers": keepPrivate,
  "Twitter Handles": (list) => ({
    accounts: listOf(listIn(list, /,/).map((user) => list.object({ network: list.say("X"), username: user }))),
  }),
  Websites: (list) => ({ profiles: listOf(listIn(list, /,\s*(?=[A-Z_]+:)/).map(readWebsite)) }),
};

/** Splits a list in brackets: "[PORTFOLIO:https://asha.example,BLOG:https://notes.example]". */
function listIn(list: Value, between: RegExp): Value[] {
  const text = (list.text ?? "").replace(/^\[|\]$/g, "");
  const parts = text.split(between).map((part) => part.trim());
  return parts.filter((part) => part !== "").map((part) => list.say(part));
}

/** Splits "PORTFOLIO:https://asha.example" into a label and an address. */
function readWebsite(site: Value): Value {
  const [, kind, address] = /^([A-Z_]+):(.+)$/.exec(site.text ?? "") ?? [];
  if (!kind || !address) return site.object({ url: site });
  const label = kind.charAt(0) + kind.slice(1).toLowerCase().replaceAll("_", " ");
  return site.object({ network: site.say(label), url: site.say(address) });
}

/** Tables of the profile. What the table of names knows keeps its columns' names. */
const tables: Readonly<Record<string, (rows: Value) => Fields>> = {
  Profile: (rows) => ({ person: listOf(itemsOf(rows).map((row) => shape(joinNames(row), ofPerson))) }),
  "Profile Summary": (rows) => ({ about: itemsOf(rows)[0]?.at("Profile Summary") }),
  "Email Addresses": (rows) => ({ emails: listOf(sortEmails(rows).map(readEmail)) }),
  PhoneNumbers: keepPrivate,
  "Phone Numbers": keepPrivate,
  Positions: (rows) => ({ experience: withoutRepeats(rows, ["Company Name", "Title", "Started On"]) }),
  Education: (rows) => ({ education: withoutRepeats(rows, ["School Name", "Degree Name"]) }),
  Skills: (rows) => ({ skills: listSkills(itemsOf(rows).map((row) => row.at("Name") ?? row)) }),
  ...Object.fromEntries(
    "Languages,Certifications,Honors,Publications,Projects,Patents,Test Scores,Volunteering,Organizations"
      .split(",")
      .map((table) => [table, (rows: Value) => ({ [table]: rows })]),
  ),
  Courses: (rows) =>
    ownSection(rows.say("Courses"), { points: listOf(itemsOf(rows).map((row) => row.at("Name") ?? row)) }),
  Recommendations_Received: (rows) => ({ references: listOf(itemsOf(rows).map(readRecommendation)) }),
};

/** Sorts the primary address first. */
function sortEmails(rows: Value): Value[] {
  const isPrimary = (row: Value) => row.at("Primary")?.text === "Yes";
  return itemsOf(rows).toSorted((one, other) => Number(isPrimary(other)) - Number(isPrimary(one)));
}

function readEmail(row: Value, index: number): Value {
  const address = row.at("Email Address") ?? row;
  if (index > 0) return address.leaveOut(privately);
  return new Value(address.place, address.content, { remark: "will stand on a page for everybody to read." });
}

/** Reads a recommendation. Recommendations hidden on LinkedIn are left out. */
function readRecommendation(row: Value): Value {
  if (!/^visible$/i.test(row.at("Status")?.text ?? "visible"))
    return row.leaveOut("is a recommendation that isn't shown there, and was left out.");
  const { "Job Title": job, Company: company, ...others } = joinNames(row).members;
  const said = row.object({ ...others, position: joinTexts([job, company], ", ") });
  // LinkedIn shows this date only to the owner.
  return shape(said, {
    name: "name",
    position: "position",
    Text: "reference",
    Status: ignoreField,
    "Creation Date": ignoreField,
  });
}

/** Joins first and last name, which have separate columns. */
function joinNames(row: Value): Value {
  const { "First Name": first, "Last Name": last, ...others } = row.members;
  const parts = [first, last].flatMap((part) => part?.text ?? []);
  const remark = `and the last name are ${JSON.stringify(parts.join(" "))} together.`;
  const name = first ?? last;
  return row.object({ name: parts.length > 1 ? name?.say(parts.join(" "), remark) : name, ...others });
}

/** Leaves out repeated rows: those that are equal in `columns` and contradict in no other. */
function withoutRepeats(rows: Value, columns: readonly string[]): Value {
  const kept: Value[] = [];
  for (const row of itemsOf(rows)) {
    const at = kept.findIndex((known) => known.refusal === undefined && isSame(known, row, columns));
    const known = kept[at];
    if (known) {
      kept[at] = known.extend(row.members);
      kept.push(row.leaveOut(`says the same as ${known.place}; they became one.`));
    } else kept.push(row);
  }
  return rows.with(kept);
}

function isSame(known: Value, row: Value, columns: readonly string[]): boolean {
  const isEqual = (name: string) => known.at(name)?.text === row.at(name)?.text;
  const agrees = ([name]: [string, Value]) => known.at(name)?.text === undefined || isEqual(name);
  return columns.every(isEqual) && [...row.fields].every(agrees);
}
