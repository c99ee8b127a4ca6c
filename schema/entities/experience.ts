import { label, name } from "../primitives.ts";
import { defineEntity, role, tags } from "./define/define-entity.ts";
import { describeRole } from "./define/json-ld.ts";
import { readRole, readWork, writeTitle, writeWork } from "./define/resume.ts";

export const experience = defineEntity({
  type: "experience",
  description: "A job, an internship or another paid position.",
  fields: {
    position: label.meta({ description: "What you were or are there." }),
    organization: name.optional().meta({ description: "The company or institution." }),
    about: label.optional().meta({
      description: "What the organization does, in a few words.",
      examples: ["Chargers for electric bicycles"],
    }),
    location: name.optional().meta({ description: "Where the work was done." }),
    ...role,
    tags,
  },
  example: {
    type: "experience",
    position: "Firmware intern",
    organization: "Your Company",
    location: "Pune, India",
    description: "Wrote the firmware of a battery monitor for electric bicycles.",
    highlights: ["Halved the current that it draws when the bicycle stands."],
    start: "2024-01",
    end: "2024-06",
  },
  card: ({ position, organization, about, location }) => ({
    title: position,
    facts: [organization, about, location],
  }),
  cv: { isShort: false },
  advice: { weight: "achievement", needs: ["date", "description"] },
  resume: {
    work: {
      write: ({ position, organization, about, location, tags, ...work }, writer) => ({
        name: organization,
        location,
        description: about,
        position: writeTitle(position, organization),
        ...writeWork(work, writer),
        keywords: tags,
      }),
      read: (part) => {
        const read = readRole(part, "name");
        return (
          read && {
            type: "experience",
            position: read.title,
            organization: read.organization,
            about: part.text("description"),
            location: part.text("location"),
            ...readWork(part),
            tags: part.tags("keywords"),
          }
        );
      },
      bareText: "position",
      layout: {
        page: {
          path: "/experience",
          description: "workDescription",
          linkLabel: "visitOrganization",
          columns: () => 1,
        },
      },
    },
  },
  jsonLd: {
    owner: (experience) => ({
      // Also for positions without an employer.
      hasOccupation: experience.map(({ position, location, description, highlights, tags, start, end }) => ({
        "@type": "Role",
        startDate: start,
        endDate: end,
        hasOccupation: {
          "@type": "Occupation",
          name: position,
          occupationLocation: location === undefined ? undefined : { "@type": "AdministrativeArea", name: location },
          description,
          responsibilities: highlights,
          skills: tags,
        },
      })),
      worksFor: experience
        .filter(({ organization }) => organization !== undefined)
        .map(({ position, organization, about, link, start, end }) => ({
          ...describeRole(position, { start, end }),
          worksFor: { "@type": "Organization", name: organization, description: about, url: link },
        })),
    }),
    leftOut: ["image", "logo", "links", "period"],
  },
});
