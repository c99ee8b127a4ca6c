import { z } from "zod";
import { formatDate } from "../entities/dates.ts";
import { fillLabel } from "../labels/labels.ts";
import { link } from "../links.ts";
import type { ResolvedImage } from "../pictures/picture.ts";
import { label } from "../primitives.ts";
import { plainLine } from "../rich-text/plain-text.ts";
import { countWords, readingTime } from "../rich-text/reading-time.ts";
import type { LongText } from "../rich-text/tree.ts";
import { addNodeIds, idOf } from "../source/node-ids.ts";
import { plain, type Text } from "../text.ts";
import { defineTitled } from "./define/define-block.ts";
import { aboutFields, showAbout } from "./define/post.ts";
import type { Resolver } from "./define/resolver.ts";

export const article = defineTitled({
  type: "article",
  description: "A text with its date, its tags and, where it is long, its contents: what the page of a post shows.",
  fields: {
    title: label.optional().meta({ description: "A heading over the text.", examples: ["Why I solder"] }),
    ...aboutFields,
    draft: z.boolean().default(false).meta({ description: "`true` says over the text that it is a draft." }),
    list: link.optional().meta({
      description:
        "Where it is listed with others: a link back to them. An article that has this stands in the site's feeds.",
      examples: [{ label: "All notes", href: "/" }],
    }),
    previous: link.optional().meta({
      description: "The article that was written before this one.",
      examples: [{ label: "My first board", href: "/" }],
    }),
    next: link.optional().meta({
      description: "The article that was written after this one.",
      examples: [{ label: "Lead or none", href: "/" }],
    }),
  },
  example: {
    type: "article",
    title: "Why I solder",
    date: "2025-06-30",
    tags: ["soldering"],
    body: "Ten minutes with an iron teach more than an hour of theory.",
  },
  resolve: (block, resolver, inner) => {
    const { updated, image, draft, body, list, previous, next } = block;
    const { language, labels, destination } = resolver;
    const shown = image && resolver.image(image, "text");
    const { text, contents } = addAnchors(resolver.longText({ body, isLiteral: list !== undefined }, inner), resolver);
    const linkTo = (to: typeof list) => to && { label: to.label, ...destination(to.href) };
    return {
      ...showAbout(block, language),
      updated: updated === undefined ? undefined : sayUpdated(updated, idOf(block, "updated"), resolver),
      minutes: readingTime(body, language, labels),
      image: shown,
      draft: draft ? labels.draft : undefined,
      text,
      // A short text needs no table of contents.
      contents: contents.length >= fewestParts && countWords(body) >= fewestWords ? contents : [],
      list: linkTo(list),
      previous: linkTo(previous),
      next: linkTo(next),
    };
  },
});

function sayUpdated(date: string, node: string | undefined, { language, labels }: Resolver) {
  const { text, dateTime } = formatDate(date, language);
  return { text: addNodeIds(fillLabel(labels.updated, { date: text }), node), dateTime };
}

const fewestParts = 3;
const fewestWords = 600;

/** A link to a heading of the same page. */
export interface ContentsLink {
  id: string;
  label: Text;
}

/** Adds ids to a text's headings, and lists the topmost ones. */
function addAnchors(
  text: LongText<ResolvedImage>,
  { anchors }: Pick<Resolver, "anchors">,
): { text: LongText<ResolvedImage>; contents: ContentsLink[] } {
  const [only] = text;
  // The whole text is in another language than the page.
  if (text.length === 1 && typeof only === "object" && only.type === "run") {
    const inner = addAnchors(only.children, { anchors });
    return { ...inner, text: [{ ...only, children: inner.text }] };
  }
  const headings = text.filter((block) => typeof block === "object" && block.type === "heading");
  const top = Math.min(...headings.map(({ level }) => level));
  const labels = headings.map(({ children }) => plainLine(children, ({ alt }) => plain(alt)));
  const ids = anchors(labels);
  const contents = headings.flatMap(({ level, node }, index) => {
    const [id = "", label = ""] = [ids[index], labels[index]];
    return level === top ? [{ id, label: addNodeIds(label, node) }] : [];
  });
  const named = new Map<unknown, string | undefined>(headings.map((heading, index) => [heading, ids[index]]));
  const anchored = text.map((block) => {
    const id = named.get(block);
    return id !== undefined && typeof block === "object" && block.type === "heading" ? { ...block, id } : block;
  });
  return { text: anchored, contents };
}
