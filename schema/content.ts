import { z } from "zod";
import { footer } from "./blocks/footer.ts";
import { sectionBlock } from "./blocks/index.ts";
import { color, email, href, id, image, path, phone, text, webAddress } from "./primitives.ts";

const site = z
  .strictObject({
    title: text.meta({ description: "The site's name, for browser tabs and search results." }),
    description: text.optional().meta({ description: "What the site is, in a sentence, for search results." }),
    url: webAddress.meta({
      description: "Where the site is published: `https://you.example/` or `https://you.github.io/portfolio/`.",
    }),
    language: z
      .string()
      .regex(/^[a-zA-Z]{2,3}(?:-[a-zA-Z0-9]{2,8})*$/)
      .default("en")
      .meta({ description: "The language of the texts (BCP 47): `en`, `de`, `en-IN`." }),
  })
  .meta({ description: "The site as a whole." });

/** What a profile link leads to; it chooses the icon. */
export const linkKind = z
  .enum(["linkedin", "github", "gitlab", "orcid", "researcher-id", "google-scholar", "youtube", "x", "mastodon", "website"])
  .meta({ description: "What it leads to; it chooses the icon." });

/** The apps that can open a chat from a telephone number. */
export const chatApp = z.enum(["whatsapp", "telegram", "signal"]);

const profile = z
  .strictObject({
    name: text.meta({ description: "Your full name." }),
    firstName: text.optional().meta({ description: "What to call you; the first word of your name if left out." }),
    role: text.optional().meta({ description: "What you are: `Electronics student and developer`." }),
    location: text.optional().meta({ description: "Where you are: `Pune, India`." }),
    photo: image.optional(),
    phone: phone.optional(),
    chat: z
      .strictObject({ app: chatApp, label: text.meta({ description: "The link's name: `WhatsApp`." }) })
      .optional()
      .meta({ description: "A chat app that reaches you under the telephone number." }),
    emails: z
      .array(
        z.strictObject({
          id,
          label: text.meta({ description: "What the address is for: `Work e-mail`." }),
          address: email,
        }),
      )
      .default([])
      .meta({ description: "Your e-mail addresses." }),
    links: z
      .array(
        z.strictObject({
          id,
          kind: linkKind,
          label: text.meta({ description: "The link's name: `LinkedIn`." }),
          href: webAddress,
        }),
      )
      .default([])
      .meta({ description: "Your profiles elsewhere." }),
  })
  .meta({ description: "You. What stands here is said nowhere else: blocks refer to it." });

const theme = z
  .strictObject({
    accent: z
      .enum(["teal", "green", "blue", "indigo", "violet", "rose", "amber", "slate"])
      .default("teal")
      .meta({ description: "The one colour of links, buttons and marks." }),
    accentColors: z
      .strictObject({
        light: color.meta({ description: "The accent on a light page." }),
        dark: color.meta({ description: "The accent on a dark page." }),
      })
      .optional()
      .meta({ description: "An accent of your own, instead of a named one." }),
    font: z.enum(["sans", "serif", "mono"]).default("sans").meta({ description: "The typeface's kind." }),
    radius: z.enum(["none", "small", "medium", "large"]).default("medium").meta({ description: "How round corners are." }),
    colorMode: z
      .enum(["system", "light", "dark"])
      .default("system")
      .meta({ description: "What visitors see first; they can change it." }),
  })
  .meta({ description: "How the site looks." });

const landing = z
  .strictObject({
    hidden: z.boolean().default(false).meta({ description: "Leave the greeting out." }),
    greeting: text.default("Hello, I'm {firstName}").meta({ description: "The first line." }),
    title: text.default("Welcome to my Portfolio").meta({ description: "The second line." }),
    duration: z
      .int()
      .min(500)
      .max(20_000)
      .default(5000)
      .meta({ description: "Milliseconds until it leaves; a click, a key or a scroll sends it off sooner." }),
  })
  .meta({ description: "The greeting that covers the page at first." });

const navigation = z
  .strictObject({
    links: z
      .array(
        z.strictObject({
          label: text.meta({ description: "The words of the link." }),
          to: href.meta({ description: "A page of this site as `/about`, or an anchor in it as `/about#patents`." }),
          bar: z
            .enum(["always", "wide", "never"])
            .default("always")
            .meta({ description: "Whether the top bar shows it: on every screen, on wide ones, or not at all." }),
          menu: z.boolean().default(false).meta({ description: "Whether the side menu of small screens lists it." }),
        }),
      )
      .min(1)
      .optional()
      .meta({ description: "The links, in their order; every page, by its title, if left out." }),
    menuTitle: text.default("Menu").meta({ description: "The side menu's name, for screen readers." }),
    back: text.default("BACK").meta({ description: "The words on the control that closes the side menu." }),
  })
  .meta({ description: "The links at the top of every page, and the side menu of small screens." });

const page = z
  .strictObject({
    path,
    title: text.meta({ description: "The page's name, for the browser's tab and search results." }),
    description: text.optional().meta({ description: "What the page shows, in a sentence, for search results." }),
    hidden: z.boolean().default(false).meta({ description: "Leave this page out of the site, but keep it in the file." }),
    blocks: z.array(sectionBlock).min(1).meta({ description: "What the page shows, from top to bottom." }),
  })
  .meta({ id: "page", description: "A page of the site." });

/** The root of `content.json`: the one source of its TypeScript types and of its JSON Schema. */
export const content = z
  .strictObject({
    $schema: z.string().optional().meta({ description: "Where the editor finds what this file may say." }),
    version: z.literal(1).meta({ description: "The version of this file's form: 1." }),
    site,
    profile,
    theme: theme.prefault({}),
    landing: landing.prefault({}),
    navigation: navigation.prefault({}),
    pages: z.array(page).min(1).meta({ description: "The pages; one of them has the path `/`." }),
    footer: footer.schema.optional(),
  })
  .meta({ title: "Portfolio content", description: "Everything a portfolio site says." });

/** Checked content: complete, defaults filled in. */
export type Content = z.output<typeof content>;
export type PageContent = Content["pages"][number];
export type ProfileContent = Content["profile"];
export type Image = z.output<typeof image>;
export type LinkKind = z.output<typeof linkKind>;
export type ChatApp = z.output<typeof chatApp>;
export type Theme = Content["theme"];
