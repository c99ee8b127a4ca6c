import { label, name } from "../primitives.ts";
import { defineEntity, periodOrDay, role } from "./define/define-entity.ts";
import { describeRole, joinTexts } from "./define/json-ld.ts";
import { readRole, readWork, writeTitle, writeWork } from "./define/resume.ts";

export const activity = defineEntity({
  type: "activity",
  description: "A role in a club, or voluntary work.",
  fields: {
    title: label.meta({ description: "The role you had." }),
    organization: name.optional().meta({ description: "The club or organization." }),
    ...role,
    ...periodOrDay,
  },
  example: {
    type: "activity",
    title: "Event coordinator",
    organization: "Annual technical festival",
    description: "Planned the robotics track for forty teams.",
    start: "2023-08",
    end: "2024-02",
  },
  card: ({ title, organization }) => ({ title, facts: [organization] }),
  cv: { isShort: true },
  advice: { weight: "achievement", needs: ["date"] },
  resume: {
    volunteer: {
      write: ({ title, organization, ...work }, writer) => ({
        organization,
        position: writeTitle(title, organization),
        ...writeWork(work, writer),
      }),
      read: (part) => {
        const read = readRole(part, "organization");
        return read && { type: "activity", ...read, ...readWork(part) };
      },
      bareText: "position",
    },
  },
  jsonLd: {
    owner: (activities) => ({
      memberOf: activities
        .filter(({ organization }) => organization !== undefined)
        .map(({ title, organization, description, highlights, link, date, start = date, end = date }) => ({
          ...describeRole(title, { start, end }),
          description: joinTexts(description, highlights),
          memberOf: { "@type": "Organization", name: organization, url: link },
        })),
    }),
    // A date beside a period is left out; the check warns of it.
    leftOut: ["image", "logo", "links", "period", "date"],
  },
});
