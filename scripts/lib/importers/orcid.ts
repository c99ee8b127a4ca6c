import { joinDate } from "./json-resume/read-values.ts";
import type { Reader } from "./reader.ts";
import { joinTexts, looks } from "./tree/rules.ts";
import { forAll, ignoreField, joinLists, type Rules, shape, shapeAll } from "./tree/shape.ts";
import { type Fields, itemsOf, listOf, membersOf, type Value } from "./tree/value.ts";

/** An ORCID record in JSON, as its public API returns it: https://pub.orcid.org/v3.0/{iD}/record. */
export const orcid: Reader = {
  title: "ORCID",
  form: "json",
  detect: (source) => source.at("orcid-identifier") !== undefined,
  read: (source) => {
    const { "orcid-identifier": own, person, "activities-summary": activities, ...others } = source.members;
    const { employments, educations, qualifications, works, distinctions, ...more } = membersOf(activities);
    const { memberships, services, "invited-positions": invited, ...rest } = more;
    const home = own?.at("uri");
    return source.object({
      ...shape(source.object({ ...others, ...rest }), { ...unsaid, preferences: looks, history: looks }).members,
      basics: readPerson(person ?? source, home?.object({ network: home.say("ORCID"), url: home })),
      work: joinLists(readGroups(employments, ofJob), readGroups(invited, ofJob)),
      education: joinLists(readGroups(educations, ofStudy), readGroups(qualifications, ofStudy)),
      volunteer: joinLists(readGroups(memberships, ofService), readGroups(services, ofService)),
      awards: readGroups(distinctions, ofDistinction),
      publications: listOf(itemsOf(works?.at("group")).flatMap(readWork)),
    });
  },
};

/** Fields about the record, not the person. */
const unsaid = forAll(
  "path put-code source visibility display-index created-date last-modified-date verified primary",
  ignoreField,
);

/** Most of ORCID's fields are wrapped in a `value` object. */
function unwrap(value: Value | undefined): Value | undefined {
  return value?.at("value") ?? value;
}

function unwrapped(name: string): (value: Value) => Fields {
  return (value) => ({ [name]: unwrap(value) });
}

function readPerson(person: Value, account: Value | undefined): Value {
  const { name, biography, emails, "researcher-urls": urls, addresses, ...others } = person.members;
  const { "external-identifiers": identifiers, ...rest } = others;
  const credit = unwrap(name?.at("credit-name"));
  const [address] = itemsOf(addresses?.at("address"));
  const country = unwrap(address?.at("country"));
  return person.object({
    name: credit?.text ? credit : joinTexts([name?.at("given-names"), name?.at("family-name")].map(unwrap), " "),
    summary: biography?.at("content"),
    email: joinTexts(
      itemsOf(emails?.at("email")).map((email) => email.at("email")),
      ", ",
    ),
    location: country?.object({ countryCode: country }),
    profiles: joinLists(
      account,
      shapeAll(urls?.at("researcher-url"), ofSite),
      shapeAll(identifiers?.at("external-identifier"), ofIdentifier),
    ),
    ...shape(person.object(rest), unsaid).members,
  });
}

const ofSite: Rules = { ...unsaid, "url-name": "network", url: unwrapped("url") };

const ofIdentifier: Rules = {
  ...unsaid,
  "external-id-type": "network",
  "external-id-value": "username",
  "external-id-url": unwrapped("url"),
  "external-id-relationship": ignoreField,
};

/** The rule for a date, whose year, month and day are objects. */
function dated(name: string): (date: Value) => Fields {
  return (date) => {
    const parts = ["year", "month", "day"].map((part) => unwrap(date.at(part)));
    return { [name]: parts[0]?.say(joinDate(parts.map((part) => part?.text))) };
  };
}

/** The rule for an organization. Its name is read as the field `name`, its town as the location. */
function organization(name: string): (value: Value) => Fields {
  return (value) => {
    const { name: own, address, ...others } = value.members;
    const places = ["city", "region", "country"].flatMap((part) => {
      const place = address?.at(part);
      return place?.text === undefined ? [] : [place];
    });
    return {
      [name]: own,
      location: places[0]?.say(places.map(({ text }) => text).join(", ")),
      organization: shape(value.object(others), { "disambiguated-organization": ignoreField }),
    };
  };
}

const ofAffiliation: Rules = {
  ...unsaid,
  "start-date": dated("startDate"),
  "end-date": dated("endDate"),
  url: unwrapped("url"),
};

const ofJob: Rules = {
  ...ofAffiliation,
  "role-title": "position",
  "department-name": "description",
  organization: organization("name"),
};

const ofStudy: Rules = {
  ...ofAffiliation,
  "role-title": "studyType",
  "department-name": "area",
  organization: organization("institution"),
};

const ofService: Rules = {
  ...ofAffiliation,
  "role-title": "position",
  "department-name": "summary",
  organization: organization("organization"),
};

const ofDistinction: Rules = {
  ...unsaid,
  "role-title": "title",
  "department-name": "summary",
  "start-date": dated("date"),
  url: unwrapped("url"),
  organization: organization("awarder"),
};

/** Reads affiliations, which are grouped. Each is in an object that names its kind: `employment-summary`. */
function readGroups(section: Value | undefined, rules: Rules): Value | undefined {
  const summaries = itemsOf(section?.at("affiliation-group")).flatMap((group) => itemsOf(group.at("summaries")));
  return listOf(summaries.flatMap((summary) => [...summary.fields.values()].map((entry) => shape(entry, rules))));
}

/** Reads a work that several sources describe. The first is the one the owner prefers. */
function readWork(group: Value): Value[] {
  const [first, ...others] = itemsOf(group.at("work-summary"));
  if (!first) return [];
  const [identifier] = itemsOf(first.at("external-ids", "external-id"));
  const own = unwrap(first.at("url"))?.text ? undefined : unwrap(identifier?.at("external-id-url"));
  const work = first.object({ ...first.members, ...(own && { url: own }) });
  const again = "is a work as another source tells it, and was left out.";
  return [shape(work, ofWork), ...others.map((other) => other.leaveOut(again))];
}

const ofWork: Rules = {
  ...unsaid,
  title: {
    title: unwrapped("name"),
    subtitle: unwrapped("subtitle"),
    "translated-title": unwrapped("translated"),
  },
  "journal-title": unwrapped("publisher"),
  "publication-date": dated("releaseDate"),
  url: unwrapped("url"),
  type: (type) => ({ type: type.leaveOut("is the kind of a work, which has no place in content.json.") }),
  "external-ids": (ids) => ({ ids: ids.leaveOut("are identifiers of a work; its address was kept.") }),
};
