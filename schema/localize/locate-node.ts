import { contentNode } from "../document/content-node.ts";
import { isRecordKind } from "../kinds.ts";
import type { Located, SourceText } from "../source/source-text.ts";
import type { CheckedContent } from "./localize.ts";

/**
 * Where the node with an id is written (`source/node-ids.ts`): a text or a record that is in a file of its own, in that
 * file; a default, where the value around it is.
 */
export function locateNode({ source, languages, texts }: CheckedContent, id: string): Located {
  const node = contentNode(source.value, languages).at(id);
  for (let part = node; part.parent; part = part.parent) {
    if (!isRecordKind(part.parent.schema.kind)) continue;
    const facts = texts.get(String(part.parent.value));
    const span = facts?.status === "text" ? facts.held?.places[Number(part.key)] : undefined;
    if (facts?.status === "text" && span) return { source: facts.source, span };
  }
  const file = node.schema.kind === "textFile" ? node : node.child("file");
  const facts = file?.schema.kind === "textFile" ? texts.get(String(file.value)) : undefined;
  return facts?.status === "text" ? locateProse(facts.source) : source.locate(id);
}

function locateProse(source: SourceText): Located {
  const { prose } = source;
  return { source, span: { start: prose.search(/\S|$/), end: prose.trimEnd().length } };
}
