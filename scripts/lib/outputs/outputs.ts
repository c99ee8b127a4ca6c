import type { PageData, PageHead } from "../../../schema/resolve/page-data.ts";
import type { SiteFile } from "../files/site-file.ts";
import { socialImages } from "./drawn/social-image.ts";
import { describeSharing } from "./head-meta.ts";
import { structuredData } from "./json-ld.ts";
import { manifest } from "./manifest.ts";
import type { Output, ReadablePage, SiteMaterial } from "./output.ts";
import { resume } from "./resume.ts";
import { sitemap } from "./sitemap.ts";
import { plainText } from "./text/plain-text.ts";
import { contactCard } from "./vcard/vcard.ts";

/** Every format that a site has beside its pages; those that draw pictures last. */
const outputs: readonly Output[] = [structuredData, sitemap, resume, contactCard, plainText, manifest, socialImages];

function chosenOutputs({ portfolio }: SiteMaterial): Output[] {
  return outputs.filter((output) => portfolio.site.outputs[output.switch]);
}

/** What a page's head says to programs, with every format that the owner has not switched off. */
export function describePage(page: PageData, material: SiteMaterial): PageHead {
  const parts = [
    describeSharing(page, material.portfolio),
    ...chosenOutputs(material).map((output) => output.describe?.(page, material) ?? {}),
  ];
  return {
    meta: parts.flatMap(({ meta }) => meta ?? []),
    links: parts.flatMap(({ links }) => links ?? []),
    structuredData: parts.find((part) => part.structuredData)?.structuredData,
  };
}

/** The files of every format that the owner has not switched off. */
export function listOutputFiles(material: SiteMaterial, pages: readonly ReadablePage[]): SiteFile[] {
  return chosenOutputs(material).flatMap((output) => output.files?.(material, pages) ?? []);
}
