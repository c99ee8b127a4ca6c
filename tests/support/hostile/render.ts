import type { Content } from "../../../schema/content.ts";
import { isTextKind } from "../../../schema/kinds.ts";
import { collectPortfolio } from "../../../schema/portfolio/portfolio.ts";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { resolveContent } from "../../../schema/resolve/resolve-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";
import { once } from "../../../schema/source/once.ts";
import { maxLength } from "../../../schema/source/source-text.ts";
import { buildApp } from "../../../scripts/lib/app/app-build.ts";
import { readImageFonts } from "../../../scripts/lib/fonts/image-fonts.ts";
import { pageSecurityPolicy } from "../../../scripts/lib/hosting/page-policy.ts";
import { findMaskedContacts } from "../../../scripts/lib/html/contacts.ts";
import { maskHtml } from "../../../scripts/lib/html/mask.ts";
import { parsePage } from "../../../scripts/lib/html/parsed-page.ts";
import type { SiteMaterial } from "../../../scripts/lib/outputs/output.ts";
import { describePage } from "../../../scripts/lib/outputs/outputs.ts";
import { readPageText } from "../../../scripts/lib/outputs/page-text.ts";
import { diskFacts } from "../site/disk-facts.ts";
import { makeSubject, stringNodesOf, withTexts } from "./subject.ts";

// As visitors get it: React in development takes twice as long.
const { renderPage } = await buildApp();
const subject = makeSubject();
const fonts = (await readImageFonts({ design: "bench" }))("en");

/** The longest text that fits in every location at once; with a longer one the file exceeds its limit. */
export const longestEverywhere = Math.floor((0.9 * maxLength) / stringNodesOf(subject).length);

/** A site of the subject with one text in every place, as a build makes it, but for the pictures. */
export function renderSubject(text: string) {
  const content = check(withTexts(subject, ({ kind }) => (isTextKind(kind) ? text : undefined)));
  const { pages } = resolveContent(content, () => ({ src: "/photo.png", width: 640, height: 480 }), diskFacts);
  const [home] = pages;
  if (!home) throw new Error("the subject has pages");
  const { base, theme } = home.shell;
  const portfolio = collectPortfolio(content);
  const contacts = findMaskedContacts(content);
  const material: SiteMaterial = {
    portfolio,
    base,
    pages,
    everyPage: pages,
    folder: "",
    theme,
    fonts,
    photo: undefined,
    pathOfPicture: () => "/photo.png",
    contacts,
  };
  const rendered = pages.map((page) => {
    const head = describePage(page, material);
    const html = renderPage({ ...page, head }, (inline) =>
      pageSecurityPolicy(inline, { players: [], forms: page.forms }),
    );
    const readText = once(async () => readPageText(parsePage(html), page.url));
    return { page, head, html, readText, masked: maskHtml(parsePage(html, true), contacts) };
  });
  return { content, material, rendered };
}

function check(document: object): Content {
  const { content, diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(document)));
  if (!content) throw new Error(JSON.stringify(diagnostics));
  return content;
}
