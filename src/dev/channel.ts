import type { Diagnostic } from "../../schema/messages/message.ts";

/** Path prefix of the dev server's own URLs. */
export const ownPath = "/@app/";

/**
 * Server-sent events for every save. `since`: when the page began to load, in epoch milliseconds; later saves may be
 * missing from it.
 */
export const eventsPath = `${ownPath}events`;

/** A POST opens the `file` of a diagnostic, as in `content.json:3:7`, or the `node` of an id in the owner's editor. */
export const editorPath = `${ownPath}open`;

/** Server-sent events, by name. */
export interface DevEvents {
  /** After every save: all diagnostics. */
  diagnostics: Diagnostic[];
  /** After every save of valid content: the site's font rules. Pages request their own data. */
  changed: { fontCss: string };
  /** Only in the editor's preview, at once: the origin of the editor that may frame the page and talk with it. */
  editor: { origin: string };
}
