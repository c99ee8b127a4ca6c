import { listWords } from "../../../schema/messages/message.ts";
import type { Definition, Group, KeyFacts } from "../../../schema/reference/definitions.ts";

/** Headings of the groups, for lists of definitions. */
export const headings: Readonly<Record<Group | "kind", string>> = {
  block: "Blocks of a page",
  card: "Cards and items, by what they are",
  part: "Parts of content",
  kind: "Kinds of value",
};

/** What may be written under a key, and what it does. */
export function describeKey(facts: KeyFacts): string {
  const { type, default: standard } = facts;
  const left = standard === undefined ? "" : `; ${JSON.stringify(standard)} if left out`;
  return `${type}${left}. ${describeWithVersion(facts)}`;
}

/** A description, with the version that brought what it describes. */
export function describeWithVersion({ description, since }: Pick<KeyFacts, "description" | "since">): string {
  return since === undefined ? description : `${description} Since ${since}.`;
}

/** Which keys of a definition exclude each other; "" if none do. */
export function describeChoice({ choice }: Definition): string {
  if (!choice) return "";
  return `${choice.needsOne ? "Takes one of" : "Takes at most one of"} ${listWords(choice.keys, "and")}.`;
}
