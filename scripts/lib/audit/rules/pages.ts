import type { AuditRule } from "../rule.ts";
import { sources } from "../sources.ts";

const emptyAlt =
  /^(?:an? |my |the )?(?:photo|picture|image|img|portrait|avatar|profile (?:photo|picture)|untitled|screenshot)?\.?$/i;
const fileName = /\.(?:png|jpe?g|webp|avif|svg|gif)$/i;
const emptyLink = /^(?:(?:click|read|see) )?(?:here|this|link|more)\.?$/i;

/** Whether search engines and screen readers are told what is there. */
export const pageRules: readonly AuditRule[] = [
  {
    name: "page-without-description",
    meaning: "Search engines may show it under the title; without one they choose some piece of the page.",
    advice: 'Give the page a "description": a sentence on what it shows.',
    source: sources.snippets,
    find: ({ pages }) =>
      pages
        .filter(({ value }) => value.description === undefined)
        .map(({ value, pointer }) => ({ pointer, message: `The page ${value.path} has no description.` })),
  },
  {
    name: "empty-alt",
    meaning: "Who can't see the picture hears only that there is one.",
    advice: 'Say what it shows, as in "Portrait of {name} at a test bench".',
    source: sources.altText,
    find: ({ content, blocks }) => {
      const posters = blocks.flatMap(({ value, pointer }) =>
        value.type === "video" && value.poster ? [{ alt: value.poster.alt, pointer: `${pointer}/poster/alt` }] : [],
      );
      const photo = content.profile.photo ? [{ alt: content.profile.photo.alt, pointer: "/profile/photo/alt" }] : [];
      return [...photo, ...posters]
        .filter(({ alt }) => emptyAlt.test(alt.trim()) || fileName.test(alt.trim()))
        .map(({ alt, pointer }) => ({ pointer, message: `“${alt}” doesn't say what the picture shows.` }));
    },
  },
  {
    name: "empty-link-text",
    meaning: "Screen readers list links by their words: a list of “here” leads nowhere.",
    advice: "Say where the link leads, as in “Read the report”.",
    source: sources.linkText,
    find: ({ blocks, lists }) => [
      ...blocks.flatMap(({ value, pointer }) =>
        "linkLabel" in value ? tellLabel(value.linkLabel, `${pointer}/linkLabel`) : [],
      ),
      ...lists
        .flat()
        .flatMap(({ value, pointer }) =>
          value.type === "achievement" && value.link ? tellLabel(value.link.label, `${pointer}/link/label`) : [],
        ),
    ],
  },
];

function tellLabel(label: string, pointer: string) {
  return emptyLink.test(label.trim()) ? [{ pointer, message: `“${label}” doesn't say where the link leads.` }] : [];
}
