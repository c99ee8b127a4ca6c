import { contentJsonSchema } from "../json-schema/content-json-schema.ts";
import { partOf } from "../json-schema/schema-part.ts";
import { isRecordKind } from "../kinds.ts";
import type { ReadText, TextFiles } from "../records/text-files.ts";
import { type MappedSource, rootStep, type SourceRange, type SourceText, type Step } from "../source/source-text.ts";
import { ContentNode } from "./content-node.ts";
import { siteScope } from "./scope.ts";

interface Included {
  /** The content with its lists inserted. */
  value: unknown;
  /** The locations of values from other files, by their pointers. */
  sourceMap: ReadonlyMap<string, MappedSource>;
}

/**
 * The root node: a content file with all files that it includes.
 *
 * Lists and posts are inserted before validation: their values are part of the content's value, and their locations are
 * in their own files. Texts and records are added below the value that names them, once it is known which are visible:
 * the value stays the name, and the nodes below it are in the file (`part-node.ts`). A file named twice is read once.
 */
export class ContentDocument extends ContentNode {
  readonly source: SourceText;
  readonly #sourceMap: ReadonlyMap<string, MappedSource>;
  /** What is known about the files of texts and records, by their names in the content. */
  files: TextFiles = new Map();

  /** @param siteLanguages the site's languages, the default one first; empty if it has only one */
  constructor(
    source: SourceText,
    siteLanguages: readonly string[] = [],
    { value, sourceMap }: Included = { value: source.value, sourceMap: new Map() },
  ) {
    super(value, partOf(contentJsonSchema()), undefined, "", siteScope(siteLanguages));
    this.source = source;
    this.#sourceMap = sourceMap;
  }

  override get steps(): readonly Step[] {
    return [rootStep(this.source)];
  }

  override fileOf(name: string): ReadText | undefined {
    const facts = this.files.get(name);
    return facts?.status === "text" ? facts : undefined;
  }

  /** The location of the node with an id (`source/node-ids.ts`). Texts and records of other files are located in those files. */
  locateId(id: string): SourceRange {
    const node = this.at(id);
    const isInRecords = isRecordKind(node.parent?.kind);
    const named = isInRecords ? node.parent : node.kind === "textFile" ? node : node.child("file");
    const read = isInRecords || named?.kind === "textFile" ? this.fileOf(named?.text ?? "") : undefined;
    if (!read) return node.location;
    const { source, held } = read;
    const whole = { start: source.prose.search(/\S|$/), end: source.prose.trimEnd().length };
    return { source, ...(held?.locations[Number(node.key)] ?? whole) };
  }

  override mappedSourceAt(pointer: string): MappedSource | undefined {
    return this.#sourceMap.get(pointer);
  }
}
