import type { Span } from "../../source/location.ts";
import { once } from "../../source/once.ts";
import { readYaml, type YamlIssue } from "../../source/read-yaml.ts";
import { SourceText } from "../../source/source-text.ts";
import type { LeafNode, Node } from "../../source/syntax/tree.ts";

const opening = /^\ufeff?---[ \t]*\r?\n/;
const closing = /^(?:---|\.\.\.)[ \t]*\r?$/m;

/** The longest front matter that is looked for, in characters. */
const mostFacts = 50_000;

/** A Markdown text with YAML front matter between two lines of `---`. The front matter is parsed when first needed. */
export class PostText extends SourceText {
  /** The range of the front matter; undefined if it is missing or has no end. */
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

  /** The parsed front matter; undefined if it can't be parsed. */
  override get value(): unknown {
    return this.#read().value;
  }

  override get root(): Node | undefined {
    return this.#read().root;
  }

  get issues(): readonly YamlIssue[] {
    return this.#read().issues;
  }

  /** The range of a part of a value, or of the whole value if it is not written literally. */
  override spanWithin(string: LeafNode, part: Span): Span {
    const { start, end, value = "" } = string;
    const at = value === "" ? -1 : this.text.slice(start, end).indexOf(value);
    return at < 0 ? { start, end } : { start: start + at + part.start, end: start + at + part.end };
  }

  /** The text with its front matter replaced by spaces, so that offsets stay the same. */
  override get prose(): string {
    return this.#prose();
  }

  /** The first line with text after the front matter; the end of the file if there is none. */
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
