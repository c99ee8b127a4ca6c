import { contentJsonSchema } from "../json-schema/content-json-schema.ts";
import { partOf } from "../json-schema/schema-part.ts";
import { isRecordKind } from "../kinds.ts";
import type { ReadText, TextFiles } from "../records/text-files.ts";
import { type Mount, rootStep, type SourceRange, type SourceText, type Step } from "../source/source-text.ts";
import { ContentNode } from "./content-node.ts";
import { siteScope } from "./scope.ts";

interface Included {
  /** The content with its lists in their places. */
  value: unknown;
  /** Where values are written that other files have, by their pointers. */
  mounts: ReadonlyMap<string, Mount>;
}

/**
 * A content file with all that it includes: the root of its nodes, each of which knows where it is written.
 *
 * Lists and posts are mounted before anything is validated: their values are in the content's own, their locations in
 * files of theirs. A text or record file is mounted below the value that names it, once the walk has found which are
 * shown: the value stays the name, the nodes below it are in the file (`part-node.ts`). A file named twice is read once.
 */
export class ContentDocument extends ContentNode {
  readonly source: SourceText;
  readonly #mounts: ReadonlyMap<string, Mount>;
  /** What the disk says of the files of texts and records, by the names that the content gives them. */
  files: TextFiles = new Map();

  /** @param siteLanguages the site's, the first one first, and none if it has but one */
  constructor(
    source: SourceText,
    siteLanguages: readonly string[] = [],
    { value, mounts }: Included = { value: source.value, mounts: new Map() },
  ) {
    super(value, partOf(contentJsonSchema()), undefined, "", siteScope(siteLanguages));
    this.source = source;
    this.#mounts = mounts;
  }

  override get steps(): readonly Step[] {
    return [rootStep(this.source)];
  }

  override fileOf(name: string): ReadText | undefined {
    const facts = this.files.get(name);
    return facts?.status === "text" ? facts : undefined;
  }

  /** Where a node is written whose id a page gives (`source/node-ids.ts`): a text or a record of a file of its own, in that. */
  locateId(id: string): SourceRange {
    const node = this.at(id);
    const isInRecords = isRecordKind(node.parent?.kind);
    const named = isInRecords ? node.parent : node.kind === "textFile" ? node : node.child("file");
    const read = isInRecords || named?.kind === "textFile" ? this.fileOf(named?.text ?? "") : undefined;
    if (!read) return node.location;
    const { source, held } = read;
    const whole = { start: source.prose.search(/\S|$/), end: source.prose.trimEnd().length };
    return { source, ...(held?.places[Number(node.key)] ?? whole) };
  }

  override mountAt(pointer: string): Mount | undefined {
    return this.#mounts.get(pointer);
  }
}
