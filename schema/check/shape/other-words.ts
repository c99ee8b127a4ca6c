import { readableAccent } from "../../designs/readable.ts";
import { entities } from "../../entities/index.ts";
import { mendColor } from "./forms.ts";

/** What people call kinds of cards, by how it is written here: the type, and what stands beside it. */
const cardWords = byWord({
  '"type": "achievement", "kind": "award"': "award prize honor",
  '"type": "achievement", "kind": "certificate"': "certificate certification",
  '"type": "achievement", "kind": "publication"': "publication paper article blog post",
  '"type": "achievement"': "patent",
  '"type": "experience"': "work job position internship employment",
  '"type": "education"': "school degree course",
  '"type": "activity"': "volunteer volunteering club",
  '"type": "interest"': "hobby",
  '"type": "skill"': "technology tool",
  '"type": "project"': "app repository",
  '"type": "reference"': "testimonial recommendation",
});

/** What people call kinds of blocks. */
const blockWords = byWord({
  prose: "text paragraph paragraphs markdown",
  heading: "title header",
  "card-grid": "cards grid skills projects education experience",
  "accordion-group": "accordion",
  gallery: "images photos carousel",
  image: "picture",
  "call-to-action": "cta",
});

/** What people call that to which a link leads. */
const linkWords = byWord({
  code: "github gitlab git repo repository source",
  demo: "live app",
  docs: "documentation manual",
  paper: "pdf article publication doi",
  slides: "presentation talk",
  video: "youtube vimeo film",
  data: "dataset",
  website: "homepage web site blog portfolio",
  resume: "cv",
  email: "mail",
  x: "twitter",
});

/** What is meant by each of several words. */
function byWord(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(words).flatMap(([meant, all]) => all.split(" ").map((word) => [word, meant])));
}

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
