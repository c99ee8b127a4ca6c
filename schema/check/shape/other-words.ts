import { readableAccent } from "../../designs/readable.ts";
import { entities } from "../../entities/index.ts";
import type { JsonSchema } from "../../json-schema/schema-parts.ts";
import { fixColor } from "./colors.ts";

/** Other words for types of cards, by the JSON to write. */
const cardWords = byWord({
  '"type": "achievement", "kind": "award"': "award prize honor",
  '"type": "achievement", "kind": "certificate"': "certificate certification",
  '"type": "achievement", "kind": "publication"': "publication paper article blog post",
  '"type": "achievement"': "patent",
  '"type": "experience"': "work job position internship employment",
  '"type": "education"': "school degree course",
  '"type": "activity"': "volunteer volunteering club talk lecture speech presentation conference",
  '"type": "interest"': "hobby",
  '"type": "skill"': "technology tool",
  '"type": "project"': "app repository",
  '"type": "reference"': "testimonial recommendation",
});

const blockWords = byWord({
  prose: "text paragraph paragraphs markdown",
  heading: "title header",
  "card-grid": "cards grid skills projects education experience",
  "accordion-group": "accordion",
  gallery: "images photos carousel",
  image: "picture",
  "call-to-action": "cta",
  form: "contact-form contactform",
  video: "youtube vimeo film",
  testimonials: "reviews recommendations",
});

/** Other words for kinds of form fields. */
const fieldWords = byWord({
  long: "textarea message multiline",
  email: "mail e-mail",
  text: "string input select dropdown choice radio checkbox",
});

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

function byWord(words: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(words).flatMap(([meant, all]) => all.split(" ").map((word) => [word, meant])));
}

/** The kind of link or form field that another word means, if `known` includes it. @param pointer where the word is */
export function findKind(pointer: string, word: string, known: readonly string[]): string | undefined {
  const [, list] = /\/(links|fields)\/[0-9]+\/kind$/.exec(pointer) ?? [];
  const words = list === "links" ? linkWords : list === "fields" ? fieldWords : undefined;
  const meant = words?.get(word.toLowerCase());
  return meant !== undefined && known.includes(meant) ? meant : undefined;
}

/** The JSON of the card type that another word means, in singular or plural. */
export function findCardType(word: string): string | undefined {
  const one = word.toLowerCase();
  return cardWords.get(one) ?? cardWords.get(one.replace(/s$/, ""));
}

/** The type of block that another word means, if `known` includes it. */
export function findBlockType(word: string, known: readonly string[]): string | undefined {
  const meant = Object.hasOwn(entities, word) ? undefined : blockWords.get(word.toLowerCase());
  return meant !== undefined && known.includes(meant) ? meant : undefined;
}

/** Says how to write an accent that is a colour instead of a name: in tones that are readable on light and on dark. */
export function writeAccent(found: string): string | undefined {
  const color = fixColor(found);
  if (color === undefined) return undefined;
  const [light, dark] = (["light", "dark"] as const).map((mode) => readableAccent(color, mode));
  return `For a colour of your own write "accentColors": { "light": "${light}", "dark": "${dark}" }: these are the nearest tones that can be read.`;
}

/** Says how to write a percentage of a picture's width or height as a share of it. */
export function writeShare(percent: number, key: string | number | undefined): string | undefined {
  if (percent <= 1 || percent > 100) return undefined;
  return `Write ${percent / 100}: 0 is the ${key === "x" ? "left edge, 1 the right" : "upper edge, 1 the lower"} one.`;
}

/** "Write 4 …" for the 80 of a hundred where a level is needed. */
export function writeLevel(percent: number, { maximum = 0 }: JsonSchema): string | undefined {
  if (percent < 20 || percent > 100) return undefined;
  return `Write ${Math.round((percent / 100) * maximum)}, if it is ${percent} of a hundred: the most is ${maximum}.`;
}

/** "Write 3000 …" for a 3 where thousandths of a second are needed. */
export function writeMilliseconds(
  seconds: number,
  { minimum = 0, maximum = Infinity }: JsonSchema,
): string | undefined {
  const meant = seconds * 1000;
  if (minimum < 100 || meant < minimum || meant > maximum) return undefined;
  return `Write ${meant}: it is in thousandths of a second.`;
}
