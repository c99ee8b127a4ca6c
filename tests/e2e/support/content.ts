import { readFileSync } from "node:fs";
import { content } from "../../../schema/content.ts";
import type { PageData } from "../../../schema/resolve/page-data.ts";
import { resolveContent } from "../../../schema/resolve/resolve-content.ts";
import { sampleFile } from "../../support/sample.ts";
import { diskFacts } from "../../support/site/disk-facts.ts";

/** The content that the site under test is made of. */
export const portfolio = content.parse(JSON.parse(readFileSync(sampleFile, "utf8")));

/** Its pages as a site at a host's root has them. */
export const pages: readonly PageData[] = resolveContent(
  portfolio,
  () => ({ src: "", width: 1, height: 1 }),
  diskFacts,
).pages;

/** The addresses of its pages, relative to the site's own. */
export const paths: readonly string[] = ["./", "about/", "project/", "skills/", "contact/"];
