import { joinTexts, keepPrivate, looks, plainRichText } from "../tree/rules.ts";
import { forAll, ignoreField, joinLists, joinSections, type Rules, shape } from "../tree/shape.ts";
import { type Fields, itemsOf, listOf, type Value } from "../tree/value.ts";
import { elements, html, readLinks, readPeriod, shapeElement, withoutAttributes, words, wordsAt } from "./elements.ts";
import { readTitledSection } from "./titled.ts";

/** Reads a `Candidate`, the format of today's editor, based on HR-XML. */
export function readCandidate(candidate: Value): Value {
  const { CandidatePerson: person, CandidateProfile: profile, ...others } = withoutAttributes(candidate).members;
  const { summary, ...sections } = profile ? readProfile(withoutAttributes(profile)) : {};
  const mother = itemsOf(person?.at("PrimaryLanguageCode")).map((code) =>
    code.object({ language: nameByCode(words(code), "language") }),
  );
  return candidate.object({
    basics: readPerson(person ?? candidate).extend({ summary: itemsOf(summary)[0] }),
    ...sections,
    languages: joinLists(listOf(mother), sections["languages"]),
    file: shape(candidate.object(others), {
      DocumentID: ignoreField,
      CandidateSupplier: looks,
      RenderingInformation: looks,
    }),
  });
}

function readPerson(person: Value): Value {
  const { PersonName: name, Communication: communication, ...others } = withoutAttributes(person).members;
  const channels = itemsOf(communication);
  const channelsOf = (code: RegExp) =>
    channels.filter((channel) => code.test(wordsAt(channel, "ChannelCode")?.text ?? ""));
  const emails = channelsOf(/e-?mail/i).map((channel) => wordsAt(channel, "URI"));
  const [address] = channels.flatMap((channel) => channel.at("Address") ?? []);
  const phones = channels.filter((channel) => channel.at("DialNumber") !== undefined);
  return person.object({
    name: joinTexts([wordsAt(name, "GivenName"), wordsAt(name, "FamilyName")], " "),
    email: joinTexts(emails, ", "),
    phones: listOf(phones.map((channel) => shape(channel, ofPhone))),
    location: address && shapeElement(address, ofAddress),
    profiles: listOf(channelsOf(/web|social|instant|other/i).map(readAccount)),
    ...shape(person.object(others), ofOthers).members,
  });
}

const ofPhone: Rules = {
  DialNumber: keepPrivate,
  ...forAll("CountryDialing CountryCode ChannelCode UseCode", ignoreField),
};

const ofAddress: Rules = {
  CityName: "city",
  CountryCode: "countryCode",
  AddressLine: keepPrivate,
  PostalCode: keepPrivate,
};

/** Reads an account by its address. A messenger's address is often a telephone number, which stays private. */
function readAccount(channel: Value): Value {
  const { UseCode: use, OtherTitle: title, ...others } = channel.members;
  const isPhone = /^\+?[0-9][0-9 ()-]+$/.test(wordsAt(channel, "URI")?.text ?? "");
  const rules: Rules = isPhone ? { Use: ignoreField, URI: keepPrivate } : { Use: "network", URI: "url" };
  return shape(channel.object({ ...others, Use: title ?? use }), elements({ ChannelCode: ignoreField, ...rules }));
}

const ofOthers: Rules = {
  ...forAll("BirthDate BirthPlace NationalityCode GenderCode Visa", keepPrivate),
  PrimaryLanguageCode: ignoreField,
};

const ofProfile: Rules = {
  ID: ignoreField,
  ExecutiveSummary: plainRichText("summary"),
  EmploymentHistory: (history) => ({ work: listOf(itemsOf(history.at("EmployerHistory")).flatMap(readEmployer)) }),
  EducationHistory: (history) => {
    const studies = itemsOf(history.at("EducationOrganizationAttendance"));
    return { education: listOf(studies.map((study) => shapeElement(study, ofStudy))) };
  },
  PersonQualifications: (qualifications) => readCompetencies(itemsOf(qualifications.at("PersonCompetency"))),
  RenderingInformation: looks,
  Attachment: looks,
};

