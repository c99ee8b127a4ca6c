import type { Diagnostic } from "../../schema/messages/message.ts";

/** Where the addresses of the dev server begin that are none of the site's own. */
export const ownPath = "/@app/";

/**
 * Where it tells open pages of every save, by server-sent events. `since` says when a page began to load, in
 * milliseconds of the clock: what was saved since may be missing from it.
 */
export const eventsPath = `${ownPath}events`;

/** A POST here opens in the owner's editor the `file` of a diagnostic, as in `content.json:3:7`, or the `node` of an id. */
export const editorPath = `${ownPath}open`;

/** What pages are told, by the names of the events. */
export interface DevEvents {
  /** After every save: all that is wrong. */
  problems: Diagnostic[];
  /** After every save of sound content, beside the page's data, which pages ask for: the rules for the site's letters. */
  changed: { letterCss: string };
}
