import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteFile } from "../files/site-file.ts";
import type { UpgradeHandler } from "../serve/guard-requests.ts";
import type { SiteApp } from "../site/list-site.ts";

/** The application with what an owner sees who edits, as the dev server has it. */
export interface DevApp extends SiteApp {
  /** A document that shows what is wrong, where there is no content to show yet. */
  emptyDocument: () => Promise<string>;
  /** The files that browsers load, beside the site's own. */
  files: readonly SiteFile[];
  /** Answers a request for one of the application's modules; resolves to false if there is none at this address. */
  serveModule?: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;
  /** Connects a page that listens for changes in the application's modules. */
  upgrade?: UpgradeHandler;
  /** Makes an error's trace one of the sources. */
  traceError?: (error: Error) => void;
  close?: () => Promise<void>;
}
