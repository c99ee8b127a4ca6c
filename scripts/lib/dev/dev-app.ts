import type { IncomingMessage, ServerResponse } from "node:http";
import type { SiteFile } from "../files/site-file.ts";
import type { UpgradeHandler } from "../serve/guard-requests.ts";
import type { SiteApp } from "../site/list-site.ts";

/** The application with the editing tools for owners, for the dev server. */
export interface DevApp extends SiteApp {
  /** A document that shows the problems while there is no content to show. */
  emptyDocument: () => Promise<string>;
  /** The files that browsers load, beside the site's own. */
  files: readonly SiteFile[];
  /** Answers a request for a module of the application; resolves to false if the address is not a module. */
  serveModule?: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<boolean>;
  /** Connects a page that listens for changes of modules. */
  upgrade?: UpgradeHandler;
  /** Maps an error's stack trace to the sources. */
  traceError?: (error: Error) => void;
  close?: () => Promise<void>;
}
