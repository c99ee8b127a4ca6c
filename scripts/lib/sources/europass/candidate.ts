import {
  at,
  type Fields,
  itemsOf,
  makeFields,
  makeList,
  makeText,
  membersOf,
  type Placed,
  textOf,
} from "../placed/placed.ts";
import { plainRichText, richText } from "../placed/rich-text.ts";
import { joinTexts, keepPrivate } from "../placed/rules.ts";
import { addFields, form, joinLists, joinSections, looks, type Rules, shape, within } from "../placed/shape.ts";
import { withoutAttributes, words, wordsOf } from "./elements.ts";
import { readLinks, readPeriod } from "./period.ts";
import { readTitledSection } from "./titled.ts";

/** A `Candidate`, after HR-XML, as the editor writes it today. */
export function readCandidate(candidate: Placed): Placed {
  const { CandidatePerson: person, CandidateProfile: profile, ...others } = membersOf(withoutAttributes(candidate));
  const { summary, ...sections } = profile ? readProfile(withoutAttributes(profile)) : {};
  const mother = itemsOf(at(person, "PrimaryLanguageCode")).map((code) =>
    makeFields(code, { language: nameLanguage(wordsOf(code)) }),
  );
  return makeFields(candidate, {
    basics: addFields(readPerson(person ?? candidate), { summary: makeOne(summary) }),
    ...sections,
    languages: joinLists(makeList(mother), sections["languages"]),
    file: shape(makeFields(candidate, others), {
      DocumentID: form,
      CandidateSupplier: looks,
      RenderingInformation: looks,
    }),
  });
}

function readPerson(person: Placed): Placed {
  const { PersonName: name, Communication: ways, ...others } = membersOf(withoutAttributes(person));
  const channels = itemsOf(ways);
  const uris = (code: RegExp) =>
    channels
      .filter((way) => code.test(textOf(wordsOf(at(way, "ChannelCode"))) ?? ""))
      .flatMap((way) => wordsOf(at(way, "URI")) ?? []);
  const [address] = channels.flatMap((way) => at(way, "Address") ?? []);
  const accounts = channels.filter((way) =>
    /web|social|instant|other/i.test(textOf(wordsOf(at(way, "ChannelCode"))) ?? ""),
  );
  const phones = channels.flatMap((way) => (at(way, "DialNumber") ? [way] : []));
  return makeFields(person, {
    name: joinTexts([wordsOf(at(name, "GivenName")), wordsOf(at(name, "FamilyName"))], " "),
    email: joinTexts(uris(/e-?mail/i), ", "),
    phones: makeList(
      phones.map((way) =>
        shape(way, {
          DialNumber: keepPrivate,
          CountryDialing: form,
          CountryCode: form,
          ChannelCode: form,
          UseCode: form,
        }),
      ),
    ),
    location: address && shape(withoutAttributes(address), ofAddress),
    profiles: makeList(accounts.map(readAccount)),
    others: shape(makeFields(person, others), ofOthers),
  });
}

const ofAddress: Rules = {
  CityName: words("city"),
  CountryCode: words("countryCode"),
  AddressLine: keepPrivate,
  PostalCode: keepPrivate,
};

/** An account by its address; a messenger's is often a telephone number. */
function readAccount(way: Placed): Placed {
  const { UseCode: use, OtherTitle: title, ...others } = membersOf(way);
  const isPhone = /^\+?[0-9][0-9 ()-]+$/.test(textOf(wordsOf(at(way, "URI"))) ?? "");
  return shape(makeFields(way, { ...others, Use: title ?? use }), {
    ChannelCode: form,
    Use: isPhone ? form : words("network"),
    URI: isPhone ? keepPrivate : words("url"),
  });
}

const ofOthers: Rules = {
  BirthDate: keepPrivate,
  BirthPlace: keepPrivate,
  NationalityCode: keepPrivate,
  GenderCode: keepPrivate,
  Visa: keepPrivate,
  PrimaryLanguageCode: form,
};

const ofProfile: Rules = {
  ID: form,
  ExecutiveSummary: plainRichText("summary"),
  EmploymentHistory: (history) => ({ work: makeList(itemsOf(at(history, "EmployerHistory")).flatMap(readEmployer)) }),
  EducationHistory: (history) => ({
    education: makeList(itemsOf(at(history, "EducationOrganizationAttendance")).map(readStudy)),
  }),
  PersonQualifications: (qualifications) => readCompetencies(itemsOf(at(qualifications, "PersonCompetency"))),
  RenderingInformation: looks,
  Attachment: looks,
};

