import { z } from "zod";
import { language } from "../language.ts";
import type { Original, Saying } from "../localize/originals.ts";
import type { Finding } from "../messages/message.ts";
import { find } from "../messages/messages.ts";
import type { JsonText } from "../source/json-text.ts";
import { joinPointer } from "../source/place.ts";
import { type Place, pointerOf } from "../source/source-text.ts";
import { findProblems } from "./problems.ts";

/** A short name for a text, which changes whenever the text does: as many hexadecimal digits as `recordShape` says. */
export type Hash = (text: string) => string;

/**
 * What a record says, for each language: which translation was made of which original, by the hashes of both, and how
 * the original begins, for those who read the file. It says nothing of places: what is moved stays what it is.
 */
const recordShape = z.record(language, z.record(z.string().regex(/^[0-9a-f]{16} [0-9a-f]{16}$/), z.string()));

export type RecordedPairs = z.output<typeof recordShape>;

/** The file beside the content that tells of which originals its translations were made. */
export class TranslationRecord {
  readonly source: JsonText;
  /** What is wrong with the file. */
  readonly findings: readonly Finding[];
  readonly pairs: RecordedPairs;
  readonly #hash: Hash;
  /** For each language the hashes of originals, by those of the translations that were made of them. */
  readonly #made: ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

  /** @param trouble why nobody could read the file, if so */
  constructor(source: JsonText, hash: Hash, trouble?: string) {
    const { data = {}, error } = recordShape.safeParse(source.value);
    const [problem] = findProblems(source);
    const path = error?.issues[0]?.path ?? [];
    this.source = source;
    this.pairs = problem ? {} : data;
    this.#hash = hash;
    this.#made = new Map(Object.entries(this.pairs).map(([into, pairs]) => [into, groupPairs(Object.keys(pairs))]));
    if (trouble !== undefined) this.findings = [this.#refuse("", `the file can't be read (${trouble}).`)];
    else if (problem) this.findings = [this.#refuse(problem.place, problem.message)];
    else if (error)
      this.findings = [
        this.#refuse({ key: joinPointer(...path.map(String)) }, "What stands here isn't what this program writes."),
      ];
    else this.findings = [];
  }

  /** Whether a translation was made of another original than the one it stands beside; of one it doesn't know, not. */
  isStale(into: string, original: Saying, translation: Saying): boolean {
    const known = this.#made.get(into)?.get(hashTexts(translation, this.#hash));
    return known !== undefined && !known.has(hashTexts(original, this.#hash));
  }

  #refuse(place: Place, reason: string): Finding {
    const { source } = this;
    const { start, end } =
      typeof place === "object" && "start" in place ? place : source.span({ key: pointerOf(place) ?? "" });
    return find("bad-translation-record", { source, start, end, pointer: "" }, { reason });
  }
}

const longestBeginning = 40;

/** What a record says of originals whose translations are up to date, sorted by the hashes. */
export function recordPairs(originals: readonly Original[], hash: Hash): RecordedPairs[string] {
  const pairs = originals.flatMap((original): [string, string][] => {
    const { texts, translation } = original;
    if (!translation) return [];
    const letters = [...(texts[0] ?? "").replaceAll(/\s+/g, " ").trim()];
    const beginning = letters.slice(0, longestBeginning).join("") + (letters.length > longestBeginning ? "…" : "");
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

function hashTexts({ texts }: Saying, hash: Hash): string {
  return hash(texts.join("\0"));
}
