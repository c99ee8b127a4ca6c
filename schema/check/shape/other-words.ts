import { readableAccent } from "../../designs/readable.ts";
import { entities } from "../../entities/index.ts";
import { mendColor } from "./forms.ts";

/** What people call kinds of cards, as it is written here: the type, and what stands beside it. */
const cardWords = new Map<string, string>(
  Object.entries({
    award: '"type": "achievement", "kind": "award"',
    prize: '"type": "achievement", "kind": "award"',
    honor: '"type": "achievement", "kind": "award"',
    certificate: '"type": "achievement", "kind": "certificate"',
    certification: '"type": "achievement", "kind": "certificate"',
    publication: '"type": "achievement", "kind": "publication"',
    paper: '"type": "achievement", "kind": "publication"',
    article: '"type": "achievement", "kind": "publication"',
    blog: '"type": "achievement", "kind": "publication"',
    post: '"type": "achievement", "kind": "publication"',
    patent: '"type": "achievement"',
    work: '"type": "experience"',
    job: '"type": "experience"',
    position: '"type": "experience"',
    internship: '"type": "experience"',
    employment: '"type": "experience"',
    school: '"type": "education"',
    degree: '"type": "education"',
    course: '"type": "education"',
    volunteer: '"type": "activity"',
    volunteering: '"type": "activity"',
    club: '"type": "activity"',
    hobby: '"type": "interest"',
    technology: '"type": "skill"',
    tool: '"type": "skill"',
    app: '"type": "project"',
    repository: '"type": "project"',
    testimonial: '"type": "reference"',
    recommendation: '"type": "reference"',
  }),
);

/** What people call kinds of blocks. */
const blockWords = new Map<string, string>(
  Object.entries({
    text: "prose",
    paragraph: "prose",
    paragraphs: "prose",
    markdown: "prose",
    title: "heading",
    header: "heading",
    cards: "card-grid",
    grid: "card-grid",
    accordion: "accordion-group",
    skills: "card-grid",
    projects: "card-grid",
    education: "card-grid",
    experience: "card-grid",
    images: "gallery",
    photos: "gallery",
    carousel: "gallery",
    picture: "image",
    cta: "call-to-action",
  }),
);

/** What people call that to which a link leads. */
const linkWords = new Map<string, string>(
  Object.entries({
    github: "code",
    gitlab: "code",
    git: "code",
    repo: "code",
    repository: "code",
    source: "code",
    live: "demo",
    app: "demo",
    documentation: "docs",
    manual: "docs",
    pdf: "paper",
    article: "paper",
    publication: "paper",
    doi: "paper",
    presentation: "slides",
    talk: "slides",
    youtube: "video",
    vimeo: "video",
    film: "video",
    dataset: "data",
    homepage: "website",
    web: "website",
    site: "website",
    blog: "website",
    portfolio: "website",
    cv: "resume",
    mail: "email",
    twitter: "x",
  }),
);

/** The kind of link that was meant by another word, where a link of this place may be of it. */
export function findLinkKind(word: string, known: readonly string[]): string | undefined {
  const meant = linkWords.get(word.toLowerCase());
  return meant !== undefined && known.includes(meant) ? meant : undefined;
}

/** How a kind of card that has another name here is written; of several cards people write it in the plural. */
export function findCardType(word: string): string | undefined {
  const one = word.toLowerCase();
  return cardWords.get(one) ?? cardWords.get(one.replace(/s$/, ""));
}

/** The kind of block that was meant by another word, where there is that kind. */
export function findBlockType(word: string, known: readonly string[]): string | undefined {
  const meant = Object.hasOwn(entities, word) ? undefined : blockWords.get(word.toLowerCase());
  return meant !== undefined && known.includes(meant) ? meant : undefined;
}

/** How an accent that is a colour and no name is written: in tones that can be read on light and on dark. */
export function writeAccent(found: string): string | undefined {
  const color = mendColor(found);
  if (color === undefined) return undefined;
  const [light, dark] = (["light", "dark"] as const).map((mode) => readableAccent(color, mode));
  return `For a colour of your own write "accentColors": { "light": "${light}", "dark": "${dark}" } instead: these are the nearest tones that can be read.`;
}
