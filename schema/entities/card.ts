import type { Labels } from "../labels/labels.ts";
import type { CardLink, IconTree, ResolvedCardLink } from "../links.ts";
import type { NamedPicture } from "../pictures/image.ts";
import type { CaptionedPicture, ImageShape, ResolvedImage } from "../pictures/picture.ts";
import type { InlineText, LongText } from "../rich-text/tree.ts";
import { addNodeIds, idOf } from "../source/node-ids.ts";
import { isText, plain, type Text, type Traced } from "../text.ts";
import type { TextMaker } from "../texts.ts";
import { type DateText, formatDate, formatPeriod, type Precision } from "./dates.ts";
import type { CardFace, Fact, SharedFields } from "./define/define-entity.ts";
import { definitionOf, type Entity, type EntityType } from "./index.ts";

/** A card or expandable item, resolved for views. */
export interface Card extends Traced {
  kind: EntityType;
  /** Takes twice the space of other cards. */
  isFeatured?: true;
  /** Level of its heading, 1 to 6. */
  level: number;
  title: Text;
  /** Shown before the title. */
  icon: IconTree | undefined;
  /** Small picture beside the title. */
  logo: ResolvedImage | undefined;
  image: CaptionedPicture | undefined;
  date: DateText | undefined;
  /** Short facts under the title: an institution, a result. */
  facts: Fact[];
  text: InlineText | undefined;
  /** Single achievements under the text, one per line. */
  points: InlineText[];
  tags: Text[];
  links: ResolvedCardLink[];
  /** Cards nested under it: positions at one organization. */
  positions: Card[];
  /** A longer text behind a button; `id` is the id of its dialog. */
  details: { id: string; label: Text; text: LongText<ResolvedImage> } | undefined;
}

export interface CardContext extends TextMaker {
  language: string;
  labels: Labels;
  /** Link text; undefined for the built-in one. */
  linkLabel: Text | undefined;
  level: number;
  link: (link: CardLink) => ResolvedCardLink;
  icon: (name: string) => IconTree | undefined;
  newId: (prefix: string) => string;
  /** Absent for outputs without pictures. */
  image?: (image: NamedPicture, shape: ImageShape) => ResolvedImage;
}

/** The owner's words for the time, or the formatted dates. */
function resolveDate(
  { date, period }: { date: CardFace["date"]; period: Text | undefined },
  { language, labels }: CardContext,
  precision: Precision | undefined,
  entity: Entity,
): DateText | undefined {
  if (period !== undefined)
    return { text: period, dateTime: typeof date === "string" ? date : (date?.start ?? date?.end), isInWords: true };
  const shown =
    typeof date === "string"
      ? formatDate(date, language, precision)
      : date && formatPeriod(date, language, labels.today, precision);
  const nodes = ["date", "start", "end"].map((key) => (Object.hasOwn(entity, key) ? idOf(entity, key) : undefined));
  return shown && { ...shown, text: addNodeIds(shown.text, ...nodes) };
}

/** Adds to a plain text, such as a name, the id of the entity's value that it shows. Other texts have ids already. */
function findNode(text: Text, entity: Entity): Text {
  if (typeof text !== "string" || idOf(entity) === undefined) return text;
  for (const [key, value] of Object.entries(entity)) {
    if (!Array.isArray(value) && String(value) === text) return addNodeIds(text, idOf(entity, key));
    const list: readonly unknown[] = Array.isArray(value) ? value : [];
    if (list.includes(text)) return addNodeIds(text, idOf(entity, key, list.indexOf(text)));
    if (list.join(", ") === text) return addNodeIds(text, idOf(entity, key));
  }
  return text;
}

/** Level of the topmost headings in a card's longer text. The title of its dialog has level 2. */
const levelInDetails = 3;

export function makeCard(entity: Entity, context: CardContext): Card {
  const { labels, linkLabel = labels.knowMore, level, newId, image: show, words, longText } = context;
  const find = (text: Text) => findNode(text, entity);
  const say = (sentence: Text | undefined) => (sentence === undefined ? undefined : words(sentence));
  const {
    title,
    icon,
    date,
    facts = [],
    text,
    points = [],
    tags = [],
    link,
    details,
  } = definitionOf(entity.type).card(entity);
  const { logo, image, precision, period, linkLabel: ownLabel }: SharedFields = entity;
  const short = typeof link === "string" ? { label: ownLabel ?? linkLabel, href: link } : link;
  return {
    kind: entity.type,
    node: idOf(entity),
    ...(entity.featured && { isFeatured: true as const }),
    level,
    title: find(title),
    icon: icon === undefined ? undefined : context.icon(icon),
    logo: logo && show?.(logo, "logo"),
    image: image && show && { image: show(image, "card"), caption: say(image.caption) },
    date: resolveDate({ date, period }, context, precision, entity),
    facts: facts
      // A fact that is already the title is not repeated.
      .filter((fact) => !isText(fact) || plain(fact) !== plain(title))
      .filter((fact) => fact !== undefined)
      .map((fact) => (isText(fact) ? { text: fact } : fact))
      .map((fact) => ("text" in fact ? { ...fact, text: find(fact.text) } : fact)),
    text: say(text),
    points: points.map(words),
    tags: tags.map(find),
    links: [...(short ? [short] : []), ...(entity.links ?? [])].map(context.link),
    positions: [],
    details: details && {
      id: newId("details"),
      label: details.label ?? labels.learnMore,
      text: longText(details, levelInDetails),
    },
  };
}
