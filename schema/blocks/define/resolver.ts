import type { Card } from "../../entities/card.ts";
import type { Entity } from "../../entities/index.ts";
import type { Labels } from "../../labels/labels.ts";
import type { Destination, IconLink, IconName, IconTree } from "../../links.ts";
import type { ProfileContent } from "../../parts/profile.ts";
import type { Logo } from "../../pictures/image.ts";
import type { ImageShape, Medium, ResolvedImage } from "../../pictures/picture.ts";
import type { Body } from "../../primitives.ts";
import type { Text } from "../../text.ts";
import type { TextMaker } from "../../texts.ts";
import type { ResolvedBlock, SectionBlock } from "../index.ts";

/** A telephone number or e-mail address: its text, its name, and the link that opens it. */
export interface Address {
  label: Text | undefined;
  text: Text;
  href: string;
}

/** An address that its owner has named. */
export type NamedAddress = Address & { label: Text };

export interface ResolvedProfile extends Pick<ProfileContent, "name" | "role" | "photoShape"> {
  location: Text | undefined;
  phone: Address | undefined;
  chat: IconLink | undefined;
}

/** What a block's `resolve` may ask for. */
export interface Resolver extends TextMaker {
  /** What no owner writes, in the site's language. */
  readonly labels: Labels;
  /** The language that the page is in. */
  readonly language: string;
  readonly profile: ResolvedProfile;
  /** The heading level that this block's title has, 1 to 6. */
  readonly level: number;
  /** The full address of the page. */
  readonly address: string;
  /** How a longer text begins, in a line without form; undefined where that is no sentence. */
  opening(body: Body): Text | undefined;
  /** A text that is in a language of its own, which it says where the page is in another. */
  inLanguage(text: string, language: string | undefined): Text;
  /** An id that no other element of the page has. */
  newId(prefix: string): string;
  /** The ids of headings, by what they say, such as others may link to. */
  anchors(headings: readonly string[]): string[];
  /** The address of the owner's card for address books; undefined where the site has none. */
  readonly contactCard: string | undefined;
  /** The address of the file in which the page's publications can be downloaded; undefined where the site has none. */
  readonly bibtex: string | undefined;
  /** The address of the owner's CV. */
  readonly cv: string;
  /** Where an address of the content leads. */
  destination(href: string): Destination;
  icon(of: IconName): IconTree;
  /** The address of a video or its captions, which are published as they are; and of a video how large it is. */
  medium(src: string): Medium;
  /** The owner's photo. */
  photo(): ResolvedImage | undefined;
  /** A picture as it is shown in a place; one without words is decoration. */
  image(image: Logo, shape: ImageShape): ResolvedImage;
  /** The profile's e-mails with these ids, in this order; all where no ids are given. */
  emails(ids: readonly string[] | undefined): NamedAddress[];
  /** The profile's links with these ids, in this order; all where no ids are given. */
  links(ids: readonly string[] | undefined): IconLink[];
  /**
   * What is shown of an entity; of one that is `folded`, only its title is seen at first. Its link has the words
   * `linkLabel`, ours where the owner says none.
   */
  card(entity: Entity, linkLabel: Text | undefined, level: number, folded?: "folded"): Card;
  /** The blocks that are not hidden, resolved, their titles at `level`. */
  blocks(blocks: readonly SectionBlock[], level: number): ResolvedBlock[];
}
