import type { Citation } from "../../../schema/blocks/define/publication-view.ts";
import { nameAuthor, type PublicationKind } from "../../../schema/records/publication.ts";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import { fileAddress } from "../../../schema/site-files.ts";
import { fullAddress, type Output, type SiteMaterial } from "./output.ts";

/**
 * Highwire Press tags for Google Scholar and reference managers
 * (https://scholar.google.com/intl/en/scholar/inclusion.html#indexing). They describe a single work, so only a page
 * with one publication has them.
 */
export const citation: Output = {
  switch: "structuredData",
  describe: (page, material) => {
    const publication = findOnly(page);
    return publication ? { meta: describe(publication, material) } : {};
  },
};

function findOnly({ blocks }: PageData): Citation | undefined {
  const [block, ...others] = blocks.filter((one) => one.type === "publications" || one.type === "publication");
  return block && others.length === 0 ? block.cited : undefined;
}

const places: { readonly [K in PublicationKind]?: string } = {
  article: "citation_journal_title",
  conference: "citation_conference_title",
  chapter: "citation_inbook_title",
  thesis: "citation_dissertation_institution",
  report: "citation_technical_report_institution",
};

function describe(publication: Citation, material: SiteMaterial) {
  const { kind, title, authors, date, venue, volume, number, pages, doi, links } = publication;
  const pdf = links.find((link) => link.kind === "pdf")?.href;
  const [first, last] = pages?.split("–") ?? [];
  const said: [name: string, content: string | undefined][] = [
    ["citation_title", title],
    ...authors.map((author): [string, string] => ["citation_author", nameAuthor(author)]),
    ["citation_publication_date", date?.replaceAll("-", "/")],
    [places[kind] ?? "citation_publisher", venue],
    ["citation_volume", volume],
    ["citation_issue", number],
    ["citation_firstpage", first],
    ["citation_lastpage", last],
    ["citation_doi", doi],
    ["citation_pdf_url", pdf && addressOf(pdf, material)],
  ];
  return said.flatMap(([name, content]) => (content === undefined ? [] : [{ name, content }]));
}

/** Returns the full address of a PDF, elsewhere or beside the content. */
function addressOf(pdf: string, material: SiteMaterial): string {
  if (/^https?:/.test(pdf)) return pdf;
  return fullAddress(material, `${material.base}/${fileAddress(pdf, material.portfolio.site.languages)}`);
}
