import type { Span } from "../../source/place.ts";
import { YamlText } from "../../source/yaml-text.ts";

const opening = /^\ufeff?---[ \t]*\r?\n/;
const closing = /^(?:---|\.\.\.)[ \t]*\r?$/m;

/** More than any front matter says. */
const mostFacts = 50_000;

/** A text in Markdown with facts in YAML before it, between two lines of `---`: its front matter. */
export class PostText extends YamlText {
  /** Where the front matter is; undefined where there is none, or it has no end. */
  readonly facts: Span | undefined;
  #prose: string | undefined;

  constructor(file: string, text: string) {
    const facts = findFacts(text);
    super(file, text, facts ?? { start: 0, end: 0 });
    this.facts = facts;
  }

  /** The text without its front matter, for which blanks stand: what follows keeps its place. */
  override get prose(): string {
    const { text, facts } = this;
    if (!facts) return text;
    const end = facts.end + (closing.exec(text.slice(facts.end))?.[0].length ?? 0);
    this.#prose ??= text.slice(0, end).replace(/[^\r\n]/g, " ") + text.slice(end);
    return this.#prose;
  }

  /** Where the first line of the text is behind the front matter; the file's end where it says nothing. */
  get opening(): Span {
    const { prose } = this;
    const start = prose.search(/\S/);
    if (start < 0) return { start: prose.length, end: prose.length };
    return { start, end: start + (/^.*/.exec(prose.slice(start))?.[0].trimEnd().length ?? 0) };
  }
}

function findFacts(text: string): Span | undefined {
  const start = opening.exec(text)?.[0].length;
  if (start === undefined) return undefined;
  const end = closing.exec(text.slice(start, start + mostFacts))?.index;
  return end === undefined ? undefined : { start, end: start + end };
}