/** Reads the profile's sections. Sections of titles and texts follow those that have their own format. */
function readProfile(profile: Value): Fields {
  const isKnown = ([tag]: [string, unknown]) => Object.hasOwn(ofProfile, tag);
  const sections = [...profile.fields];
  return joinSections([
    shape(profile.with(new Map(sections.filter(isKnown))), ofProfile).members,
    ...sections.filter((one) => !isKnown(one)).map(([tag, section]) => readTitledSection(tag, section)),
  ]);
}

function readEmployer(employer: Value): Value[] {
  const { PositionHistory: positions, OrganizationName: name, Department: part, ...others } = employer.members;
  const { url, links, ...rest } = shape(employer.object(others), ofOrganization).members;
  const organization = joinTexts([part && words(part), name && words(name)], ", ");
  return itemsOf(positions).map((position) => {
    const { City: city, Country: country, ...said } = position.members;
    const location = joinTexts([city && words(city), country && nameByCode(words(country), "region")], ", ");
    return shape(position.object(said), ofPosition).extend({
      name: organization,
      location,
      url,
      links,
      employer: employer.object(rest),
    });
  });
}

/** An employer or a school. Its postal address is not the person's to publish; its website is. */
const ofOrganization: Rules = {
  IndustryCode: looks,
  Link: readLinks,
  OrganizationContact: {
    Communication: (communication) => ({
      url: itemsOf(communication).flatMap((channel) => wordsAt(channel, "URI") ?? [])[0],
      addresses: listOf(itemsOf(communication).map((channel) => shape(channel, ofContact))),
    }),
  },
};

const ofContact = forAll("Address ChannelCode UseCode URI OtherTitle", ignoreField);

/** Replaces the code of a country (ISO 3166-1) or a language (ISO 639) with its English name. */
function nameByCode(value: Value, type: "region" | "language"): Value {
  const code = (type === "region" ? value.text?.toUpperCase() : value.text) ?? "";
  const isCode = (type === "region" ? /^[A-Z]{2}$/ : /^[a-z]{2,3}$/i).test(code);
  const name = isCode ? new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) : undefined;
  return name ? value.say(name, `${JSON.stringify(code)} was read as ${name}.`) : value;
}

const ofPosition = elements({
  PositionTitle: "position",
  EmploymentPeriod: readPeriod,
  Description: html("summary"),
});

const ofStudy: Rules = {
  ...ofOrganization,
  OrganizationName: "institution",
  AttendancePeriod: readPeriod,
  EducationDegree: {
    DegreeName: "studyType",
    Thesis: "thesis",
    OccupationalSkillsCovered: html("summary"),
    FinalGrade: { ScoreText: "score" },
    DegreeMajor: { Name: "area" },
    FieldOfStudy: looks,
  },
  EducationLevelCode: looks,
  Country: looks,
  City: "location",
};

/** Reads languages with their levels, and skills that have a name. */
function readCompetencies(list: readonly Value[]): Fields {
  const isLanguage = (one: Value) => wordsAt(one, "TaxonomyID")?.text === "language";
  const languages = list.filter(isLanguage).map((one) => shapeElement(one, ofLanguage));
  const skills = list.filter((one) => !isLanguage(one)).map((one) => shapeElement(one, ofSkill));
  return { languages: listOf(languages), skills: listOf(skills) };
}

const ofLanguage: Rules = {
  CompetencyID: (element) => ({ language: nameByCode(words(element), "language") }),
  TaxonomyID: ignoreField,
  CompetencyName: "name",
  // Levels such as "B2" for listening, reading, speaking and writing. If all are the same, the level is given once.
  CompetencyDimension: (list) => ({
    fluency: joinTexts(
      itemsOf(list).map((dimension) => wordsAt(dimension, "Score", "ScoreText")),
      ", ",
    ),
  }),
};

const ofSkill: Rules = { CompetencyName: "name", CompetencyID: "id", TaxonomyID: ignoreField };
