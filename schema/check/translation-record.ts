import { z } from "zod";
import { language } from "../language-list.ts";
import type { LocatedTexts, Original } from "../localize/originals.ts";
import type { RuleReport } from "../messages/message.ts";
import { find } from "../messages/messages.ts";
import type { JsonText } from "../source/json-text.ts";
import { joinPointer } from "../source/location.ts";
import { pointerOf, type SourceLocation } from "../source/source-text.ts";
import { reportSyntax } from "./syntax-reports.ts";

/** Hashes a text to 16 hexadecimal digits, as `recordShape` requires. */
export type Hash = (text: string) => string;

/**
 * For each language, the hashes of a translation and its original, with the original's beginning for human readers. It
 * has no locations, so a translation may be moved.
 */
const recordShape = z.record(language, z.record(z.string().regex(/^[0-9a-f]{16} [0-9a-f]{16}$/), z.string()));

export type RecordedPairs = z.output<typeof recordShape>;

/** The file beside the content that records which originals the translations were made from. */
export class TranslationRecord {
  readonly source: JsonText;
  /** Diagnostics of the file itself. */
  readonly reports: readonly RuleReport[];
  readonly pairs: RecordedPairs;
  readonly #hash: Hash;
  /** For each language, the hashes of originals by the hash of their translation. */
  readonly #made: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

  /** @param readError why the file couldn't be read, if so */
  constructor(source: JsonText, hash: Hash, readError?: string) {
    const { data = {}, error } = recordShape.safeParse(source.value);
    const [issue] = reportSyntax(source);
    const path = error?.issues[0]?.path ?? [];
    this.source = source;
    this.pairs = issue ? {} : data;
    this.#hash = hash;
    this.#made = new Map(Object.entries(this.pairs).map(([into, pairs]) => [into, groupPairs(Object.keys(pairs))]));
    if (readError !== undefined) this.reports = [this.#refuse("", `the file can't be read (${readError}).`)];
    else if (issue) this.reports = [this.#refuse(issue.location, issue.message)];
    else if (error)
      this.reports = [
        this.#refuse({ key: joinPointer(...path.map(String)) }, "What stands here isn't what this program writes."),
      ];
    else this.reports = [];
  }

  /** True if a translation was made from another original. False if the record doesn't have the translation. */
  isStale(into: string, original: LocatedTexts, translation: LocatedTexts): boolean {
    const known = this.#made.get(into)?.get(hashTexts(translation, this.#hash));
    return known !== undefined && !known.has(hashTexts(original, this.#hash));
  }

  #refuse(location: SourceLocation, reason: string): RuleReport {
    const { source } = this;
    const { start, end } =
      typeof location === "object" && "start" in location ? location : source.span({ key: pointerOf(location) ?? "" });
    return find("bad-translation-record", { source, start, end, pointer: "" }, { reason });
  }
}

const longestBeginning = 40;

/** The record's entries for translations that are up to date, sorted by hash. */
export function recordPairs(originals: readonly Original[], hash: Hash): RecordedPairs[string] {
  const pairs = originals.flatMap((original): [string, string][] => {
    const { texts, translation } = original;
    if (!translation) return [];
    const characters = [...(texts[0] ?? "").replaceAll(/\s+/g, " ").trim()];
    const beginning =
      characters.slice(0, longestBeginning).join("") + (characters.length > longestBeginning ? "…" : "");
    return [[`${hashTexts(translation, hash)} ${hashTexts(original, hash)}`, beginning]];
  });
  return Object.fromEntries(pairs.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function groupPairs(pairs: readonly string[]): Map<string, Set<string>> {
  const made = new Map<string, Set<string>>();
  for (const pair of pairs) {
    const [translation = "", original = ""] = pair.split(" ");
    made.set(translation, (made.get(translation) ?? new Set()).add(original));
  }
  return made;
}

function hashTexts({ texts }: LocatedTexts, hash: Hash): string {
  return hash(texts.join("\0"));
}
