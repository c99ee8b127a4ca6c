import { joinDate } from "../json-resume/read-values.ts";
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
} from "../placed/placed.ts";
import { plainRichText, richText } from "../placed/rich-text.ts";
import { joinTexts, keepPrivate } from "../placed/rules.ts";
import { form, joinLists, looks, type Rules, shape, within } from "../placed/shape.ts";
import { withoutAttributes } from "./elements.ts";

/** A `SkillsPassport`, as the editor wrote it until 2020. */
export function readPassport(passport: Placed): Placed {
  const { LearnerInfo: learner = passport, ...others } = membersOf(withoutAttributes(passport));
  const { Identification: person, Headline: headline, Skills: skills, ...lists } = membersOf(learner);
  const { languages, certificates, skills: known } = readSkills(skills);
  return makeFields(passport, {
    basics: makeFields(person ?? learner, {
      ...readPerson(person),
      label: at(headline, "Description", "Label"),
    }),
    work: listOf(lists["WorkExperienceList"], "WorkExperience", ofJob),
    education: listOf(lists["EducationList"], "Education", ofStudy),
    awards: listOf(lists["AchievementList"], "Achievement", ofAchievement),
    languages,
    certificates,
    skills: known,
    others: shape(makeFields(passport, others), {
      DocumentInfo: looks,
      PrintingPreferences: looks,
      AttachmentList: looks,
      CoverLetter: (letter) => ({
        letter: leaveOut(letter, "is a letter, and no part of what a site shows: left out."),
      }),
    }),
    lists: shape(makeFields(learner, lists), {
      WorkExperienceList: form,
      EducationList: form,
      AchievementList: form,
      Documentation: form,
    }),
  });
}

function listOf(list: Placed | undefined, name: string, rules: Rules): Placed | undefined {
  return makeList(itemsOf(at(list, name)).map((item) => shape(withoutAttributes(item), rules)));
}

function readPerson(person: Placed | undefined): Fields {
  const { PersonName: name, ContactInfo: contact, Photo: photo, Signature: signature, ...others } = membersOf(person);
  const { Email: email, Address: address, WebsiteList: sites, TelephoneList: phones, ...rest } = membersOf(contact);
  const place = at(address, "Contact");
  const accounts = itemsOf(at(sites, "Website")).map((site) => shape(site, { Contact: "url", Use: form }));
  return {
    name: joinTexts([at(name, "FirstName"), at(name, "Surname")], " "),
    email: at(email, "Contact"),
    phones: phones && shape(makeFields(phones, { TelephoneList: phones }), { TelephoneList: keepPrivate }),
    location:
      place &&
      shape(place, {
        Municipality: "city",
        Country: within({ Code: "countryCode", Label: form }),
        AddressLine: keepPrivate,
        AddressLine2: keepPrivate,
        PostalCode: keepPrivate,
      }),
    profiles: makeList(accounts),
    pictures: joinLists(...[photo, signature].map((one) => one && looks(one)["looks"])),
    person: person && shape(makeFields(person, { ...others, ...rest }), { Demographics: keepPrivate }),
  };
}

/** Where it was: the organization under the name that its section has for one. */
function organization(name: string): Rules {
  const ofContact: Rules = {
    Website: within({ Contact: "url", Use: form }),
    Address: within({ Contact: readPlace }),
  };
  return { Name: name, ContactInfo: within(ofContact) };
}

const ofJob: Rules = {
  Period: readPeriod,
  Position: within({ Label: "position", Code: form }),
  Activities: richText("summary"),
  Employer: within({ ...organization("name"), Sector: within({ Label: "description", Code: form }) }),
  Documentation: form,
};

const ofStudy: Rules = {
  Period: readPeriod,
  Title: "studyType",
  Activities: richText("summary"),
  Organisation: within(organization("institution")),
  Level: looks,
  Field: within({ Label: "area", Code: form }),
  Documentation: form,
};

const ofAchievement: Rules = {
  Title: within({ Label: "title", Code: form }),
  Description: plainRichText("summary"),
  Documentation: form,
};

/** The town and the country; street and postal code of others are theirs. */
function readPlace(contact: Placed): Fields {
  return { location: joinTexts([at(contact, "Municipality"), at(contact, "Country", "Label")], ", ") };
}

/** Parts of a date stand in attributes: `year="2012" month="--08"`. */
function readPeriod(period: Placed): Fields {
  return { startDate: readDate(at(period, "From")), endDate: readDate(at(period, "To")) };
}

function readDate(date: Placed | undefined): Placed | undefined {
  const year = at(date, "@year");
  if (!year) return undefined;
  const parts = ["@month", "@day"].map((name) => textOf(at(date, name))?.replace(/^-+/, ""));
  return makeText(year, joinDate([textOf(year), ...parts]));
}

/** What somebody knows: languages, and texts under headings of the form. */
function readSkills(skills: Placed | undefined): Fields {
  const { Linguistic: linguistic, ...others } = membersOf(skills);
  const mother = itemsOf(at(linguistic, "MotherTongueList", "MotherTongue"));
  const foreign = itemsOf(at(linguistic, "ForeignLanguageList", "ForeignLanguage"));
  const texts = Object.entries(others).flatMap(([kind, part]): Placed[] => {
    const text = part && (at(part, "Description") ?? at(part, "Other", "Description"));
    if (!part || !text) return [];
    return [
      shape(makeFields(part, { kind: makeText(part, kind), text }), { kind: "name", text: plainRichText("summary") }),
    ];
  });
  return {
    languages: makeList([...mother, ...foreign].map((one) => shape(one, ofLanguage))),
    certificates: makeList(
      foreign.flatMap((one) => itemsOf(at(one, "VerifiedBy", "Certificate")).map((proof) => shape(proof, ofProof))),
    ),
    skills: makeList(texts),
  };
}

const ofLanguage: Rules = {
  Description: within({ Label: "language", Code: form }),
  Documentation: form,
  VerifiedBy: form,
  ProficiencyLevel: (levels) => ({ fluency: joinTexts(Object.values(membersOf(levels)), ", ") }),
};

const ofProof: Rules = {
  Title: "name",
  AwardingBody: "issuer",
  Date: (date) => ({ date: readDate(date) }),
};
