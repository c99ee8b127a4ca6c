import type { Card } from "../../entities/card.ts";
import type { Entity } from "../../entities/index.ts";
import type { ChatApp, Image, LinkKind } from "../../primitives.ts";
import type { ResolvedBlock, SectionBlock } from "../index.ts";

/** How a picture is shown: a square, or a frame as wide as 16 to 9. What doesn't fit is cropped evenly. */
export type ImageShape = "square" | "wide";

/** The same picture in one format and several sizes, as HTML's `source` takes them. */
export interface ImageSource {
  type: string;
  srcset: string;
}

/** A picture as views get it. `src` is a URL that every browser can show; its sizes are in CSS pixels. */
export interface ResolvedImage {
  src: string;
  alt: string;
  width: number;
  height: number;
  /** Better files, the best first; absent where `src` is all there is. */
  sources?: ImageSource[];
}

/** A link with an icon and a name. */
export interface IconLink {
  kind: LinkKind | ChatApp;
  label: string;
  href: string;
}

/** A telephone number or e-mail address: its text, its name, and the link that opens it. */
export interface Address {
  label: string | undefined;
  text: string;
  href: string;
}

export interface ResolvedProfile {
  name: string;
  firstName: string;
  role: string;
  location: string | undefined;
  photo: ResolvedImage | undefined;
  phone: Address | undefined;
  chat: IconLink | undefined;
}

/** What a block's `resolve` may ask for. */
export interface Resolver {
  readonly profile: ResolvedProfile;
  /** The heading level that this block's title has, 1 to 6. */
  readonly level: number;
  /** An id that no other element of the page has. */
  newId(prefix: string): string;
  /** The address of the owner's card for address books; undefined where the site has none. */
  readonly contactCard: string | undefined;
  /** The address of the owner's CV. */
  readonly cv: string;
  /** A picture for a frame as wide as 16 to 9. */
  image(image: Image): ResolvedImage;
  /** The profile's e-mails with these ids, in this order; all where no ids are given. */
  emails(ids: readonly string[] | undefined): Address[];
  /** The profile's links with these ids, in this order; all where no ids are given. */
  links(ids: readonly string[] | undefined): IconLink[];
  card(entity: Entity, linkLabel: string, level: number): Card;
  /** The blocks that are not hidden, resolved, their titles at `level`. */
  blocks(blocks: readonly SectionBlock[], level: number): ResolvedBlock[];
}
