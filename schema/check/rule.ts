import type { SectionBlock } from "../blocks/index.ts";
import type { TextNode } from "../document/content-node.ts";
import type { PartNode } from "../document/part-node.ts";
import type { Entity } from "../entities/index.ts";
import type { Kind } from "../kinds.ts";
import { type Finding, type Message, type Messages, wordFinding } from "../messages/message.ts";
import type { Image } from "../pictures/image.ts";
import type { Portfolio } from "../portfolio/portfolio.ts";
import type { Place } from "../source/source-text.ts";
import type { ContentIndex } from "./content-index/content-index.ts";
import type { PageFacts, Placed } from "./content-index/gather.ts";
import type { AssetProbe, DiskProbe } from "./disk.ts";

/**
 * What a rule does with the parts of content that visitors can see, in the order of the file: one function for each kind
 * of part that it looks at. `exit` is called when all are visited.
 */
export interface Visitors extends Partial<Record<Kind, (text: TextNode) => void>> {
  /** Every text, of whatever kind. */
  any?: (text: TextNode) => void;
  /** Texts that people read, or hear. */
  words?: (text: TextNode) => void;
  page?: (page: PageFacts) => void;
  post?: (post: PageFacts) => void;
  entity?: (entity: Placed<Entity>) => void;
  picture?: (picture: Placed<Image>) => void;
  /** Lists of blocks: those of pages, and those within blocks. */
  blocks?: (blocks: Placed<SectionBlock[]>) => void;
  /** Objects that say one text in one of several ways. */
  choice?: (choice: Placed<Record<string, unknown>>) => void;
  /** What is within texts: a link, a formula, a tag of HTML. */
  part?: (part: PartNode) => void;
  exit?: () => void;
}

/** What rules may ask. */
export interface RuleFacts {
  index: ContentIndex;
  /** Looks up pictures and videos on the disk. */
  assets: AssetProbe;
  /** Looks up what else the disk knows. */
  disk: DiskProbe;
}

/** The same for advice, which is given on sound content, in each of its languages. */
export interface AdviceFacts extends RuleFacts {
  /** What the content says of a person, without the pages. */
  portfolio: Portfolio;
}

interface Reports<Facts> {
  /** Reports what a message says of facts at a place. What is missing or wrong already has no consequences. */
  report: <Code extends keyof Facts & string>(code: Code, place: Place, facts: Facts[Code]) => void;
  /** Reports what is worded elsewhere. */
  add: (...findings: readonly Finding[]) => void;
}

/** A rule: its messages, by their codes, and what it does in one check. */
export interface Rule<Known = RuleFacts> {
  messages: Readonly<Record<string, Message<never>>>;
  start: (known: Known, add: (...findings: readonly Finding[]) => void) => Visitors;
}

interface Definition<Known, Facts> {
  messages: Messages<Facts>;
  create: (context: Known & Reports<Facts>) => Visitors;
}

/**
 * Defines a rule. What JSON Schema can say of a value by itself is no rule: rules compare one with others, or with what
 * only the disk knows.
 */
export function defineRule<Facts>(rule: Definition<RuleFacts, Facts>): Rule {
  return bind(rule);
}

/** Defines advice: what a recruiter or an applicant system misses in a portfolio. */
export function defineAdviceRule<Facts>(rule: Definition<AdviceFacts, Facts>): Rule<AdviceFacts> {
  return bind(rule);
}

function bind<Known, Facts>({ messages, create }: Definition<Known, Facts>): Rule<Known> {
  return {
    messages,
    start: (known, add) =>
      create({ ...known, add, report: (code, place, facts) => add(wordFinding(messages, code, place, facts)) }),
  };
}
