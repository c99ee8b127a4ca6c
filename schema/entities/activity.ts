import { z } from "zod";
import { label, name } from "../primitives.ts";
import { defineEntity } from "./define/define-entity.ts";
import { description, highlights, period, place } from "./define/fields.ts";
import { describeRole, joinTexts } from "./define/json-ld.ts";
import { readRole } from "./define/resume.ts";

export const activity = defineEntity({
  schema: z
    .strictObject({
      type: z.literal("activity"),
      title: label.meta({ description: "The role you had." }),
      organization: name.optional().meta({ description: "The club or organization." }),
      description,
      highlights,
      link: place,
      ...period,
    })
    .meta({ description: "A role in a club, or voluntary work." }),
  example: {
    type: "activity",
    title: "Event coordinator",
    organization: "Annual technical festival",
    description: "Planned the robotics track for forty teams.",
    start: "2023-08",
    end: "2024-02",
  },
  card: ({ title, organization, description, highlights, link, start, end }) => ({
    title,
    date: { start, end },
    facts: [organization],
    text: description,
    points: highlights,
    link,
  }),
  cv: { rank: 6, isShort: true },
  advice: { standing: "deed", needs: ["date"] },
  resume: {
    sections: {
      volunteer: {
        write: ({ title, organization, description, highlights, link, start, end }, { date, address }) => ({
          organization,
          position: title,
          url: address(link),
          startDate: date(start),
          endDate: date(end),
          summary: description,
          highlights,
        }),
        read: (part) => {
          const role = readRole(part, ["organization"]);
          return (
            role && {
              type: "activity" as const,
              ...role,
              description: part.text("summary"),
              highlights: part.texts("highlights"),
              link: part.address("url", "website"),
              start: part.date("startDate"),
              end: part.date("endDate"),
            }
          );
        },
        bareText: "position",
        layout: { title: "Volunteering" },
      },
    },
    leftOut: [],
  },
  jsonLd: {
    owner: (activities) => ({
      memberOf: activities.flatMap(({ title, organization, description, highlights, link, start, end }) =>
        organization === undefined
          ? []
          : [
              {
                ...describeRole(title, { start, end }),
                description: joinTexts(description, highlights),
                memberOf: { "@type": "Organization", name: organization, url: link },
              },
            ],
      ),
    }),
    leftOut: [],
  },
});
