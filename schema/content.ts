import { z } from "zod";
import { footer } from "./blocks/footer.ts";
import { sectionBlock } from "./blocks/index.ts";
import { languages } from "./language-list.ts";
import { movedFrom } from "./links.ts";
import { object } from "./object.ts";
import { cv } from "./parts/cv.ts";
import { navigation } from "./parts/navigation.ts";
import { profile } from "./parts/profile.ts";
import { site } from "./parts/site.ts";
import { theme } from "./parts/theme.ts";
import { label, path, sentence } from "./primitives.ts";
import { currentVersion } from "./versions.ts";

const landingSettings = object({
  hidden: z.boolean().default(false).meta({ description: "`true` leaves the greeting out." }),
  greeting: label.optional().meta({
    description: "The greeting's first line; ours in the language of the site, if you leave it out.",
    examples: ["Hello, I'm {firstName}"],
  }),
  title: label.optional().meta({
    description: "The greeting's second line; ours in the language of the site, if you leave it out.",
    examples: ["Welcome to my Portfolio"],
  }),
  duration: z.int().min(500).max(20_000).default(5000).meta({
    description:
      "How long it stays, in thousandths of a second: 5000 is five seconds. A click, a key or a scroll sends it off sooner.",
  }),
  show: z.enum(["visit", "load"]).default("visit").meta({
    description:
      "Whether it greets once a visit, on whichever page is opened first (`visit`), or whenever a page is loaded (`load`).",
  }),
});

const landing = z.union([z.boolean(), landingSettings]).meta({
  description: "The greeting that covers the page at first; `false` leaves it out.",
  examples: [{ greeting: "Hello, I'm {firstName}", title: "Welcome to my Portfolio", duration: 3000 }],
});

export const page = object({
  path,
  title: label.meta({ description: "The page's name, for the browser's tab and search results." }),
  description: sentence.optional().meta({ description: "What the page shows, in a sentence, for search results." }),
  movedFrom,
  paths: z
    .record(z.string(), path)
    .optional()
    .meta({
      description:
        "Other paths of the page in other languages than the first, by their codes: with `/ueber-mich` for `de` it stands at `/de/ueber-mich`. Links lead to it by its `path` in every language.",
      examples: [{ de: "/ueber-mich" }],
      // zod ignores this key, whatever its value. ajv must do the same; the rule for language codes rejects it.
      patternProperties: { "^__proto__$": {} },
    }),
  languages,
  hidden: z
    .boolean()
    .default(false)
    .meta({ description: "`true` leaves this page out of the site, but keeps it in the file." }),
  blocks: z
    .array(sectionBlock)
    .min(1)
    .meta({ entry: "block", description: "What the page shows, from top to bottom." }),
}).meta({
  id: "page",
  kind: "page",
  title: "Page",
  description: "A page of the site.",
  examples: [
    {
      path: "/about",
      title: "About me",
      description: "Education, achievements and interests of {name}.",
      blocks: [{ type: "heading", text: "ABOUT ME" }],
    },
  ],
});

/** The root of `content.json`. Its TypeScript types and its JSON Schema are derived from this. */
export const content = object({
  $schema: z
    .string()
    .optional()
    .meta({
      description: "Where your editor finds what this file may say. Leave this line as it is.",
      examples: ["./node_modules/portfolio-from-json/schema/content.schema.json"],
    }),
  version: z
    .literal(currentVersion)
    .meta({ description: "The version of the rules that this file follows. Leave it at 1." }),
  allow: z
    .array(z.string().meta({ kind: "code", examples: ["placeholder"] }))
    .default([])
    .meta({
      description: "Warnings and advice that you have read and don't want to see again, each by its name.",
      examples: [["placeholder"]],
    }),
  site,
  profile,
  theme: theme.prefault({}),
  landing: landing.prefault({}),
  navigation: navigation.prefault({}),
  pages: z
    .array(page)
    .min(1)
    .meta({
      entry: "page",
      description: "The pages of the site. One of them, the home page, has the path `/`.",
      examples: [
        [
          { path: "/", title: "Home", blocks: [{ type: "hero" }] },
          { path: "/about", title: "About me", blocks: [{ type: "heading", text: "ABOUT ME" }] },
          { path: "/contact", title: "Contact", blocks: [{ type: "contact" }] },
        ],
      ],
    }),
  footer: footer.schema.optional(),
  cv: cv.prefault({}),
}).meta({ title: "Portfolio content", description: "Everything a portfolio site says." });

/** Checked content, with its defaults filled in. */
export type Content = z.output<typeof content>;

/** What the landing overlay says; undefined if it is left out. */
export function landingOf({ landing }: Content): z.output<typeof landingSettings> | undefined {
  const settings = typeof landing === "object" ? landing : landingSettings.parse({ hidden: !landing });
  return settings.hidden ? undefined : settings;
}

export type PageContent = Content["pages"][number];
