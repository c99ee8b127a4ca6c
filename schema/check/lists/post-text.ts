import { findParts } from "../../rich-text/find-parts.ts";
import { isTooComplex } from "../../rich-text/too-complex.ts";
import type { Span } from "../../source/location.ts";
import { once } from "../../source/once.ts";
import { readToml } from "../../source/read-toml.ts";
import { readYaml, type YamlIssue } from "../../source/read-yaml.ts";
import { SourceText } from "../../source/source-text.ts";
import type { LeafNode, Node } from "../../source/syntax/tree.ts";

/** The fence before the front matter, and the one after it: `---` around YAML, `+++` around TOML. */
const opening = /^\ufeff?(---|\+\+\+)[ \t]*\r?\n/;
const closing = { yaml: /^(?:---|\.\.\.)[ \t]*\r?$/m, toml: /^\+\+\+[ \t]*\r?$/m };

type Form = keyof typeof closing;

/** What an address in a post means; undefined if it means what is written. */
export type ResolveAddress = (address: string, isPicture: boolean) => string | undefined;

/** The longest front matter that is looked for, in characters. */
const mostFrontMatter = 50_000;

/** A Markdown text with front matter between two fences. The front matter is parsed when first needed. */
export class PostText extends SourceText {
  /** The range of the front matter; undefined if it is missing or has no end. */
  readonly frontMatter: (Span & { form: Form }) | undefined;
  readonly #read = once(() => {
    const { start, end, form } = this.frontMatter ?? { start: 0, end: 0, form: "yaml" };
    return (form === "toml" ? readToml : readYaml)(this.text.slice(start, end), start);
  });
  readonly #prose = once(() => blankFrontMatter(this.text, this.frontMatter));
  readonly #mdx = once(() => (this.file.endsWith(".mdx") ? findMdx(this.#prose()) : noMdx));
  readonly #shown = once(() => this.#resolveAll());
  #resolve: ResolveAddress = () => undefined;

  constructor(file: string, text: string) {
    super(file, text);
    this.frontMatter = findFrontMatter(text);
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

  /** The text with its front matter, and imports of MDX, replaced by spaces, so that offsets stay the same. */
  override get prose(): string {
    return this.#mdx().prose ?? this.#prose();
  }

  /** The imports and components of MDX. */
  get components(): readonly Span[] {
    return this.#mdx().components;
  }

  /** Sets what the addresses in the text mean. */
  resolveBy(resolve: ResolveAddress): void {
    this.#resolve = resolve;
  }

  override resolve(address: string, { start, end }: Span, isPicture: boolean): string {
    // An address with escapes can't be replaced in the text.
    return this.text.slice(start, end) === address ? (this.#resolve(address, isPicture) ?? address) : address;
  }

  override get shown(): string {
    return this.#shown();
  }

  #resolveAll(): string {
    const { prose } = this;
    if (isTooComplex(prose)) return prose;
    return findParts(prose, "blocks").reduceRight((text, part) => {
      if (part.kind !== "link" && part.kind !== "picture") return text;
      const address = part.kind === "link" ? part.address : part.file;
      const resolved = this.resolve(address, part, part.kind === "picture");
      const escaped = resolved.replace(/[\s()<>"'&\\]/g, (character) => `&#${character.charCodeAt(0)};`);
      return resolved === address ? text : text.slice(0, part.start) + escaped + text.slice(part.end);
    }, prose);
  }

  /** The first line with text after the front matter; the end of the file if there is none. */
  get opening(): Span {
    const { prose } = this;
    const start = prose.search(/\S/);
    if (start < 0) return { start: prose.length, end: prose.length };
    return { start, end: start + (/^.*/.exec(prose.slice(start))?.[0].trimEnd().length ?? 0) };
  }
}

function blankFrontMatter(text: string, frontMatter: PostText["frontMatter"]): string {
  if (!frontMatter) return text;
  const end = frontMatter.end + (closing[frontMatter.form].exec(text.slice(frontMatter.end))?.[0].length ?? 0);
  return blank(text.slice(0, end)) + text.slice(end);
}

const noMdx = { prose: undefined, components: [] };

/** Imports, exports and comments of MDX, which are blanked, and the lines with components, outside fenced code. */
function findMdx(text: string): { prose: string | undefined; components: Span[] } {
  const components: Span[] = [];
  let fence: string | undefined;
  let isInTag = false;
  let at = 0;
  const lines = text.split("\n").map((written) => {
    const [start, end] = [at, at + written.trimEnd().length];
    at += written.length + 1;
    const own = /^\s*(`{3,}|~{3,})/.exec(written)?.[1];
    if (own !== undefined) fence = fence === undefined ? own : own.startsWith(fence) ? undefined : fence;
    if (fence !== undefined || own !== undefined) return written;
    // The end of a tag that began in a line before.
    const line = isInTag ? written.replace(/^[^>]*>?/, blank) : written;
    const isStillInTag = isInTag && !written.includes(">");
    const isImport = /^(?:import|export)\s/.test(line);
    isInTag = isStillInTag || /<[A-Z][\w.]*(?:\s[^<>]*)?$/.test(line.replace(/`[^`]*`/g, ""));
    if ((isInTag && !isStillInTag) || isImport || /<[A-Z][\w.]*[\s/>]/.test(line.replace(/`[^`]*`/g, "")))
      components.push({ start, end });
    return isImport ? blank(line) : line.replace(/`[^`]*`|\{\/\*.*?\*\/\}|<\/?[A-Z][^<>]*(?:>|$)/g, blankUnlessCode);
  });
  return { prose: lines.join("\n"), components };
}

function blankUnlessCode(found: string): string {
  return found.startsWith("`") ? found : blank(found);
}

function blank(text: string): string {
  return text.replace(/[^\r\n]/g, " ");
}

function findFrontMatter(text: string): PostText["frontMatter"] {
  const [begin, fence] = opening.exec(text) ?? [];
  if (begin === undefined) return undefined;
  const start = begin.length;
  const form: Form = fence === "+++" ? "toml" : "yaml";
  const end = closing[form].exec(text.slice(start, start + mostFrontMatter))?.index;
  return end === undefined ? undefined : { form, start, end: start + end };
}
