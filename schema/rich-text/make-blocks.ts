import type { FootnoteDefinition, Nodes, Root, RootContent } from "mdast";
import { deepest, makeFormula, type Reading, readInline, type TreeMaker } from "./make-inline.ts";
import { NoteNumbers } from "./note-numbers.ts";
import { textOf } from "./text-of.ts";
import type { Block, Inline, LongText, Note } from "./tree.ts";

/** State while the tree of a long text is built. */
interface LongReading<P> extends Reading<P> {
  level: number;
  /** Depths, as written, of the last heading and its ancestors. */
  outline: number[];
}

/** Builds the tree of a long text. @param level of the topmost headings, 1 to 6; the others follow without gaps */
export function makeBlocks<P>(root: Root, source: string, level: number, make: TreeMaker<P>): LongText<P> {
  const definitions = new Map(
    root.children.flatMap((node) => (node.type === "definition" ? [[node.identifier, node] as const] : [])),
  );
  const notes = new NoteNumbers(make.newId);
  const reading: LongReading<P> = { source, extent: "blocks", make, definitions, notes, level, outline: [] };
  const blocks = readBlocks(root.children, reading, 0);
  const footnotes = readNotes(findNotes(root), reading);
  return footnotes.length > 0 ? [...blocks, { type: "notes", notes: footnotes }] : blocks;
}

/** Notes by name. If several have the same name, the first counts. */
function findNotes(root: Root): ReadonlyMap<string, FootnoteDefinition> {
  const found = new Map<string, FootnoteDefinition>();
  const visit = (nodes: readonly Nodes[]): void => {
    for (const node of nodes) {
      if (node.type === "footnoteDefinition" && !found.has(node.identifier)) found.set(node.identifier, node);
      if ("children" in node) visit(node.children);
    }
  };
  visit(root.children);
  return found;
}

/** The notes that the text refers to, directly or through other notes. */
function readNotes<P>(definitions: ReadonlyMap<string, FootnoteDefinition>, reading: LongReading<P>): Note<P>[] {
  const footnotes: Note<P>[] = [];
  for (const { identifier, id, references } of reading.notes.values())
    footnotes.push({ id, children: readBlocks(definitions.get(identifier)?.children ?? [], reading, 1), references });
  return footnotes;
}

function readBlocks<P>(nodes: readonly RootContent[], reading: LongReading<P>, depth: number): LongText<P> {
  return nodes.flatMap((node) => readBlock(node, reading, depth) ?? []);
}

function readBlock<P>(node: RootContent, reading: LongReading<P>, depth: number): Block<P> | undefined {
  const { make } = reading;
  if (depth > deepest) return makeParagraph([make.fill(textOf(node))]);
  switch (node.type) {
    case "paragraph":
      return makeParagraph(readInline(node.children, reading));
    case "heading":
      return { type: "heading", level: levelOf(node.depth, reading), children: readInline(node.children, reading) };
    case "blockquote":
      return { type: "quotation", children: readBlocks(node.children, reading, depth + 1) };
    case "list": {
      const start = node.ordered ? (node.start ?? 1) : undefined;
      return {
        type: "list",
        start,
        items: node.children.map((item) => readBlocks(markTask(item.children), reading, depth + 1)),
      };
    }
    case "code":
      return { type: "code", lines: make.typesetter.code(node.value, node.lang ?? undefined) };
    case "math":
      return makeFormula(node.value, true, make);
    case "table": {
      const rows = node.children.map((row) => row.children.map((cell) => readInline(cell.children, reading)));
      const [head = [], ...body] = rows;
      return { type: "table", align: (node.align ?? []).map((align) => align ?? undefined), head, rows: body };
    }
    case "details": {
      const children = readBlocks(node.children, reading, depth + 1);
      return { type: "details", summary: readInline(node.summary, reading), children };
    }
    case "thematicBreak":
      return { type: "rule" };
    default:
      return undefined;
  }
}

/** A paragraph; a bare string if it has no markup. */
export function makeParagraph<P>(children: Inline<P>[]): Block<P> {
  const [only = ""] = children;
  return children.length < 2 && typeof only === "string" ? only : { type: "paragraph", children };
}

/** Replaces the brackets of a task (`- [x] …`) by a character that is read aloud and works in all formats. */
function markTask(children: readonly RootContent[]): readonly RootContent[] {
  const [paragraph, ...others] = children;
  if (paragraph?.type !== "paragraph") return children;
  const [text, ...rest] = paragraph.children;
  if (text?.type !== "text" || !/^\[[ xX]\]\s/.test(text.value)) return children;
  const value = `${text.value[1] === " " ? "☐" : "☑"} ${text.value.slice(4)}`;
  return [{ ...paragraph, children: [{ ...text, value }, ...rest] }, ...others];
}

/** The level of a heading: one below its nearest ancestor, even if the text skips levels. */
function levelOf<P>(depth: number, { outline, level }: LongReading<P>): number {
  while ((outline.at(-1) ?? 0) >= depth) outline.pop();
  outline.push(depth);
  return Math.min(level + outline.length - 1, 6);
}
