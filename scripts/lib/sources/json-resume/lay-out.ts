import { clip, layOutAbout, layOutContact, layOutHome, layOutSection } from "./lay-out-pages.ts";
import type { ReadSection } from "./read-entries.ts";
import type { ReadProfile } from "./read-profile.ts";

/** Where a site stands whose address nobody knows yet. */
const localAddress = "http://localhost:4173/";

/** Lays a résumé out as a site: a page for each of its parts that has something to show. */
export function layOutSite(
  { profile, summary, url }: ReadProfile,
  sections: readonly ReadSection[],
  { schema, language }: { schema: string; language: string },
) {
  const pages = [
    layOutHome(summary, sections),
    layOutAbout(sections.filter(({ layout }) => !layout.page)),
    ...sections.map(layOutSection),
    layOutContact(profile),
  ].flatMap((page) => page ?? []);
  return {
    $schema: schema,
    version: 1,
    site: {
      title: clip(`${profile.name} — Portfolio`, 60),
      description: clip(`${profile.name}, ${profile.role}: what I do, what I know and how to reach me.`, 160),
      url: url ?? localAddress,
      language,
    },
    profile,
    theme: { accent: "teal", font: "sans", radius: "medium", colorMode: "system" },
    landing: { greeting: "Hello, I'm {firstName}", title: "Welcome to my Portfolio", duration: 3000 },
    navigation: {
      links: pages.map(({ label, page: { path } }, index) => ({
        label,
        to: path,
        bar: index < 3 ? undefined : "wide",
        menu: true,
      })),
    },
    pages: pages.map(({ page }) => page),
    footer: {
      type: "footer",
      connect: profile.links.length > 0 ? { title: "Connect with me" } : undefined,
      reach: profile.emails.length > 0 || profile.phone ? { title: "Get in touch" } : undefined,
      closing: "Thank you for your visit.",
    },
  };
}
