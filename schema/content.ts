import { z } from "zod";
import { footer } from "./blocks/footer.ts";
import { sectionBlock } from "./blocks/index.ts";
import { warningCodes } from "./messages/warning-codes.ts";
import {
  action,
  alt,
  color,
  email,
  href,
  id,
  image,
  label,
  language,
  name,
  path,
  phone,
  siteAddress,
  text,
  webAddress,
} from "./primitives.ts";

const output = (description: string) => z.boolean().default(true).meta({ description });

const outputs = z
  .strictObject({
    socialImages: output("Make a picture of every page for those who share its link."),
    structuredData: output("Tell search engines who you are and what you have done (JSON-LD)."),
    sitemap: output("List the pages for search engines: sitemap.xml and robots.txt."),
    manifest: output("Give phones an icon and a name for the site: manifest.webmanifest."),
    resume: output("Write a résumé that other programs read: resume.json (JSON Resume)."),
    contactCard: output("Write a card for address books: contact.vcf (vCard)."),
    plainText: output("Write the portfolio as plain text and Markdown: portfolio.txt and portfolio.md."),
  })
  .meta({ description: "What is made beside the pages. Everything is, unless you set it to false." });

const site = z
  .strictObject({
    title: label.meta({ description: "The site's name, for the browser's tabs and for search results." }),
    description: text.optional().meta({ description: "What the site is, in a sentence, for search results." }),
    url: siteAddress,
    language: language.default("en").meta({
      description: "The code of the language that your texts are in: `en` is English, `hi` Hindi, `de` German.",
      patternErrorMessage: 'Write the code of a language, as in "en" for English or "en-IN" for Indian English.',
    }),
    protectContact: z.boolean().default(false).meta({
      description:
        "`true` keeps your telephone number and e-mail addresses from simple programs that collect them. Visitors see and use them as before, without JavaScript, too. Files that can't hide them leave them out: `contact.vcf`, the texts, and a CV that the site offers. Programs that read pages as a browser does still find them.",
    }),
    outputs: outputs.prefault({}),
  })
  .meta({
    description: "The site as a whole: its name, its address, its language.",
    examples: [
      {
        title: "Your Name — Portfolio",
        description: "Electronics engineer and developer: projects, skills and ways to reach me.",
        url: "https://you.github.io/portfolio/",
        language: "en",
      },
    ],
  });

/** What a profile link leads to; it chooses the icon. */
export const linkKind = z
  .enum([
    "linkedin",
    "github",
    "gitlab",
    "orcid",
    "researcher-id",
    "google-scholar",
    "youtube",
    "x",
    "mastodon",
    "website",
  ])
  .meta({ description: "What the link leads to; it chooses the icon." });

/** The apps that can open a chat from a telephone number. */
export const chatApp = z
  .enum(["whatsapp", "telegram", "signal"])
  .meta({ description: "The chat app that knows your telephone number." });

const profile = z
  .strictObject({
    name: name.meta({ description: "Your full name." }),
    firstName: name.optional().meta({ description: "What to call you; the first word of your name if left out." }),
    role: label.meta({ description: "What you are, in a few words." }),
    location: name.optional().meta({ description: "The town and country you live in." }),
    photo: image.optional().meta({ description: "Your photo, and what it shows." }),
    phone: phone.optional(),
    chat: z
      .strictObject({
        app: chatApp,
        label: alt.meta({ description: "The link's name, for those who can't see its icon." }),
      })
      .optional()
      .meta({ description: "A chat app that reaches you under your telephone number." }),
    emails: z
      .array(
        z
          .strictObject({
            id: id.meta({ description: "A short name of your choice, by which blocks refer to this address." }),
            label: label.meta({ description: "What the address is for." }),
            address: email,
          })
          .meta({ title: "E-mail address", description: "One of your e-mail addresses." }),
      )
      .meta({ description: "Your e-mail addresses; `[]` for none." }),
    links: z
      .array(
        z
          .strictObject({
            id: id.meta({ description: "A short name of your choice, by which blocks refer to this link." }),
            kind: linkKind,
            label: alt.meta({ description: "The link's name, for those who can't see its icon." }),
            href: webAddress.meta({ description: "The full web address of your profile." }),
          })
          .meta({ title: "Profile link", description: "A link to one of your profiles elsewhere." }),
      )
      .meta({ description: "Your profiles elsewhere, such as LinkedIn and GitHub; `[]` for none." }),
  })
  .meta({
    description: "You. What stands here need be said nowhere else: the blocks of your pages refer to it.",
    examples: [
      {
        name: "Your Name",
        firstName: "Name",
        role: "Electronics student and developer",
        location: "Pune, India",
        photo: { src: "assets/photo.png", alt: "Portrait of {name}" },
        phone: "+91 00000 00000",
        chat: { app: "whatsapp", label: "WhatsApp" },
        emails: [{ id: "work", label: "Work e-mail", address: "you@example.com" }],
        links: [{ id: "github", kind: "github", label: "GitHub", href: "https://github.com/your-name" }],
      },
    ],
  });

