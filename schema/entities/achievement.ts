import type { CreativeWork, EducationalOccupationalCredential } from "schema-dts";
import { z } from "zod";
import { link } from "../links.ts";
import { object } from "../object.ts";
import { body as anyBody, date, label, name, text, textsOf } from "../primitives.ts";
import {
  body,
  defineEntity,
  description,
  type EntitySchema,
  openBody,
  openLabel,
  picture,
  precision,
  sign,
} from "./define/define-entity.ts";
import { describeLinks, describeOrganization, describePicture, webAddress, webLinks } from "./define/json-ld.ts";
import type { ResumePart, ResumeWriter } from "./define/resume.ts";

const fields = {
  kind: z
    .enum(["award", "certificate", "publication"])
    .optional()
    .meta({ description: "Which part of a résumé it belongs to; `award`, if you leave it out." }),
  title: label.meta({ description: "What was achieved." }),
  issuer: name.optional().meta({
    description: "Who awarded, issued or published it.",
    examples: ["Directorate of Technical Education"],
  }),
  description,
  date: date.optional().meta({ description: "When it was: a year, a month or a day." }),
  precision: precision.meta({
    description: "How exactly the date is shown: by `year`, `month` or `day`; as it is written, if left out.",
  }),
  details: object({
    label: openLabel,
    paragraphs: z
      .array(text)
      .min(1)
      .optional()
      .meta({ entry: "paragraph", description: "The full text, a paragraph each." }),
    body: anyBody.optional(),
  })
    .optional()
    .meta({
      description: "The full text, which a button opens: its paragraphs, or its body in Markdown.",
      oneOfKeys: { keys: ["paragraphs", "body"], needsOne: true },
    }),
  body,
  link: link.optional().meta({ description: "Where to read on. It stands above the button, if there are both." }),
  ...picture,
  ...sign,
};

export const achievement = defineEntity({
  type: "achievement",
  description: "A prize, a patent or another success.",
  fields,
  oneOfKeys: { keys: ["details", "body"], needsOne: false },
  example: {
    type: "achievement",
    title: "First prize, state-level project exhibition",
    description: "For a charge balancer that a workshop can repair.",
    date: "2024-11",
    details: {
      label: "Learn More",
      paragraphs: ["It began with a bicycle that lost half of its range on hilly roads."],
    },
  },
  card: ({ title, issuer, description, date, details, body, link }) => ({
    title,
    date,
    facts: [issuer],
    text: description,
    link,
    details: details ?? openBody(body),
  }),
  cv: { rank: 4, isShort: false },
  advice: { standing: "record", needs: ["date"] },
  resume: {
    awards: {
      write: ({ kind = "award", title, issuer, ...rest }, writer) =>
        kind === "award" ? { title, ...writeCommon(rest, writer), awarder: issuer } : undefined,
      read: (part) => readAchievement(part, undefined, { title: "title", issuer: "awarder" }, part.words.readMore),
      bareText: "title",
      layout: {},
    },
    certificates: {
      write: ({ kind, title, issuer, ...rest }, writer) =>
        kind === "certificate" ? { name: title, ...writeCommon(rest, writer), issuer } : undefined,
      read: (part) => readAchievement(part, "certificate", { issuer: "issuer" }, part.words.viewCertificate),
      bareText: "name",
      layout: {},
    },
    publications: {
      write: ({ kind, title, issuer, ...rest }, writer) => {
        const { date, ...common } = writeCommon(rest, writer);
        return kind === "publication" ? { name: title, publisher: issuer, releaseDate: date, ...common } : undefined;
      },
      read: (part) => {
        const keys = { issuer: "publisher", date: "releaseDate", link: ["url", "website"] };
        return readAchievement(part, "publication", keys, part.words.readPublication);
      },
      bareText: "name",
      layout: {},
    },
  },
  jsonLd: {
    owner: (achievements) => ({
      hasCredential: achievements
        .filter(({ kind }) => kind === "certificate")
        .map(
          ({ title, issuer, description, date, link }): EducationalOccupationalCredential => ({
            "@type": "EducationalOccupationalCredential",
            name: title,
            description,
            url: webAddress(link?.href),
            credentialCategory: "certificate",
            dateCreated: date,
            recognizedBy: describeOrganization(issuer),
          }),
        ),
      award: achievements
        .filter(({ kind = "award" }) => kind === "award")
        .map(({ title, issuer }) => (issuer === undefined ? title : `${title}, ${issuer}`)),
    }),
    work: (
      { kind, title, issuer, description, date, link, links, image },
      author,
      addressOf,
    ): CreativeWork | undefined =>
      kind === "publication"
        ? {
            "@type": "CreativeWork",
            name: title,
            description,
            author,
            datePublished: date,
            publisher: describeOrganization(issuer),
            ...describeLinks(webLinks({ link, links })),
            image: describePicture(image, addressOf),
          }
        : undefined,
    leftOut: ["details", "logo", "body"],
  },
});

type Achievement = z.output<EntitySchema<"achievement", typeof fields>>;

function writeCommon({ date, link, description, details, body }: Omit<Achievement, "title">, writer: ResumeWriter) {
  const { paragraphs, body: own = body } = details ?? {};
  return {
    date: writer.date(date),
    url: writer.address(link?.href),
    summary: description ?? (paragraphs ?? (own === undefined ? undefined : textsOf(own)))?.join("\n\n"),
  };
}

/** Reads an achievement by the names that its section has for what all of them say. */
function readAchievement(
  part: ResumePart,
  kind: Achievement["kind"],
  keys: { title?: string; issuer: string; date?: string; link?: readonly string[] },
  linkLabel: string,
): Achievement | undefined {
  const title = part.text(keys.title ?? "name");
  if (title === undefined) return undefined;
  const issuer = part.text(keys.issuer);
  const description = part.text("summary");
  const date = part.date(keys.date ?? "date");
  const href = part.address(...(keys.link ?? ["url"]));
  const link = href === undefined ? undefined : { label: linkLabel, href };
  // Résumés write whole days, and mean the month.
  const precision = date?.length === 10 ? "month" : undefined;
  return { type: "achievement", kind, title, issuer, description, date, precision, link };
}