/** The sections of the profile, those of titles and texts behind those that have a form of their own. */
function readProfile(profile: Placed): Fields {
  const known = Object.entries(membersOf(profile)).filter(([tag]) => Object.hasOwn(ofProfile, tag));
  const others = Object.entries(membersOf(profile)).filter(([tag]) => !Object.hasOwn(ofProfile, tag));
  return joinSections([
    membersOf(shape(makeFields(profile, Object.fromEntries(known)), ofProfile)),
    ...others.map(([tag, section]) => (section ? readTitledSection(tag, section) : {})),
  ]);
}

function makeOne(list: Placed | undefined): Placed | undefined {
  return itemsOf(list)[0];
}

/** Every position at an employer is an entry of its own. */
function readEmployer(employer: Placed): Placed[] {
  const { PositionHistory: positions, OrganizationName: name, Department: part, ...others } = membersOf(employer);
  const { url, links, ...rest } = membersOf(shape(makeFields(employer, others), ofOrganization));
  const organization = joinTexts([wordsOf(part), wordsOf(name)], ", ");
  return itemsOf(positions).map((position) => {
    const { City: city, Country: country, ...said } = membersOf(position);
    const location = joinTexts([wordsOf(city), nameCountry(wordsOf(country))], ", ");
    return addFields(shape(makeFields(position, said), ofPosition), {
      name: organization,
      location,
      url,
      links,
      employer: makeFields(employer, rest),
    });
  });
}

/** What is said of where somebody worked or studied; its address is not the person's to publish, and its site is. */
const ofOrganization: Rules = {
  IndustryCode: looks,
  Link: readLinks,
  OrganizationContact: within({
    Communication: (ways) => ({
      url: itemsOf(ways).flatMap((way) => wordsOf(at(way, "URI")) ?? [])[0],
      addresses: makeList(itemsOf(ways).map((way) => shape(way, ofContact))),
    }),
  }),
};

const ofContact: Rules = { Address: form, ChannelCode: form, UseCode: form, URI: form, OtherTitle: form };

const countries = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const languages = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** A country by its code (ISO 3166-1), "si", has the name that English has for it. */
function nameCountry(placed: Placed | undefined): Placed | undefined {
  const code = textOf(placed)?.toUpperCase() ?? "";
  return writeName(placed, code, /^[A-Z]{2}$/.test(code) ? countries.of(code) : undefined);
}

/** A language by its code (ISO 639), "deu", likewise. */
function nameLanguage(placed: Placed | undefined): Placed | undefined {
  const code = textOf(placed) ?? "";
  return writeName(placed, code, /^[a-z]{2,3}$/i.test(code) ? languages.of(code) : undefined);
}

function writeName(placed: Placed | undefined, code: string, name: string | undefined): Placed | undefined {
  return placed && name ? makeText(placed, name, `${JSON.stringify(code)} was read as ${name}.`) : placed;
}

const ofPosition: Rules = {
  PositionTitle: words("position"),
  EmploymentPeriod: readPeriod,
  Description: (element) => richText("summary")(wordsOf(element) ?? element),
};

function readStudy(study: Placed): Placed {
  return shape(withoutAttributes(study), {
    ...ofOrganization,
    OrganizationName: words("institution"),
    AttendancePeriod: readPeriod,
    EducationDegree: within({
      DegreeName: words("studyType"),
      Thesis: words("thesis"),
      OccupationalSkillsCovered: (element) => richText("summary")(wordsOf(element) ?? element),
      FinalGrade: within({ ScoreText: words("score") }),
      DegreeMajor: within({ Name: words("area") }),
      FieldOfStudy: looks,
    }),
    EducationLevelCode: looks,
    Country: looks,
    City: words("location"),
  });
}

/** Languages with how well they are known, and skills that have a name. */
function readCompetencies(list: readonly Placed[]): Fields {
  const isLanguage = (one: Placed) => textOf(wordsOf(at(one, "TaxonomyID"))) === "language";
  const languages = list.filter(isLanguage).map((one) => shape(withoutAttributes(one), ofLanguage));
  const skills = list.filter((one) => !isLanguage(one)).map((one) => shape(withoutAttributes(one), ofSkill));
  return { languages: makeList(languages), skills: makeList(skills) };
}

const ofLanguage: Rules = {
  CompetencyID: (element) => ({ language: nameLanguage(wordsOf(element)) }),
  TaxonomyID: form,
  CompetencyName: words("name"),
  CompetencyDimension: (list) => ({ fluency: readLevels(list) }),
};

const ofSkill: Rules = { CompetencyName: words("name"), CompetencyID: words("id"), TaxonomyID: form };

/** "B2" for each of listening, reading, speaking and writing: where all are the same, that one. */
function readLevels(list: Placed): Placed | undefined {
  return joinTexts(
    itemsOf(list).map((dimension) => wordsOf(at(dimension, "Score", "ScoreText"))),
    ", ",
  );
}
