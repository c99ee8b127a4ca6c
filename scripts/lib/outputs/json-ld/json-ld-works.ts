import type { CreativeWork, SoftwareSourceCode } from "schema-dts";
import type { PageData } from "../../../../schema/resolve/page-data.ts";
import { type Entry, entriesOf } from "../../../../schema/resolve/portfolio.ts";
import type { SiteMaterial } from "../output.ts";
import { joinTexts, webAddress } from "./json-ld-values.ts";

const codeHosts = /^https:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org|sr\.ht)\//;

/** What a page shows of the owner's works: projects and publications. */
export function describeWorks(
  page: PageData,
  { portfolio, base }: SiteMaterial,
  owner: { "@id": string },
): CreativeWork[] {
  const isHere = (entry: Entry) => page.href === `${base}${entry.page === "/" ? "" : entry.page}/`;
  const projects = entriesOf(portfolio, "project").filter(isHere);
  const publications = entriesOf(portfolio, "achievement")
    .filter(({ kind }) => kind === "publication")
    .filter(isHere);
  return [
    ...projects.map((entry) => describeProject(entry, owner)),
    ...publications.map((entry) => describePublication(entry, owner)),
  ];
}

function describeProject(
  { title, description, highlights, organization, category, link, tags, start, end }: Entry<"project">,
  creator: { "@id": string },
): CreativeWork | SoftwareSourceCode {
  const common = {
    name: title,
    description: joinTexts(description, highlights),
    genre: category,
    keywords: tags,
    dateCreated: end ?? start,
    creator,
    sourceOrganization:
      organization === undefined ? undefined : { "@type": "Organization" as const, name: organization },
  };
  if (link !== undefined && codeHosts.test(link)) {
    return { "@type": "SoftwareSourceCode", ...common, codeRepository: link };
  }
  return { "@type": "CreativeWork", ...common, url: webAddress(link) };
}

function describePublication(
  { title, description, date, issuer, link }: Entry<"achievement">,
  author: { "@id": string },
): CreativeWork {
  return {
    "@type": "CreativeWork",
    name: title,
    description,
    author,
    datePublished: date,
    publisher: issuer === undefined ? undefined : { "@type": "Organization", name: issuer },
    url: webAddress(link?.href),
  };
}
