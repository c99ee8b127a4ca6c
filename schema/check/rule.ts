import type { SectionBlock } from "../blocks/index.ts";
import type { StringNode } from "../document/content-node.ts";
import type { PartNode } from "../document/part-node.ts";
import type { Entity } from "../entities/index.ts";
import type { Kind } from "../kinds.ts";
import { type Message, type Messages, makeReport, type RuleReport } from "../messages/message.ts";
import type { Image } from "../pictures/image.ts";
import type { Portfolio } from "../portfolio/portfolio.ts";
import type { SourceLocation } from "../source/source-text.ts";
import type { ContentIndex } from "./content-index/content-index.ts";
import type { LocatedValue, PageFacts } from "./content-index/gather.ts";
import type { AssetProbe, DiskProbe } from "./disk.ts";

/** A rule's functions, one for each kind of visible part, called in the order of the file. `exit` is called last. */
export interface Visitors extends Partial<Record<Kind, (text: StringNode) => void>> {
  any?: (text: StringNode) => void;
  /** Texts that people read or hear. */
  words?: (text: StringNode) => void;
  page?: (page: PageFacts) => void;
  post?: (post: PageFacts) => void;
  entity?: (entity: LocatedValue<Entity>) => void;
  picture?: (picture: LocatedValue<Image>) => void;
  /** Lists of blocks: those of pages and those within blocks. */
  blocks?: (blocks: LocatedValue<SectionBlock[]>) => void;
  /** Objects that take one text by one of several keys. */
  choice?: (choice: LocatedValue<Record<string, unknown>>) => void;
  /** Parts of texts: links, formulas, HTML tags. */
  part?: (part: PartNode) => void;
  exit?: () => void;
}

export interface RuleFacts {
  index: ContentIndex;
  assets: AssetProbe;
  disk: DiskProbe;
}

/** The context of advice, which runs only on content without errors, once per language. */
export interface AdviceFacts extends RuleFacts {
  /** The person's details in the content, without the pages. */
  portfolio: Portfolio;
}

interface Reports<Facts> {
  /** Reports a message of this rule. Rules skip consequences of values that are missing or already wrong. */
  report: <Code extends keyof Facts & string>(code: Code, location: SourceLocation, facts: Facts[Code]) => void;
  /** Adds a report made with another module's message. */
  add: (...reports: readonly RuleReport[]) => void;
}

export interface Rule<Known = RuleFacts> {
  messages: Readonly<Record<string, Message<never>>>;
  start: (known: Known, add: (...reports: readonly RuleReport[]) => void) => Visitors;
}

interface Definition<Known, Facts> {
  messages: Messages<Facts>;
  create: (context: Known & Reports<Facts>) => Visitors;
}

/** Rules compare values with others, or with the disk. Constraints on a single value belong in the JSON Schema. */
export function defineRule<Facts>(rule: Definition<RuleFacts, Facts>): Rule {
  return bind(rule);
}

/** Defines advice: what recruiters or applicant systems miss in a portfolio. */
export function defineAdviceRule<Facts>(rule: Definition<AdviceFacts, Facts>): Rule<AdviceFacts> {
  return bind(rule);
}

function bind<Known, Facts>({ messages, create }: Definition<Known, Facts>): Rule<Known> {
  return {
    messages,
    // Speed: V8 adds keys after a spread twenty times as slowly as before one.
    start: (known, add) =>
      create({ add, report: (code, location, facts) => add(makeReport(messages, code, location, facts)), ...known }),
  };
}