const theme = z
  .strictObject({
    accent: z
      .enum(["teal", "green", "blue", "indigo", "violet", "rose", "amber", "slate"])
      .default("teal")
      .meta({ description: "The one colour of links, buttons and marks." }),
    accentColors: z
      .strictObject({
        light: color.meta({ description: "The colour on a light page: a dark tone, so that text can be read." }),
        dark: color.meta({ description: "The colour on a dark page: a light tone, so that text can be read." }),
      })
      .optional()
      .meta({
        description: "A colour of your own instead of the one named in `accent`.",
        examples: [{ light: "#0f766e", dark: "#5eead4" }],
      }),
    font: z
      .enum(["sans", "serif", "mono"])
      .default("sans")
      .meta({ description: "The kind of lettering: `sans` is plain, `serif` bookish, `mono` like a typewriter." }),
    radius: z
      .enum(["none", "small", "medium", "large"])
      .default("medium")
      .meta({ description: "How round the corners of cards and buttons are." }),
    colorMode: z.enum(["system", "light", "dark"]).default("system").meta({
      description:
        "Whether visitors first see a light page, a dark one, or what their device is set to; they can change it.",
    }),
  })
  .meta({
    description: "How the site looks.",
    examples: [{ accent: "blue", font: "serif", radius: "small", colorMode: "dark" }],
  });

const landing = z
  .strictObject({
    hidden: z.boolean().default(false).meta({ description: "`true` leaves the greeting out." }),
    greeting: label.default("Hello, I'm {firstName}").meta({ description: "The greeting's first line." }),
    title: label.default("Welcome to my Portfolio").meta({ description: "The greeting's second line." }),
    duration: z.int().min(500).max(20_000).default(5000).meta({
      description:
        "How long it stays, in thousandths of a second: 5000 is five seconds. A click, a key or a scroll sends it off sooner.",
    }),
  })
  .meta({
    description: "The greeting that covers the page at first.",
    examples: [{ greeting: "Hello, I'm {firstName}", title: "Welcome to my Portfolio", duration: 3000 }],
  });

const navigation = z
  .strictObject({
    links: z
      .array(
        z
          .strictObject({
            label: action.meta({ description: "The words of the link." }),
            to: href.meta({
              description: "A page of this site (`/about`), or a block or tab in it (`/about#patents`).",
            }),
            bar: z.enum(["always", "wide", "never"]).default("always").meta({
              description:
                "Whether the bar at the top shows it: on every screen (`always`), on wide ones only (`wide`), or not at all (`never`).",
            }),
            menu: z
              .boolean()
              .default(false)
              .meta({ description: "`true` lists it in the side menu of small screens, too." }),
          })
          .meta({ title: "Navigation link", description: "A link at the top of every page." }),
      )
      .min(1)
      .optional()
      .meta({ description: "The links, in their order. If you leave them out, every page is listed by its title." }),
    menuTitle: alt.default("Menu").meta({ description: "The side menu's name, for screen readers." }),
    back: action.default("BACK").meta({ description: "The words on the control that closes the side menu." }),
  })
  .meta({
    description: "The links at the top of every page, and the side menu of small screens.",
    examples: [
      {
        links: [
          { label: "HOME", to: "/", menu: true },
          { label: "ABOUT", to: "/about" },
          { label: "CONTACT", to: "/contact", bar: "wide", menu: true },
        ],
      },
    ],
  });

const page = z
  .strictObject({
    path,
    title: label.meta({ description: "The page's name, for the browser's tab and search results." }),
    description: text.optional().meta({ description: "What the page shows, in a sentence, for search results." }),
    hidden: z
      .boolean()
      .default(false)
      .meta({ description: "`true` leaves this page out of the site, but keeps it in the file." }),
    blocks: z.array(sectionBlock).min(1).meta({ description: "What the page shows, from top to bottom." }),
  })
  .meta({
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

/** The root of `content.json`: the one source of its TypeScript types and of its JSON Schema. */
export const content = z
  .strictObject({
    $schema: z
      .string()
      .optional()
      .meta({
        description: "Where your editor finds what this file may say. Leave this line as it is.",
        examples: ["./schema/content.schema.json"],
      }),
    version: z.literal(1).meta({ description: "The version of the rules that this file follows. Leave it at 1." }),
    allow: z
      .array(z.enum(warningCodes))
      .default([])
      .meta({
        description: "Warnings that you have read and don't want to see again, each by its name.",
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
        description: "The pages of the site. One of them, the home page, has the path `/`.",
        examples: [[{ path: "/", title: "Home", blocks: [{ type: "hero" }] }]],
      }),
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
