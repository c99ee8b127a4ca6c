import type { Entity } from "../../entities/index.ts";
import type { SectionBlock } from "../index.ts";

/** What a block holds that others ask for: pages, formats and rules know no block by its name. */
export interface Holdings {
  /** The words of its own heading. */
  heading?: string | undefined;
  /** Whether it has headings one level under its own, beside those of its entries. */
  hasSubheadings?: boolean;
  /** What it says of the owner in whole sentences. */
  about?: string | undefined;
  /** Cards or items. Their titles stand under its own heading or, where it has none, in its place. */
  entries?: { at: string; entities: readonly Entity[] };
  /** Blocks within it, in the order in which they are read. */
  parts?: readonly BlockPart[];
  /** What it shows of the profile. */
  profile?: ProfileUse;
}

/** Blocks that stand together within a block. */
export interface BlockPart {
  /** Where their list stands, as a JSON pointer from the block. */
  at: string;
  /** The words over them. */
  title?: string | undefined;
  /** How many levels their headings stand under the block's own. */
  depth: 0 | 1;
  blocks: readonly SectionBlock[];
}

/** What of the profile shows. Lists of ids name some of its entries; "all" is all of them. */
export interface ProfileUse {
  phone?: boolean;
  chat?: boolean;
  photo?: boolean;
  location?: boolean;
  emails?: readonly string[] | "all";
  links?: readonly string[] | "all";
}
