import type { Address } from "../blocks/define/resolver.ts";
import type { Content } from "../content.ts";
import { type Card, makeCard } from "../entities/card.ts";
import type { SectionName } from "../entities/define/resume.ts";
import { cvKindOf, definitionOf, type Entity } from "../entities/index.ts";
import { isFileName } from "../file-types.ts";
import { importWordsOf, labelsOf } from "../labels/choose-labels.ts";
import type { Labels } from "../labels/labels.ts";
import { directionOf } from "../language.ts";
import { fillPlaceholders, placeholderValues } from "../localize/placeholders.ts";
import { type CvKind, cvKinds } from "../parts/cv.ts";
import { collectLocalPortfolio } from "../portfolio/portfolio.ts";
import { readsAsOwnName } from "../records/own-name.ts";
import type { Inline, InlineText } from "../rich-text/tree.ts";
import { fileAddress, ownFile, ownFolder } from "../site-files.ts";
import { plain, type Text } from "../text.ts";
import { emailAddress, phoneAddress } from "./address.ts";
import { makeInlineText } from "./text-maker.ts";
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
  summary: InlineText | undefined;
  location: string | undefined;
  /** Telephone, e-mails, the site and the profile links. */
  addresses: Address[];
  /** Sections under different titles, in the order of `cv.order`. */
  sections: CvSection[];
}

export interface CvSection {
  title: Text;
  isShort: boolean;
  entries: CvEntry[];
}

/** An entry, with links that can be read on paper. */
export interface CvEntry {
  card: Card;
  /** Authors of a publication, with the owner's name in bold. */
  authors: Inline<never>[];
  /** Target of the title. */
  href: string | undefined;
  links: CvLink[];
  /** True if the text is somebody's words, to which the owner gave no quotation marks. */
  isQuotation: boolean;
}

/** `address`: what is read on paper, if it isn't the label. */
interface CvLink {
  label: Text;
  href: string;
  address: string | undefined;
}

/** Quotation marks of all languages. */
export const quotationMarks = '"“”„«»‹›‘’‚「」『』';

/** Names of kinds of sections in the catalogue of labels. */
const sectionOf = {
  experience: "work",
  education: "education",
  project: "projects",
  publication: "publications",
  award: "awards",
  certificate: "certificates",
  skill: "skills",
  activity: "volunteer",
  language: "languages",
  interest: "interests",
  reference: "references",
} as const satisfies Record<CvKind, SectionName>;

/** Builds a CV from checked content, with or without telephone number and e-mail addresses. */
export function resolveCv(content: Content, hasAddresses: boolean): CvData {
  const { site, profile, summary, entries, ownNames } = collectLocalPortfolio(content);
  const labels = labelsOf(site.language);
  const make = {
    fill: (words: string) => fillPlaceholders(words, placeholderValues(profile)),
    href: (address: string) => fullAddress(address, site),
  };
  const words = (text: Text) => makeInlineText(text, make);
  const isOwn = readsAsOwnName(ownNames);
  const isPublic = ({ href }: { href: string }) => hasAddresses || !/^(?:mailto|tel):/.test(href);
  const resolveEntry = (entry: Entity): CvEntry => {
    const { authors = [] } = entry.type === "achievement" ? entry : {};
    const card = makeCard(entry.type === "achievement" ? { ...entry, authors: undefined } : entry, {
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
    const [first] = card.links;
    return {
      card,
      authors: authors.flatMap((name, index) => [
        index === 0 ? "" : ", ",
        isOwn(name) ? { type: "strong", children: [name] } : name,
      ]),
      href: first?.href,
      links: card.links.map((link) => readableLink(link, card.links.length > 1)),
      isQuotation: entry.type === "reference" && !quotationMarks.includes(plain(entry.quote)?.charAt(0) ?? ""),
    };
  };
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
      // The CV does not refer to itself.
      ...[{ label: site.title, href: homeAddress(site) }, ...profile.links.filter(({ kind }) => kind !== "resume")]
        .filter(isPublic)
        .map(({ label, href }) => ({ label, href: fullAddress(href, site) }))
        .map(({ label, href }) => ({ label, href, text: bareAddress(href) })),
    ],
    sections: groupEntries(content, entries).map(({ title, entries }) => ({
      title,
      isShort: entries.every(({ type }) => definitionOf(type).cv.isShort),
      entries: entries.map(resolveEntry),
    })),
  };
}

/** A link that can be followed from paper, too. A DOI says what it is, and a single link needs no words. */
function readableLink({ label, href }: { label: Text; href: string }, isOneOfSeveral: boolean): CvLink {
  const address = bareAddress(href);
  return !isOneOfSeveral || /^https?:\/\/(?:dx\.)?doi\.org\//.test(href)
    ? { label: address, href, address: undefined }
    : { label, href, address: plain(label) === address ? undefined : address };
}

type PortfolioEntry = ReturnType<typeof collectLocalPortfolio>["entries"][number];

/**
 * Groups entries under titles, each of which appears once. Entries of blocks without a title are under that of their
 * page if all of them are of one kind. Readers and programs look for experience and education by name: those never share
 * a section with other kinds, and have the owner's title only if a block has it.
 */
function groupEntries({ site, profile, pages, cv }: Content, entries: readonly PortfolioEntry[]) {
  const names = importWordsOf(site.language);
  const pageTitles = new Map(
    pages.map(({ path, title }) => [path, fillPlaceholders(title, placeholderValues(profile))]),
  );
  const own = entries.flatMap((entry) => {
    const kind = cvKindOf(entry);
    if (cv.leaveOut?.includes(kind)) return [];
    const pageTitle = entry.page === "/" ? undefined : pageTitles.get(entry.page);
    return { entry, kind, title: entry.group ?? pageTitle, hasBlockTitle: entry.group !== undefined };
  });
  const kinds = new Map<string, Set<CvKind>>();
  for (const { kind, title } of own) {
    const key = plain(title) ?? "";
    kinds.set(key, (kinds.get(key) ?? new Set()).add(kind));
  }
  const order = [...new Set([...(cv.order ?? []), ...cvKinds])];
  const sections = new Map<string, { title: Text; kind: CvKind; entries: PortfolioEntry[] }>();
  for (const { entry, kind, title: given, hasBlockTitle } of own.toSorted(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind),
  )) {
    const isStandard = kind === "experience" || kind === "education";
    const isShared = (kinds.get(plain(given) ?? "")?.size ?? 0) > 1;
    const isKept = given !== undefined && (hasBlockTitle ? !(isStandard && isShared) : !(isStandard || isShared));
    const title = isKept ? given : names[`sections.${sectionOf[kind]}`];
    const section = sections.get(plain(title)) ?? { title, kind, entries: [] };
    section.entries.push(entry);
    sections.set(plain(title), section);
  }
  // Of several sections with experience, that with the latest position comes first: teaching after a present position.
  return [...sections.values()].toSorted((one, other) =>
    one.kind === "experience" && other.kind === "experience" ? compare(lastDay(other), lastDay(one)) : 0,
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/** The last day of any position. A position without an end is ongoing, unless its period is free text. */
function lastDay({ entries }: { entries: readonly PortfolioEntry[] }): string {
  const days = entries.map((entry) => {
    if (entry.type !== "experience") return "";
    const { start = "", end, period } = entry;
    return end ?? (period === undefined && start !== "" ? "today" : start);
  });
  return days.toSorted(compare).at(-1) ?? "";
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
