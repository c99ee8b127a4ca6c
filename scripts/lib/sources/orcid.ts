import { joinDate } from "./json-resume/read-values.ts";
import {
  at,
  type Fields,
  itemsOf,
  leaveOut,
  makeFields,
  makeList,
  makeText,
  membersOf,
  type Placed,
  textOf,
} from "./placed/placed.ts";
import { joinTexts } from "./placed/rules.ts";
import { form, joinLists, looks, type Rules, shape, within } from "./placed/shape.ts";
import type { Reader } from "./reader.ts";

/** An ORCID record, as its public API gives it in JSON: https://pub.orcid.org/v3.0/{iD}/record. */
export const orcid: Reader = {
  title: "ORCID",
  form: "json",
  detect: (source) => at(source, "orcid-identifier") !== undefined,
  read: (source) => {
    const { "orcid-identifier": own, person, "activities-summary": activities, ...others } = membersOf(source);
    const { employments, educations, qualifications, works, distinctions, ...more } = membersOf(activities);
    const { memberships, services, "invited-positions": invited, ...rest } = more;
    const home = at(own, "uri");
    const account = home && makeFields(home, { network: makeText(home, "ORCID"), url: home });
    return makeFields(source, {
      basics: readPerson(person ?? source, account),
      work: joinLists(readGroups(employments, ofJob), readGroups(invited, ofJob)),
      education: joinLists(readGroups(educations, ofStudy), readGroups(qualifications, ofStudy)),
      volunteer: joinLists(readGroups(memberships, ofService), readGroups(services, ofService)),
      awards: readGroups(distinctions, ofDistinction),
      publications: makeList(itemsOf(at(works, "group")).flatMap(readWork)),
      others: shape(makeFields(source, { ...others, ...rest }), { ...unsaid, preferences: looks, history: looks }),
    });
  },
};

/** What is said of the record, and nothing of the person. */
const unsaid: Rules = Object.fromEntries(
  "path put-code source visibility display-index created-date last-modified-date verified primary"
    .split(" ")
    .map((key) => [key, form]),
);

/** Most of what it says is wrapped in a value. */
function unwrap(placed: Placed | undefined): Placed | undefined {
  return at(placed, "value") ?? placed;
}

function unwrapped(name: string): (placed: Placed) => Fields {
  return (placed) => ({ [name]: unwrap(placed) });
}

function readPerson(person: Placed, account: Placed | undefined): Placed {
  const { name, biography, emails, "researcher-urls": urls, addresses, ...others } = membersOf(person);
  const { "external-identifiers": identifiers, ...rest } = others;
  const credit = unwrap(at(name, "credit-name"));
  const parts = [at(name, "given-names"), at(name, "family-name")].map(unwrap);
  const [address] = itemsOf(at(addresses, "address"));
  const country = unwrap(at(address, "country"));
  const sites = itemsOf(at(urls, "researcher-url")).map((site) => shape(site, ofSite));
  const accounts = itemsOf(at(identifiers, "external-identifier")).map((one) => shape(one, ofIdentifier));
  return makeFields(person, {
    name: textOf(credit) === undefined ? joinTexts(parts, " ") : credit,
    summary: at(biography, "content"),
    email: joinTexts(
      itemsOf(at(emails, "email")).map((email) => at(email, "email")),
      ", ",
    ),
    location: country && makeFields(country, { countryCode: country }),
    profiles: makeList([...(account ? [account] : []), ...sites, ...accounts]),
    others: shape(makeFields(person, rest), unsaid),
  });
}

const ofSite: Rules = { ...unsaid, "url-name": "network", url: unwrapped("url") };

const ofIdentifier: Rules = {
  ...unsaid,
  "external-id-type": "network",
  "external-id-value": "username",
  "external-id-url": unwrapped("url"),
  "external-id-relationship": form,
};

const ofAffiliation: Rules = {
  ...unsaid,
  "start-date": (date) => ({ startDate: readDate(date) }),
  "end-date": (date) => ({ endDate: readDate(date) }),
  url: unwrapped("url"),
};

/** A date has each of its parts in an object of its own. */
function readDate(date: Placed): Placed | undefined {
  const parts = ["year", "month", "day"].map((part) => unwrap(at(date, part)));
  const [year] = parts;
  return year && makeText(year, joinDate(parts.map(textOf)));
}

/** Where it was: the organization under the name that its section has for one, and the town that it is in. */
function organization(name: string): (placed: Placed) => Fields {
  return (placed) => {
    const { name: own, address, ...others } = membersOf(placed);
    const place = ["city", "region", "country"].map((part) => at(address, part));
    const [city = address] = place.filter((part) => textOf(part) !== undefined);
    const text = place.flatMap((part) => textOf(part) ?? []).join(", ");
    return {
      [name]: own,
      location: city && text !== "" ? makeText(city, text) : undefined,
      organization: shape(makeFields(placed, others), { "disambiguated-organization": form }),
    };
  };
}

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
  "start-date": (date) => ({ date: readDate(date) }),
  url: unwrapped("url"),
  organization: organization("awarder"),
};

/** Entries of a kind stand in groups, each in an object that says its kind: `employment-summary`. */
function readGroups(section: Placed | undefined, rules: Rules): Placed | undefined {
  const summaries = itemsOf(at(section, "affiliation-group")).flatMap((group) => itemsOf(at(group, "summaries")));
  const entries = summaries.flatMap((summary) => Object.values(membersOf(summary)).flatMap((entry) => entry ?? []));
  return makeList(entries.map((entry) => shape(entry, rules)));
}

/** A work as several sources tell it: the first is the one that its owner prefers. */
function readWork(group: Placed): Placed[] {
  const [first, ...others] = itemsOf(at(group, "work-summary"));
  if (!first) return [];
  const [identifier] = itemsOf(at(first, "external-ids", "external-id"));
  const own = textOf(unwrap(at(first, "url"))) === undefined ? unwrap(at(identifier, "external-id-url")) : undefined;
  const work = makeFields(first, { ...membersOf(first), ...(own && { url: own }) });
  const again = "is a work as another source tells it, and was left out.";
  return [shape(work, ofWork), ...others.map((other) => leaveOut(other, again))];
}

const ofWork: Rules = {
  ...unsaid,
  title: within({
    title: unwrapped("name"),
    subtitle: unwrapped("subtitle"),
    "translated-title": unwrapped("translated"),
  }),
  "journal-title": unwrapped("publisher"),
  "publication-date": (date) => ({ releaseDate: readDate(date) }),
  url: unwrapped("url"),
  type: (placed) => ({ type: leaveOut(placed, "is the kind of a work, which has no place in content.json.") }),
  "external-ids": (placed) => ({ ids: leaveOut(placed, "are identifiers of a work; its address was kept.") }),
};
