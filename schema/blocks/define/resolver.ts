import type { Card } from "../../entities/card.ts";
import type { Entity } from "../../entities/index.ts";
import type { Labels } from "../../labels/labels.ts";
import type { Destination, IconLink, IconName, IconTree } from "../../links.ts";
import type { ProfileContent } from "../../parts/profile.ts";
import type { NamedPicture } from "../../pictures/image.ts";
import type { ImageShape, Medium, ResolvedImage } from "../../pictures/picture.ts";
import type { Body } from "../../primitives.ts";
import type { Text } from "../../text.ts";
import type { TextMaker } from "../../texts.ts";
import type { ResolvedBlock, SectionBlock } from "../index.ts";

/** A telephone number or e-mail address, and the link that opens it. */
export interface Address {
  label: Text | undefined;
  text: Text;
  href: string;
}

export type NamedAddress = Address & { label: Text };

export interface ResolvedProfile extends Pick<ProfileContent, "name" | "role" | "photoShape"> {
  location: Text | undefined;
  phone: Address | undefined;
  chat: IconLink | undefined;
}

/** What a block's `resolve` can use. */
export interface Resolver extends TextMaker {
  /** Built-in texts, in the page's language. */
  readonly labels: Labels;
  readonly language: string;
  readonly profile: ResolvedProfile;
  /** Heading level of this block's title, 1 to 6. */
  readonly level: number;
  readonly address: string;
  /** The beginning of a longer text as one line of plain text; undefined if that is no sentence. */
  opening(body: Body): Text | undefined;
  /** Marks a text with its language if that differs from the page's. */
  inLanguage(text: string, language: string | undefined): Text;
  /** Returns an id that is unique on the page. */
  newId(prefix: string): string;
  /** Returns ids for headings, made from their texts, that links can target. */
  anchors(headings: readonly string[]): string[];
  /** Address of the owner's vCard; undefined if the site has none. */
  readonly contactCard: string | undefined;
  /** Address of the file with the page's publications; undefined if the site has none. */
  readonly bibtex: string | undefined;
  destination(href: string): Destination;
  icon(of: IconName): IconTree;
  /** The published address of a video or of its captions, and the size of a video. */
  medium(src: string): Medium;
  photo(): ResolvedImage | undefined;
  /** A picture for a shape. A picture without alternative text is decoration. */
  image(image: NamedPicture, shape: ImageShape): ResolvedImage;
  /** The profile's e-mails with these ids, in this order; all if `ids` is undefined. */
  emails(ids: readonly string[] | undefined): NamedAddress[];
  /** The profile's links with these ids, in this order; all if `ids` is undefined. */
  links(ids: readonly string[] | undefined): IconLink[];
  /**
   * The card of an entity. If it is `folded`, only its title is visible at first. `linkLabel` is the text of its link,
   * with a built-in text as fallback.
   */
  card(entity: Entity, linkLabel: Text | undefined, level: number, folded?: "folded"): Card;
  /** Resolves the blocks that are not hidden, with their titles at `level`. */
  blocks(blocks: readonly SectionBlock[], level: number): ResolvedBlock[];
}
