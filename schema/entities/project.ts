import type { CreativeWork } from "schema-dts";
import { listOf } from "../object.ts";
import { href, label, name, textsOf } from "../primitives.ts";
import {
  body,
  defineEntity,
  description,
  highlights,
  linkLabel,
  ownLogo,
  periodOrDay,
  picture,
  tags,
} from "./define/define-entity.ts";
import { describeLinks, describeOrganization, describePicture, joinTexts, webLinks } from "./define/json-ld.ts";
import { writePeriod } from "./define/resume.ts";

/** Where source code is hosted. */
export const codeHosts = /^https:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|sr\.ht)\//;

export const project = defineEntity({
  type: "project",
  description: "Something you built.",
  fields: {
    title: label.meta({ description: "The project's name." }),
    roles: listOf(label)
      .optional()
      .meta({ description: "What you were in it.", examples: [["Firmware", "Test bench"]] }),
    organization: name.optional().meta({
      description: "For whom or with whom it was made.",
      examples: ["Electronics club"],
    }),
    category: label.optional().meta({ description: "What kind of thing it is.", examples: ["Mobile app"] }),
    description,
    highlights,
    body,
    link: href.optional().meta({ description: "The web address of its source code or home page." }),
    linkLabel,
    tags,
    ...periodOrDay,
    ...picture,
    ...ownLogo,
  },
  example: {
    type: "project",
    title: "Campus Connect",
    description: "A notice board for the clubs of a college.",
    link: "https://github.com/your-name/campus-connect",
    tags: ["React", "MongoDB"],
    start: "2023-08",
    end: "2024-02",
  },
  card: ({ title, roles, organization, category }) => ({
    title,
    facts: [roles && { list: roles }, organization, category],
  }),
  cv: { isShort: true },
  advice: { weight: "achievement", needs: ["description"] },
  resume: {
    projects: {
      write: (
        { title, roles, organization, category, description, highlights, body, link, tags, ...time },
        writer,
      ) => ({
        name: title,
        roles,
        entity: organization,
        type: category,
        description: description ?? (body === undefined ? undefined : textsOf(body).join("\n\n")),
        highlights,
        keywords: tags,
        ...writePeriod(time, writer),
        url: writer.address(link),
      }),
      read: (part) => {
        const title = part.text("name");
        if (title === undefined) return undefined;
        return {
          type: "project",
          title,
          roles: part.texts("roles"),
          organization: part.text("entity"),
          category: part.text("type"),
          ...part.readTexts("description", "highlights"),
          link: part.address("url"),
          tags: part.tags("keywords"),
          ...part.period(),
        };
      },
      bareText: "name",
      layout: {
        page: {
          path: "/projects",
          description: "projectsDescription",
          linkLabel: "seeProject",
          columns: (cards) => (cards > 1 ? 2 : 1),
        },
      },
    },
  },
  jsonLd: {
    work: (
      { title, organization, category, description, highlights, link, links, tags, date, start, end, image },
      creator,
      addressOf,
    ): CreativeWork => {
      const addresses = webLinks({ link, links });
      const code = addresses.find(({ href, kind }) => kind === "code" || (kind === undefined && codeHosts.test(href)));
      const others = describeLinks(addresses.filter((address) => address !== code));
      const common = {
        name: title,
        description: joinTexts(description, highlights),
        genre: category,
        keywords: tags,
        dateCreated: date ?? end ?? start,
        creator,
        sourceOrganization: describeOrganization(organization),
        image: describePicture(image, addressOf),
      };
      return code
        ? { "@type": "SoftwareSourceCode", ...common, codeRepository: code.href, ...others }
        : { "@type": "CreativeWork", ...common, ...others };
    },
    leftOut: ["roles", "body", "logo", "period"],
  },
});
