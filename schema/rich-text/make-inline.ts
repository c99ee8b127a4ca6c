import type { Definition, Nodes, PhrasingContent, Root } from "mdast";
import type { Text } from "../text.ts";
import { NoteNumbers } from "./note-numbers.ts";
import { type Extent, spanOf } from "./parse-markdown.ts";
import { isWebAddress, textOf } from "./text-of.ts";
import type { Formula, Inline } from "./tree.ts";
import { plainTypesetter, type Typesetter } from "./typesetter.ts";

/** What is needed to build the tree of a line. */
export interface LineMaker {
  fill: (words: string) => Text;
  /** Resolves an address for the page. */
  href: (address: string) => string;
}

/** What is needed for a long text, which can have pictures. */
export interface TreeMaker<Picture> extends LineMaker {
  picture: (file: string, alt: Text) => Picture;
  /** Returns an id that is unique on the page. */
  newId: (prefix: string) => string;
  typesetter: Typesetter;
}

/** State while a tree is built. */
export interface Reading<Picture> {
  source: string;
  extent: Extent;
  make: TreeMaker<Picture>;
  /** Definitions for reference links such as `[words][name]`. */
  definitions: ReadonlyMap<string, Definition>;
  notes: NoteNumbers;
  /** True inside a link, which can't contain another. */
  isLink?: boolean;
}

/** Maximum depth of inline markup. Deeper content becomes plain text. */
export const deepest = 20;

/** Builds the tree of a line. Blank lines become breaks. */
export function makeLine(root: Root, source: string, line: LineMaker): Inline<never>[] {
  const make: TreeMaker<never> = { ...line, picture: neverShown, newId: neverShown, typesetter: plainTypesetter };
  const reading = { source, extent: "line", make, definitions: new Map(), notes: new NoteNumbers(neverShown) } as const;
  const paragraphs = root.children.map((node) => (node.type === "paragraph" ? readInline(node.children, reading) : []));
  const gap = [{ type: "break" }, { type: "break" }] as const;
  return paragraphs.flatMap((words, index) => (index === 0 ? words : [...gap, ...words]));
}

function neverShown(): never {
  throw new Error("A line shows no picture and no note");
}

/** Inline content, with adjacent strings joined. */
export function readInline<P>(nodes: readonly PhrasingContent[], reading: Reading<P>, depth = 0): Inline<P>[] {
  const pieces = nodes.flatMap((node) => readPhrase(node, reading, depth));
  return pieces.reduce<Inline<P>[]>((joined, piece) => {
    const last = joined.at(-1);
    if (typeof piece === "string" && typeof last === "string") joined[joined.length - 1] = last + piece;
    else if (piece !== "") joined.push(piece);
    return joined;
  }, []);
}

function readPhrase<P>(node: PhrasingContent, reading: Reading<P>, depth: number): Inline<P>[] {
  const { source, extent, make, definitions } = reading;
  const asWritten = () => {
    const { start, end } = spanOf(node, source);
    return [make.fill(source.slice(start, end))];
  };
  if (depth > deepest) return [make.fill(textOf(node))];
  switch (node.type) {
    case "text":
      return extent === "line" ? breakLines(node.value, make.fill) : [make.fill(node.value.replace(/\r\n?|\n/g, " "))];
    case "strong":
    case "emphasis":
    case "delete":
      return [{ type: node.type, children: readInline(node.children, reading, depth + 1) }];
    case "sub":
    case "sup":
    case "kbd":
    case "mark":
    case "abbr": {
      const { type, title } = node;
      const children = readInline(node.children, reading, depth + 1);
      return [title === undefined ? { type, children } : { type, title: make.fill(title), children }];
    }
    case "inlineCode":
      return [{ type: "inlineCode", value: node.value }];
    case "break":
      return [{ type: "break" }];
    case "link":
      return [{ type: "link", href: make.href(node.url), children: readLinked(node.children, reading, depth) }];
    case "linkReference": {
      const url = definitions.get(node.identifier)?.url;
      const children = url === undefined ? [] : readLinked(node.children, reading, depth);
      return url === undefined ? asWritten() : [{ type: "link", href: make.href(url), children }];
    }
    case "image":
      return extent === "line" ? asWritten() : [makePicture(node.url, node.alt ?? "", reading)];
    case "imageReference": {
      const url = definitions.get(node.identifier)?.url;
      return url === undefined ? asWritten() : [makePicture(url, node.alt ?? "", reading)];
    }
    case "footnoteReference":
      return [reading.isLink ? `[${reading.notes.numberOf(node.identifier)}]` : reading.notes.refer(node.identifier)];
    case "inlineMath":
      return isPrice(node, source) ? asWritten() : [makeFormula(node.value, isOnOwnLine(node, source), make)];
    case "leftOut":
      return [];
    default:
      return asWritten();
  }
}

function readLinked<P>(nodes: readonly PhrasingContent[], reading: Reading<P>, depth: number): Inline<P>[] {
  return readInline(nodes, { ...reading, isLink: true }, depth + 1);
}

function makePicture<P>(file: string, alt: string, { make, isLink }: Reading<P>): Inline<P> {
  if (!isWebAddress(file)) return { type: "image", image: make.picture(file, make.fill(alt)) };
  const children = [make.fill(alt || file)];
  return isLink ? (children[0] ?? "") : { type: "link", href: make.href(file), children };
}

export function makeFormula<P>(tex: string, isDisplay: boolean, { typesetter }: TreeMaker<P>): Formula {
  return { type: "formula", tex, isDisplay, math: typesetter.formula(tex, isDisplay) };
}

/**
 * True for text between two prices instead of a formula. As in Pandoc, a formula has no space inside its dollar signs
 * and no digit after the last.
 */
export function isPrice(node: Pick<Nodes, "position">, source: string): boolean {
  const { start, end } = spanOf(node, source);
  const written = source.slice(start, end);
  return !written.startsWith("$$") && (/^\$\s|\s\$$/.test(written) || /^[0-9]/.test(source.slice(end, end + 1)));
}

/** True for `$$x$$` within a line, which is displayed as a block. */
export function isOnOwnLine(node: Pick<Nodes, "position">, source: string): boolean {
  const { start } = spanOf(node, source);
  return source.startsWith("$$", start);
}

function breakLines<P>(text: string, fill: LineMaker["fill"]): Inline<P>[] {
  const lines = text.split(/\r\n?|\n/).map(fill);
  return lines.flatMap((line, index) => (index === 0 ? [line] : [{ type: "break" } as const, line]));
}
