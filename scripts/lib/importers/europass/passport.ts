import { joinDate } from "../json-resume/read-values.ts";
import { joinTexts, keepPrivate, looks, plainRichText, richText } from "../tree/rules.ts";
import { forAll, form, joinLists, type Rules, shape, shapeAll } from "../tree/shape.ts";
import { type Fields, itemsOf, listOf, membersOf, type Value } from "../tree/value.ts";
import { withoutAttributes } from "./elements.ts";

/** Reads a `SkillsPassport`, the format of the editor until 2020. */
export function readPassport(passport: Value): Value {
  const { LearnerInfo: learner = passport, ...others } = withoutAttributes(passport).members;
  const { Identification: person, Headline: headline, Skills: skills, ...lists } = learner.members;
  return passport.object({
    basics: (person ?? learner).object({
      ...readPerson(person),
      label: headline?.at("Description", "Label"),
    }),
    work: readList(lists["WorkExperienceList"], "WorkExperience", ofJob),
    education: readList(lists["EducationList"], "Education", ofStudy),
    awards: readList(lists["AchievementList"], "Achievement", ofAchievement),
    ...readSkills(skills),
    others: shape(passport.object(others), {
      ...forAll("DocumentInfo PrintingPreferences AttachmentList", looks),
      CoverLetter: (letter) => ({
        letter: letter.leaveOut("is a letter, and no part of what a site shows: left out."),
      }),
    }),
    lists: shape(learner.object(lists), forAll("WorkExperienceList EducationList AchievementList Documentation", form)),
  });
}

function readList(list: Value | undefined, name: string, rules: Rules): Value | undefined {
  return listOf(itemsOf(list?.at(name)).map((item) => shape(withoutAttributes(item), rules)));
}

function readPerson(person: Value | undefined): Fields {
  const { PersonName: name, ContactInfo: contact, Photo: photo, Signature: signature, ...others } = membersOf(person);
  const { Email: email, Address: address, WebsiteList: sites, TelephoneList: phones, ...rest } = membersOf(contact);
  const place = address?.at("Contact");
  return {
    name: joinTexts([name?.at("FirstName"), name?.at("Surname")], " "),
    email: email?.at("Contact"),
    phones: contact && shape(contact.object({ TelephoneList: phones }), { TelephoneList: keepPrivate }),
    location: place && shape(place, ofPlace),
    profiles: shapeAll(sites?.at("Website"), ofSite),
    pictures: joinLists(...[photo, signature].map((one) => one && looks(one)["looks"])),
    person: person && shape(person.object({ ...others, ...rest }), { Demographics: keepPrivate }),
  };
}

const ofPlace: Rules = {
  Municipality: "city",
  Country: { Code: "countryCode", Label: form },
  ...forAll("AddressLine AddressLine2 PostalCode", keepPrivate),
};

const ofSite: Rules = { Contact: "url", Use: form };

/** Rules for an organization. Its name is read as the field `name`. */
function organization(name: string): Rules {
  return { Name: name, ContactInfo: { Website: ofSite, Address: { Contact: readPlace } } };
}

const ofJob: Rules = {
  Period: readPeriod,
  Position: { Label: "position", Code: form },
  Activities: richText("summary"),
  Employer: { ...organization("name"), Sector: { Label: "description", Code: form } },
  Documentation: form,
};

const ofStudy: Rules = {
  Period: readPeriod,
  Title: "studyType",
  Activities: richText("summary"),
  Organisation: organization("institution"),
  Level: looks,
  Field: { Label: "area", Code: form },
  Documentation: form,
};

const ofAchievement: Rules = {
  Title: { Label: "title", Code: form },
  Description: plainRichText("summary"),
  Documentation: form,
};

/** Reads town and country. The street and postal code of an organization are not the person's to publish. */
function readPlace(contact: Value): Fields {
  return { location: joinTexts([contact.at("Municipality"), contact.at("Country", "Label")], ", ") };
}

/** Dates are written in attributes: `year="2012" month="--08"`. */
function readPeriod(period: Value): Fields {
  return { startDate: readDate(period.at("From")), endDate: readDate(period.at("To")) };
}

function readDate(date: Value | undefined): Value | undefined {
  const year = date?.at("@year");
  const parts = ["@month", "@day"].map((name) => date?.at(name)?.text?.replace(/^-+/, ""));
  return year?.say(joinDate([year.text, ...parts]));
}

/** Reads languages, their certificates, and texts under the form's headings. */
function readSkills(skills: Value | undefined): Fields {
  const { Linguistic: linguistic, ...others } = membersOf(skills);
  const mother = itemsOf(linguistic?.at("MotherTongueList", "MotherTongue"));
  const foreign = itemsOf(linguistic?.at("ForeignLanguageList", "ForeignLanguage"));
  const texts = Object.entries(others).flatMap(([kind, part]): Value[] => {
    const text = part?.at("Description") ?? part?.at("Other", "Description");
    return part && text ? [part.object({ name: part.say(kind), ...plainRichText("summary")(text) })] : [];
  });
  const proofs = foreign.flatMap((one) => itemsOf(one.at("VerifiedBy", "Certificate")));
  return {
    languages: listOf([...mother, ...foreign].map((one) => shape(one, ofLanguage))),
    certificates: listOf(proofs.map((proof) => shape(proof, ofProof))),
    skills: listOf(texts),
  };
}

const ofLanguage: Rules = {
  Description: { Label: "language", Code: form },
  Documentation: form,
  VerifiedBy: form,
  ProficiencyLevel: (levels) => ({ fluency: joinTexts(Object.values(levels.members), ", ") }),
};

const ofProof: Rules = {
  Title: "name",
  AwardingBody: "issuer",
  Date: (date) => ({ date: readDate(date) }),
};
