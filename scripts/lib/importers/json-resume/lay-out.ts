import { importWordsOf, labelsOf } from "../../../../schema/labels/choose-labels.ts";
import { plain } from "../../../../schema/text.ts";
import { currentVersion } from "../../../../schema/versions.ts";
import { fitDesign } from "./fit-design.ts";
import { type ImportedParts, layOutPages } from "./pages.ts";
import { clip, fill } from "./phrases.ts";

export function layOutSite(
  parts: ImportedParts,
  { schema, language, url }: { schema: string; language: string; url: string | undefined },
) {
  const words = importWordsOf(language);
  const labels = labelsOf(language);
  const { profile } = parts;
  const { name, role } = profile;
  const pages = layOutPages(parts, words, language);
  return {
    $schema: schema,
    version: currentVersion,
    site: {
      title: clip(fill(words.siteTitle, { name }), 60),
      description: clip(fill(words.siteDescription, { name, role: plain(role) }), 160),
      url: url ?? placeholderAddress,
      language,
    },
    profile,
    theme: { design: fitDesign(parts) },
    // The owner removes `hidden` to show it.
    landing: { hidden: true, greeting: plain(labels.greeting), title: plain(labels.welcome), duration: 3000 },
    navigation: {
      links: pages.map(({ label, page: { path } }, index) => {
        return { label, to: path, bar: index < 3 ? undefined : "wide", menu: true };
      }),
      menuProfiles: profile.links.length > 0 || undefined,
    },
    pages: pages.map(({ page }) => page),
    footer: {
      type: "footer",
      connect: profile.links.length > 0 ? { title: words.connect } : undefined,
      reach: profile.emails.length > 0 || profile.phone ? { title: words.reach } : undefined,
      closing: words.closing,
    },
  };
}

/** Used until the owner sets the site's address; the check reports it. */
export const placeholderAddress = "http://localhost:4173/";
