import type { Address } from "../blocks/define/resolver.ts";
import type { Content } from "../content.ts";
import { type Card, makeCard } from "../entities/card.ts";
import { byRank, definitionOf } from "../entities/index.ts";
import { isFileName } from "../file-types.ts";
import { labelsOf } from "../labels/choose-labels.ts";
import type { Labels } from "../labels/labels.ts";
import { directionOf } from "../language.ts";
import { fillPlaceholders, placeholderValues } from "../localize/placeholders.ts";
import { collectLocalPortfolio } from "../portfolio/portfolio.ts";
import { fileAddress, ownFile, ownFolder } from "../site-files.ts";
import { plain, type Text } from "../text.ts";
import type { Words } from "../words/tree.ts";
import { emailAddress, phoneAddress } from "./address.ts";
import { makeWords } from "./text-maker.ts";
import { type ResolvedTheme, resolveTheme } from "./theme.ts";

/** Everything that the view of a printed CV needs. */
export interface CvData {
  language: string;
  /** Built-in texts. */
  labels: Labels;
  /** Text direction, if it is not the default. */
  direction?: "rtl" | undefined;
  title: string;
  theme: ResolvedTheme;
  name: string;
  role: Text;
  summary: Words | undefined;
  location: string | undefined;
  /** Telephone, e-mails, the site and the profile links. */
  addresses: Address[];
  /** Sections under the site's titles, the most important types first. */
  sections: { title: Text | undefined; isShort: boolean; cards: Card[] }[];
}

/** Builds a CV from checked content, with or without telephone number and e-mail addresses. */
export function resolveCv(content: Content, hasAddresses: boolean): CvData {
  const { site, profile, summary, entries } = collectLocalPortfolio(content);
  const labels = labelsOf(site.language);
  const make = {
    fill: (words: string) => fillPlaceholders(words, placeholderValues(profile)),
    href: (address: string) => fullAddress(address, site),
  };
  const words = (text: Text) => makeWords(text, make);
  const sections: CvData["sections"] = [];
  for (const entry of byRank(entries)) {
    const card = makeCard(entry, {
      language: site.language,
      labels,
      linkLabel: "",
      level: 3,
      icon: () => undefined,
      link: ({ label, href }) => ({ label, href: fullAddress(href, site) }),
      newId: () => "",
      words,
      // A printed CV has no dialogs.
      longText: () => [],
    });
    const section = sections.find(
      ({ cards, title }) => cards[0]?.kind === entry.type && plain(title) === plain(entry.group),
    );
    if (section) section.cards.push(card);
    else sections.push({ title: entry.group, isShort: definitionOf(entry.type).cv.isShort, cards: [card] });
  }
  return {
    language: site.language,
    labels,
    direction: directionOf(site.language),
    title: `${profile.name} · ${plain(profile.role)}`,
    theme: resolveTheme(content.theme),
    name: profile.name,
    role: profile.role,
    summary: summary === undefined ? undefined : words(summary),
    location: profile.location,
    addresses: [
      ...(hasAddresses && profile.phone ? [phoneAddress(profile.phone)] : []),
      ...(hasAddresses ? profile.emails.map(emailAddress) : []),
      ...[{ label: site.title, href: homeAddress(site) }, ...profile.links]
        .filter(({ href }) => hasAddresses || !/^(?:mailto|tel):/.test(href))
        .map(({ label, href }) => ({ label, href: fullAddress(href, site) }))
        .map(({ label, href }) => ({ label, href, text: bareAddress(href) })),
    ],
    sections,
  };
}

/** An address as people write it, without scheme and "www.". */
function bareAddress(href: string): string {
  return href.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)/, "").replace(/\/$/, "");
}

/** Full address of the home page in the content's language. */
export function homeAddress(site: Content["site"]): string {
  const folder = ownFolder(site);
  return folder === "" ? site.url : `${site.url.replace(/\/$/, "")}/${folder}`;
}

/** Makes an address absolute, since it is read on paper. */
function fullAddress(href: string, site: Content["site"]): string {
  const home = site.url.replace(/\/$/, "");
  if (isFileName(href)) return `${home}/${fileAddress(ownFile(href, site), site.languages)}`;
  return href.startsWith("/") ? home + href : href;
}
