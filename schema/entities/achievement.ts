import type { CreativeWork, EducationalOccupationalCredential, Person } from "schema-dts";
import { z } from "zod";
import { link } from "../links.ts";
import { listOf, object } from "../object.ts";
import { body as anyBody, label, name, text, textsOf } from "../primitives.ts";
import type { Plain } from "../text.ts";
import {
  body,
  day,
  defineEntity,
  description,
  type EntitySchema,
  openLabel,
  ownLogo,
  picture,
} from "./define/define-entity.ts";
import { describeLinks, describeOrganization, describePicture, webAddress, webLinks } from "./define/json-ld.ts";
import type { ResumePart, ResumeWriter } from "./define/resume.ts";

const fields = {
  kind: z
    .enum(["award", "certificate", "publication"])
    .optional()
    .meta({ description: "Which part of a résumé it belongs to; `award`, if you leave it out." }),
  title: label.meta({ description: "What was achieved." }),
  authors: listOf(name)
    .optional()
    .meta({
      entry: "author",
      description: "Who wrote it, in the order in which it names them; of a publication.",
      examples: [["Asha Rao", "Meera Joshi"]],
    }),
  issuer: name.optional().meta({
    description: "Who awarded, issued or published it.",
    examples: ["Directorate of Technical Education"],
  }),
  description,
  ...day,
  details: object({
    label: openLabel,
    paragraphs: listOf(text).optional().meta({ entry: "paragraph", description: "The full text, a paragraph each." }),
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
  ...ownLogo,
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
  card: ({ title, authors, issuer }) => ({ title, facts: [authors?.join(", "), issuer] }),
  cv: { isShort: false },
  advice: { weight: "record", needs: ["date"] },
  resume: {
    awards: {
      write: ({ kind = "award", title, issuer, ...rest }, writer) =>
        kind === "award" ? { title, ...writeCommon(rest, writer), awarder: issuer } : undefined,
      read: (part) => readAchievement(part, undefined, { title: "title", issuer: "awarder" }, part.words.readMore),
      bareText: "title",
    },
    certificates: {
      write: ({ kind, title, issuer, ...rest }, writer) =>
        kind === "certificate" ? { name: title, ...writeCommon(rest, writer), issuer } : undefined,
      read: (part) => readAchievement(part, "certificate", { issuer: "issuer" }, part.words.viewCertificate),
      bareText: "name",
    },
    publications: {
      write: ({ kind, title, authors, issuer, ...rest }, writer) => {
        const { date, ...common } = writeCommon(rest, writer);
        if (kind !== "publication") return undefined;
        return { name: title, publisher: issuer, releaseDate: date, ...common, authors };
      },
      read: (part) => {
        const keys = { issuer: "publisher", date: "releaseDate" };
        const read = readAchievement(part, "publication", keys, part.words.readPublication);
        return read && { ...read, authors: part.texts("authors") };
      },
      bareText: "name",
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
      { kind, title, authors, issuer, description, date, link, links, image },
      owner,
      addressOf,
      isOwner,
    ): CreativeWork | undefined =>
      kind === "publication"
        ? {
            "@type": authors ? "ScholarlyArticle" : "CreativeWork",
            name: title,
            description,
            author: authors
              ? authors.map((name): Person => ({ "@type": "Person", ...(isOwner(name) && owner), name }))
              : owner,
            datePublished: date,
            publisher: describeOrganization(issuer),
            ...describeLinks(webLinks({ link, links })),
            image: describePicture(image, addressOf),
          }
        : undefined,
    leftOut: ["details", "logo", "body", "period"],
  },
});

type Achievement = Plain<z.output<EntitySchema<"achievement", typeof fields>>>;

function writeCommon(
  { date, period, link, description, details, body }: Omit<Achievement, "title">,
  writer: ResumeWriter,
) {
  const { paragraphs, body: own = body } = details ?? {};
  return {
    date: writer.date(date),
    period,
    url: writer.address(link?.href),
    summary: description ?? (paragraphs ?? (own === undefined ? undefined : textsOf(own)))?.join("\n\n"),
  };
}

/** Reads an achievement with the field names of its section. */
function readAchievement(
  part: ResumePart,
  kind: Achievement["kind"],
  keys: { title?: string; issuer: string; date?: string },
  linkLabel: string,
): Achievement | undefined {
  const title = part.text(keys.title ?? "name");
  if (title === undefined) return undefined;
  const issuer = part.text(keys.issuer);
  const description = part.formatted("summary");
  const { date, period } = part.day(keys.date ?? "date");
  const href = part.address("url");
  const link = href === undefined ? undefined : { label: linkLabel, href };
  // Résumés write whole days but mean the month.
  const precision = date?.length === 10 ? "month" : undefined;
  return { type: "achievement", kind, title, issuer, description, date, precision, period, link };
}
