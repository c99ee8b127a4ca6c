import type { ServerResponse } from "node:http";
import launchEditor from "launch-editor";
import type { Located } from "../../../schema/source/source-text.ts";

/** Opens a place in the owner's editor, such as `content.json:3:7`; there may be none. */
export function openInEditor(place: string | undefined, response: ServerResponse): void {
  if (place !== undefined) launchEditor(place);
  response.writeHead(place === undefined ? 404 : 204).end();
}

/** A place in a file as editors are told it. */
export function nameLocation({ source, span }: Located): string {
  const { line, column } = source.position(span.start);
  return `${source.file}:${line}:${column}`;
}
