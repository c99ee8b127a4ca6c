import { once } from "../../source/once.ts";
import type { Span } from "../../source/place.ts";
import { readYaml, type YamlProblem } from "../../source/read-yaml.ts";
import { SourceText } from "../../source/source-text.ts";
import type { LeafNode, Node } from "../../source/syntax/tree.ts";

const opening = /^\ufeff?---[ \t]*\r?\n/;
const closing = /^(?:---|\.\.\.)[ \t]*\r?$/m;

/** More than any front matter says. */
const mostFacts = 50_000;

/**
 * A text in Markdown with facts in YAML before it, between two lines of `---`: its front matter. This is read the first
 * time that something of it is asked for.
 */
export class PostText extends SourceText {
  /** Where the front matter is; undefined where there is none, or it has no end. */
  readonly facts: Span | undefined;
  readonly #read = once(() => {
    const { start, end } = this.facts ?? { start: 0, end: 0 };
    return readYaml(this.text.slice(start, end), start);
  });
  readonly #prose = once(() => blankFacts(this.text, this.facts));

  constructor(file: string, text: string) {
    super(file, text);
    this.facts = findFacts(text);
  }

  /** What the front matter stands for; undefined where it can't be read. */
  override get value(): unknown {
    return this.#read().value;
  }

  override get root(): Node | undefined {
    return this.#read().root;
  }

  get problems(): readonly YamlProblem[] {
    return this.#read().problems;
  }

  /** A stretch of a value is found where the value is written as it reads; of another, all of it is told. */
  override spanWithin(string: LeafNode, part: Span): Span {
    const { start, end, value = "" } = string;
    const at = value === "" ? -1 : this.text.slice(start, end).indexOf(value);
    return at < 0 ? { start, end } : { start: start + at + part.start, end: start + at + part.end };
  }

  /** The text without its front matter, for which blanks stand: what follows keeps its place. */
  override get prose(): string {
    return this.#prose();
  }

  /** Where the first line of the text is behind the front matter; the file's end where it says nothing. */
  get opening(): Span {
    const { prose } = this;
    const start = prose.search(/\S/);
    if (start < 0) return { start: prose.length, end: prose.length };
    return { start, end: start + (/^.*/.exec(prose.slice(start))?.[0].trimEnd().length ?? 0) };
  }
}

function blankFacts(text: string, facts: Span | undefined): string {
  if (!facts) return text;
  const end = facts.end + (closing.exec(text.slice(facts.end))?.[0].length ?? 0);
  return text.slice(0, end).replace(/[^\r\n]/g, " ") + text.slice(end);
}

function findFacts(text: string): Span | undefined {
  const start = opening.exec(text)?.[0].length;
  if (start === undefined) return undefined;
  const end = closing.exec(text.slice(start, start + mostFacts))?.index;
  return end === undefined ? undefined : { start, end: start + end };
}
