import type { SectionLayout, SectionName } from "../../../../schema/entities/define/resume.ts";
import type { Entity } from "../../../../schema/entities/index.ts";
import type { ReadProfile } from "./read-profile.ts";

/** What was read of a section of a résumé: one entity at least. */
export interface ReadSection {
  name: SectionName;
  layout: SectionLayout;
  caution: string | undefined;
  entities: Entity[];
}

/** A part of `content.json` as it is written: keys that are undefined are left out. */
export type Json = Record<string, unknown>;

/** A page as it is written, and the words of its link. */
export interface LaidOutPage {
  label: string;
  page: { path: string; title: string; description: string; blocks: Json[] };
}

export const contactPath = "/contact";

/** Whether there is a page on which it says how. */
export function canBeReached({ emails, links, phone, location }: ReadProfile["profile"]): boolean {
  return emails.length > 0 || links.length > 0 || Boolean(phone ?? location);
}
