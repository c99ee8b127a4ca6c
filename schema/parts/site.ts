import { z } from "zod";
import { mostLanguages } from "../language.ts";
import { language } from "../language-list.ts";
import { listOf, object } from "../object.ts";
import { label, secureAddress, sentence, siteAddress } from "../primitives.ts";

const output = (description: string) => z.boolean().default(true).meta({ description });

const outputs = object({
  socialImages: output("Make a picture of every page for those who share its link."),
  structuredData: output("Tell search engines who you are and what you have done (JSON-LD)."),
  sitemap: output("List the pages for search engines: sitemap.xml and robots.txt."),
  feeds: output("Tell programs that read blogs of your posts, where there are any: rss.xml and atom.xml."),
  bibtex: output("Let visitors download the publications of a page, where it lists any: publications.bib (BibTeX)."),
  manifest: output("Give phones an icon and a name for the site: manifest.webmanifest."),
  resume: output("Write a résumé that other programs read: resume.json (JSON Resume)."),
  contactCard: output("Write a card for address books: contact.vcf (vCard)."),
  plainText: output("Write the portfolio as plain text and Markdown: portfolio.txt and portfolio.md."),
  markdown: output(
    "Write every page as Markdown beside it, for programs that read pages (index.md), and a list of these: llms.txt.",
  ),
}).meta({ description: "What is made beside the pages. Everything is, unless you set it to false." });

const analytics = object({
  kind: z.enum(["goatcounter"]).meta({ description: "Whose counter it is." }),
  address: secureAddress.meta({
    description: "Where your GoatCounter is: its address as you open it yourself.",
    examples: ["https://your-code.goatcounter.com/"],
  }),
}).meta({
  description:
    "Counts visits by a picture that GoatCounter sends: without a script of theirs, without cookies, and without telling them more than the page's path. Without this nothing is counted.",
  examples: [{ kind: "goatcounter", address: "https://your-code.goatcounter.com/" }],
});

export const site = object({
  title: label.meta({ description: "The site's name, for the browser's tabs and for search results." }),
  description: sentence.optional().meta({ description: "What the site is, in a sentence, for search results." }),
  url: siteAddress,
  language: language.default("en").meta({
    description: "The code of the language that your texts are in: `en` is English, `hi` Hindi, `de` German.",
    patternErrorMessage: 'Write the code of a language, as in "en" for English or "en-IN" for Indian English.',
  }),
  languages: listOf(language)
    .max(mostLanguages)
    .optional()
    .meta({
      entry: "language",
      description:
        'The languages of the site, where it has several. The first stands at the site\'s own address, and is shown for what the others lack; `de` stands under `/de`. With this, every text may be written as `{ "en": "…", "de": "…" }`, and so may links, files and lists of texts.',
      examples: [["en", "de"]],
    }),
  detectLanguage: z
    .boolean()
    .default(false)
    .meta({
      description:
        "`true` leads visitors who come to the site's own address to the language that their browser asks for, where the host can: Netlify and nginx, by the rules that the build writes for them. No other address leads on, and links within the site lead where they say. Without this everybody is shown the first language there.",
      // `true` is for several languages.
      examples: [false],
    }),
  protectContact: z.boolean().default(false).meta({
    description:
      "`true` keeps your telephone number and e-mail addresses from simple programs that collect them. Visitors see and use them as before, without JavaScript, too. Files that can't hide them leave them out: `contact.vcf`, the texts, and a CV that the site offers; the check warns of other files that hold them. Programs that read pages as a browser does still find them.",
  }),
  search: z.boolean().default(false).meta({
    description:
      "`true` lets visitors search the pages, in each language its own: a control in the bar, and Ctrl+K. The index is a file of the site, and nothing is sent to anybody. A site of five pages needs none.",
  }),
  notFoundTitle: label.optional().meta({
    description: "The heading of the page that is shown for addresses which the site doesn't have.",
    examples: ["Nothing here"],
  }),
  analytics: analytics.optional(),
  outputs: outputs.prefault({}),
}).meta({
  oneOfKeys: { keys: ["language", "languages"], needsOne: false },
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
