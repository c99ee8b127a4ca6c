import type { EducationalOccupationalCredential } from "schema-dts";
import { z } from "zod";
import { listOf } from "../object.ts";
import { label, name, tag, webAddress } from "../primitives.ts";
import { plain } from "../text.ts";
import { defineEntity, description, highlights, linkLabel, ownLogo, period, picture } from "./define/define-entity.ts";
import { describeOrganization, joinTexts } from "./define/json-ld.ts";
import { writePeriod } from "./define/resume.ts";

export const education = defineEntity({
  type: "education",
  description: "A degree or a school-leaving examination.",
  fields: {
    degree: label.meta({ description: "The degree or school standard." }),
    institution: name.optional().meta({ description: "The college or school." }),
    board: name.optional().meta({ description: "The university or examination board." }),
    location: name.optional().meta({ description: "Where it is.", examples: ["Pune, India"] }),
    major: label
      .optional()
      .meta({ description: "The main subject, where the degree doesn't name it.", examples: ["Signal processing"] }),
    minor: label.optional().meta({ description: "The second subject.", examples: ["Mathematics"] }),
    result: label.optional().meta({ description: "The grade, aggregate or percentage." }),
    ...period,
    passOut: z
      .int()
      .min(1950)
      .max(2100)
      .optional()
      .meta({ description: "The year in which you passed out, without quotes." }),
    description: description.meta({
      description: "A sentence or two.",
      examples: ["With a thesis on cheap chargers."],
    }),
    highlights,
    courses: listOf(tag)
      .optional()
      .meta({ description: "Courses worth naming, shown as small labels.", examples: [["Control systems"]] }),
    link: webAddress.optional().meta({ description: "The web address of the college or school." }),
    linkLabel,
    ...picture,
    ...ownLogo,
  },
  example: {
    type: "education",
    degree: "B.E. Electronics and Telecommunication",
    institution: "Your College of Engineering",
    board: "SPPU, Pune",
    result: "CGPA 8.4 / 10",
    start: "2021",
    end: "2025",
    passOut: 2025,
  },
  card: ({ degree, institution, board, location, major, minor, result, passOut, courses }) => ({
    title: degree,
    facts: [
      institution,
      board,
      location,
      major && !hasWords(plain(degree), plain(major)) ? { name: "major", text: major } : undefined,
      minor && { name: "minor", text: minor },
      result,
      passOut === undefined ? undefined : { name: "passOut", text: String(passOut) },
    ],
    tags: courses,
  }),
  cv: { isShort: false },
  advice: { weight: "record", needs: ["date"] },
  resume: {
    education: {
      write: (
        {
          degree,
          institution,
          board,
          location,
          major,
          minor,
          result,
          passOut,
          courses,
          link,
          description,
          highlights,
          ...time
        },
        writer,
      ) => {
        const { endDate = writer.date(passOut?.toString()), ...begun } = writePeriod(time, writer);
        return {
          institution: [institution, board].filter((name) => name !== undefined).join(", ") || undefined,
          location,
          url: writer.address(link),
          area: major,
          // A degree that only repeats the title is omitted.
          studyType: degree === (major ?? institution) ? undefined : degree,
          ...begun,
          endDate,
          score: result,
          courses,
          minor,
          summary: description,
          highlights,
        };
      },
      read: (part) => {
        const studyType = part.text("studyType");
        const area = part.text("area");
        const subject = part.text("major");
        const institution = part.text("institution");
        // If there are two subjects, the degree's own is part of its name.
        const degree =
          studyType !== undefined && area !== undefined && subject !== undefined ? `${studyType}, ${area}` : studyType;
        const title = degree ?? area ?? subject ?? institution;
        if (title === undefined) return undefined;
        if (title === institution && studyType === undefined)
          part.note("names no degree; the institution stands in its place.");
        return {
          type: "education",
          degree: title,
          institution,
          location: part.text("location"),
          major: subject ?? area,
          minor: part.text("minor"),
          result: part.text("score"),
          ...part.period(),
          ...part.readTexts("summary", "highlights"),
          courses: part.texts("courses"),
          link: part.address("url"),
        };
      },
      bareText: "institution",
      layout: { isAside: true },
    },
  },
  jsonLd: {
    owner: (education) => ({
      alumniOf: [...new Set(education.flatMap(({ institution }) => institution ?? []))].map((name) => ({
        "@type": "EducationalOrganization",
        name,
        url: education.find(({ institution, link }) => institution === name && link !== undefined)?.link,
      })),
      hasCredential: education.map(
        ({
          degree,
          institution,
          board,
          major,
          minor,
          result,
          description,
          highlights,
          end,
          passOut,
          courses,
        }): EducationalOccupationalCredential => ({
          "@type": "EducationalOccupationalCredential",
          name: degree,
          credentialCategory: "degree",
          description: joinTexts([result, description].filter(Boolean).join("\n") || undefined, highlights),
          about: describeSubjects(major, minor),
          competencyRequired: courses,
          dateCreated: passOut?.toString() ?? end,
          recognizedBy: describeOrganization(board ?? institution),
        }),
      ),
    }),
    leftOut: ["location", "start", "image", "logo", "links", "period"],
  },
});

/** True if a text contains these whole words in sequence: "BSc in Physics" has "Physics" but not "Phys". */
function hasWords(text: string, words: string): boolean {
  const spaced = (value: string) => ` ${value.replace(/[\s,]+/g, " ").trim()} `;
  return spaced(text).includes(spaced(words));
}

/** Subjects, as the things that a credential is about. */
function describeSubjects(...names: (string | undefined)[]) {
  const known = names.filter((name) => name !== undefined);
  return known.length > 0 ? known.map((name) => ({ "@type": "Thing" as const, name })) : undefined;
}
