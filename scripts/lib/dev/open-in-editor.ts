import type { ServerResponse } from "node:http";
import launchEditor from "launch-editor";
import type { Diagnostic } from "../../../schema/messages/message.ts";

/** Opens a place in the owner's editor, if there is a problem at it: no page is to open whatever file it names. */
export function openInEditor(place: string | null, problems: readonly Diagnostic[], response: ServerResponse): void {
  const isKnown = problems.some(({ file, line, column }) => place === `${file}:${line}:${column}`);
  if (place !== null && isKnown) launchEditor(place);
  response.writeHead(isKnown ? 204 : 404).end();
}
