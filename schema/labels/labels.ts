import type { PublicationGenre, PublicationKind } from "../records/publication.ts";

/** A text by the number in it: "other" for all that has no form of its own (`Intl.PluralRules`). */
export type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/**
 * Everything that visitors see or hear and no owner wrote, in one language. Short, in the words that the language's own
 * software uses. What stands in braces is filled in, and stands in every language.
 */
export interface Labels {
  /** The first stop of the keyboard: a link past the navigation. */
  skipToContent: string;
  /** Which navigation it is, for those who hear it: the main one of the site. */
  navigation: string;
  /** The links to a page's other languages, for those who hear them. */
  language: string;
  openMenu: string;
  /** The side menu's name. */
  menu: string;
  /** The control that closes the side menu. */
  back: string;
  /** Closes a dialog. */
  close: string;
  /** The greeting over the first page. */
  greeting: string;
  welcome: string;
  /** The way past the greeting. */
  skipGreeting: string;
  /** The control for light and dark, and what is chosen: what the visitor's system has, light, dark. */
  colorModes: { system: string; light: string; dark: string };
  pauseMotion: string;
  /** Beside a link, for those who hear it. */
  opensNewTab: string;
  telephone: string;
  email: string;
  /** The place where the owner lives. */
  location: string;
  /** The year in which somebody finished school or studies; their main and second subject. */
  facts: { passOut: string; major: string; minor: string };
  /** The end of a period that goes on, as in "2021 – today". */
  today: string;
  moved: string;
  /** The error of a page that isn't there, with its number (RFC 9110). */
  notFound: string;
  errorTitle: string;
  /** The link from an error to the home page. */
  home: string;
  filterByTag: string;
  /** All cards, whichever their tags. */
  allTags: string;
  /** How many of the cards are shown; its form follows the number in `{shown}`. */
  shownCards: PluralForms;
  /** A post that only its author sees. */
  draft: string;
  /** When a post was last changed: a day, a month or a year. */
  updated: string;
  /** How long a post is read; "min" is short in it, so that it has one form for all numbers. */
  readingTime: string;
  /** Over the titles of a longer text's parts, which lead to these. */
  contents: string;
  /** The posts before and after one, in the order in which they were written. */
  previousPost: string;
  nextPost: string;
  /** How well somebody knows a thing, from the least to the most. */
  levels: readonly [string, string, string, string, string];
  /** The same as a number. */
  ofFive: string;
  /** What a part that scrolls holds: lines of a program. */
  code: string;
  table: string;
  formula: string;
  /** What stands at the end of a text: its footnotes. */
  notes: string;
  /** A raised number in a text that leads to one of them; `{number}` is the note's. */
  note: string;
  /** From a note back to where the text refers to it. */
  backToText: string;
  playVideo: string;
  /** A link to a video. */
  watchVideo: string;
  /** Subtitles. */
  captions: string;
  pictures: string;
  picturePosition: string;
  previousPicture: string;
  nextPicture: string;
  playAnimation: string;
  /** Beside a field of a form. */
  required: string;
  /** Over a field that only programs would fill in. */
  leaveEmpty: string;
  /** The button of a form. */
  send: string;
  /** What is said once a form has been sent. */
  sent: string;
  backToTop: string;
  /** A button that copies an address. */
  copy: string;
  /** That it has been copied. */
  copied: string;
  /** The link to a project, or to whatever a card is about. */
  knowMore: string;
  /** The button that opens a longer text. */
  learnMore: string;
  /** Kinds of publications, each over a list of them. */
  publications: Record<PublicationKind, string>;
  /** What a single publication is, beside its title. */
  genres: Record<PublicationGenre, string>;
  /** Who edited the book that a publication stands in: one name or several. */
  editedBy: string;
  /** The summary with which a publication begins. */
  abstract: string;
  /** The link to a file with all publications of a list. */
  allAsBibtex: string;
  /** Those of a talk. */
  slides: string;
}

/**
 * What an import writes into content, where the owner finds and changes it. `{name}` and `{role}` stand for the owner's,
 * `{parts}` for a list of titles.
 */
export interface ImportWords {
  /** Pages, by the words of their links, and their headings. */
  home: string;
  about: string;
  aboutMe: string;
  contact: string;
  contactMe: string;
  /** Over the owner's profiles, and over what one writes or calls to. */
  connect: string;
  reach: string;
  closing: string;
  siteTitle: string;
  siteDescription: string;
  /** What the home page shows; then the others. */
  glance: string;
  aboutDescription: string;
  workDescription: string;
  projectsDescription: string;
  skillsDescription: string;
  contactDescription: string;
  inShort: string;
  whatIKnow: string;
  moreAboutMe: string;
  /** The sections of a résumé, by their names in JSON Resume. */
  sections: {
    work: string;
    volunteer: string;
    education: string;
    awards: string;
    certificates: string;
    publications: string;
    skills: string;
    languages: string;
    interests: string;
    references: string;
    projects: string;
  };
  /** Links of cards. */
  visitWebsite: string;
  visitOrganization: string;
  seeProject: string;
  viewCertificate: string;
  readPublication: string;
  readMore: string;
  /** What somebody says whose name is not told. */
  reference: string;
  /** What people write in place of the end of what goes on, in small letters. */
  ongoing: readonly string[];
}

/** One language's file. */
export interface Catalogue {
  /** Whether somebody who speaks the language has read the words. */
  reviewed: boolean;
  labels: Labels;
  imported: ImportWords;
}
