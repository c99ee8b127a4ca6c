import { markdownFile } from "../../../schema/site-files.ts";
import { coverContacts } from "../html/contacts.ts";
import { fullAddress, homeOf, isHome, type Output, type SiteMaterial } from "./output.ts";
import { composeDocument, formatMarkdown } from "./plain-text.ts";

/** Every page as Markdown beside it, and a list of them for language models (https://llmstxt.org). */
export const markdownPages: Output = {
  switch: "markdown",
  describe: ({ href }) => ({ links: [{ rel: "alternate", type: "text/markdown", href: href + markdownFile }] }),
  files: (material, pages) => [
    ...pages.map((readable) => ({
      path: readable.page.href.slice(material.base.length + 1) + markdownFile,
      make: async () => formatMarkdown(await composeDocument([readable], material.contacts)),
    })),
    { path: `${material.folder}llms.txt`, make: async () => coverContacts(listPages(material), material.contacts) },
  ],
};

function listPages(material: SiteMaterial): string {
  const { portfolio, pages, everyPage } = material;
  const { title, description, outputs } = portfolio.site;
  const [first] = pages;
  const line = (label: string, href: string, note = "") =>
    `- [${oneLine(label).replace(/[[\]\\]/g, "\\$&")}](${fullAddress(material, href)})${note && `: ${oneLine(note)}`}`;
  const listed = pages.map((page) => line(page.title, page.href + markdownFile, page.description));
  const others = everyPage.filter((page) => isHome(page) && page.shell.language !== first?.shell.language);
  const whole = outputs.plainText && first ? [line("All pages in one", `${homeOf(first.shell)}portfolio.md`)] : [];
  const languages = others.map(({ shell }) => line(shell.language, `${homeOf(shell)}llms.txt`));
  return [
    `# ${oneLine(title)}`,
    description && `> ${oneLine(description)}`,
    `## Pages\n\n${listed.join("\n")}`,
    languages.length > 0 && `## Languages\n\n${languages.join("\n")}`,
    whole.length > 0 && `## Optional\n\n${whole.join("\n")}`,
  ]
    .filter(Boolean)
    .join("\n\n")
    .concat("\n");
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
