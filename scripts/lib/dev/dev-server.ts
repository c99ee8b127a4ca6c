import type { IncomingMessage, Server, ServerResponse } from "node:http";
import launchEditor from "launch-editor";
import type { ContentDocument } from "../../../schema/document/document.ts";
import type { Diagnostic } from "../../../schema/messages/message.ts";
import { pairRenamed } from "../../../schema/renamed-paths.ts";
import { once } from "../../../schema/source/once.ts";
import { editorPath, eventsPath, ownPath } from "../../../src/dev/channel.ts";
import { apiPath, editorPagePath, examplePath, lookPath } from "../../../src/editor/protocol.ts";
import { reportFailure, shortPath } from "../cli/command.ts";
import type { LoadedContent } from "../content/load-content.ts";
import { watchContent } from "../content/watch-content.ts";
import { Editor } from "../edit/editor.ts";
import { renderExample } from "../edit/example-pages.ts";
import { handleEditor } from "../edit/handle-editor.ts";
import type { SiteFile } from "../files/site-file.ts";
import { originalPictures } from "../images/collect-pictures.ts";
import { createGuardedServer, type RequestHandler, safeMethods } from "../serve/guard-requests.ts";
import { listen } from "../serve/listen.ts";
import { bodyOf, contentType, sendBody } from "../serve/serve-file.ts";
import { lookUp } from "../serve/static-response.ts";
import { listSite } from "../site/list-site.ts";
import { readParts } from "../site/read-parts.ts";
import type { DevApp } from "./dev-app.ts";
import { EventChannel } from "./event-channel.ts";
import { openDevApp } from "./open-dev-app.ts";
import { ThemeLooks } from "./theme-looks.ts";

/** The last valid content as a site, with its files by their paths, and the diagnostics of the newest content. */
interface DevSite {
  base: string;
  /** Earlier base paths, from before edits of the site's address. */
  left: readonly string[];
  /** Addresses of pages that edits renamed, with the new ones. */
  renamed: ReadonlyMap<string, string>;
  fontCss: string;
  files: ReadonlyMap<string, SiteFile>;
  diagnostics: Diagnostic[];
  document?: ContentDocument;
}

/**
 * Serves a content file while it is edited, with the same files that a build would write.
 * @param port the first port to try; 0 takes any
 * @param onChange called with every new state of the site: the first, and one for each edit
 * @param onMove called with the site's new address if an edit changed it
 */
export async function startDevServer(options: {
  file: string;
  port: number;
  onChange: (site: DevSite) => void;
  onMove?: (url: string) => void;
}) {
  const { file, port, onChange, onMove } = options;
  const app = await openDevApp();
  const ofApp = new Map(app.files.map((one) => [one.path, one]));
  const channel = new EventChannel();
  const previewChannel = new EventChannel();
  let site: DevSite = { base: "", left: [], renamed: new Map(), fontCss: "", files: ofApp, diagnostics: [] };
  const looks = new ThemeLooks(app);
  let newest: LoadedContent | undefined;
  let changed = 0;
  let origin: string | undefined;
  let preview: Server | undefined;
  const editor = new Editor({ file, startPreview: () => startPreview(), reload: () => watcher.reload() });
  const refresh = async (loaded: LoadedContent) => {
    const { content, diagnostics } = loaded;
    newest = loaded;
    site = { ...site, diagnostics };
    if (content) {
      looks.update(loaded);
      const parts = await readParts(loaded, content);
      const { base, files, fontCss } = listSite(parts, app, originalPictures(parts.images), {
        hasWholeFonts: true,
      });
      const hasMoved = origin !== undefined && base !== site.base;
      if (hasMoved) onMove?.(`${origin}${base}/`);
      const next = new Map([...ofApp, ...files.map((one) => [one.path, one] as const)]);
      const renamed = pairRenamed(listAddresses(site.files, base), listAddresses(next, base));
      site = {
        base,
        left: hasMoved ? [...site.left, site.base] : site.left,
        renamed: new Map([...site.renamed, ...renamed]),
        fontCss,
        files: next,
        diagnostics,
        document: loaded.whole,
      };
    }
    // While somebody types in the editor, only its page and the site's show what comes of it.
    if (!editor.isUnsaved) onChange(site);
    channel.send("diagnostics", diagnostics);
    if (content) {
      changed = Date.now();
      for (const pages of [channel, previewChannel]) pages.send("changed", { fontCss: site.fontCss });
    }
    await editor.update(loaded, site.base);
  };
  const watcher = await watchContent([shortPath(file)], {
    showsDrafts: true,
    hasIds: true,
    remembers: true,
    readUnsaved: (hasChanged) => editor.readUnsaved(hasChanged),
    use: (loaded) => Promise.all(loaded.map(refresh)),
    onFailure: reportFailure,
  });

  /** Answers pages, their modules and their events. `greet` sends a page what it needs at once. */
  const servePages =
    (pages: EventChannel, greet: (send: EventChannel["send"]) => void): RequestHandler =>
    async (request, response, url) => {
      const { pathname, searchParams } = url;
      if (pathname === eventsPath) {
        const send = pages.accept(request, response);
        greet(send);
        if (changed >= Number(searchParams.get("since"))) send("changed", { fontCss: site.fontCss });
      } else if (pathname === editorPath) openInEditor(searchParams, site, response);
      else if (!(pathname.startsWith(ownPath) && (await app.serveModule?.(request, response, url))))
        await respond(site, app, url, request, response);
    };
  const shared = { upgrade: app.upgrade, answers: new Set<Promise<void>>() };
  const answerPages = servePages(channel, (send) => send("diagnostics", site.diagnostics));
  const http = createGuardedServer(
    async (request, response, url) => {
      if (!(await handleEditor(editor, request, response, url))) await answerPages(request, response, url);
    },
    {
      headers: headersFor("'none'"),
      // Links and pictures can't send a POST request.
      methodsOf: (pathname) => (pathname === editorPath || pathname.startsWith(apiPath) ? ["POST"] : safeMethods),
      ...shared,
    },
  );
  const own = `http://localhost:${await listen(http, port)}`;
  origin = own;
  // The preview's pages are of another origin: what runs in them can't reach the editor. It shows no diagnostics over its
  // pages, as the editor has them at their fields.
  const startPreview = once(async () => {
    const answerPreview = servePages(previewChannel, (send) => send("editor", { origin: own }));
    preview = createGuardedServer(
      async (request, response, url) => {
        const path = url.pathname.slice(site.base.length + 1);
        const [, type] = url.pathname.startsWith(examplePath) ? url.pathname.slice(1).split("/") : [];
        const isLook = url.pathname === lookPath;
        const example =
          type === undefined || !newest ? undefined : ((await renderExample(type, file, newest, app)) ?? "");
        const page = isLook ? await looks.renderHome(url.searchParams) : example;
        const body = page ?? (site.files.has(path) ? undefined : await looks.find(path));
        if (body === undefined) return answerPreview(request, response, url);
        sendBody(bodyOf(Buffer.from(body), contentType(page === undefined ? path : "index.html")), request, response);
      },
      {
        headers: headersFor(own),
        methodsOf: (pathname) => (pathname === editorPath ? ["POST"] : safeMethods),
        isFramed: true,
        ...shared,
      },
    );
    return `http://localhost:${await listen(preview, 0)}`;
  });
  return {
    url: `${origin}${site.base}/`,
    editorUrl: origin + editorPagePath,
    close: async () => {
      for (const server of [http, preview]) {
        server?.closeAllConnections();
        server?.close();
      }
      // A page that is still rendered needs the application to its end.
      await Promise.all(shared.answers);
      await editor.close();
      await watcher.close();
      await app.close?.();
    },
  };
}

/** @param ancestors the pages that may frame these (CSP's `frame-ancestors`) */
function headersFor(ancestors: string): Record<string, string> {
  return {
    // Drafts are only for the owner, also in browsers without Fetch Metadata.
    "cross-origin-resource-policy": "same-origin",
    "content-security-policy": `frame-ancestors ${ancestors}`,
  };
}

/** The addresses of a site's pages, with a slash at their ends. */
function listAddresses(files: DevSite["files"], base: string): string[] {
  return [...files.keys()].flatMap((path) => (/(?:^|\/)index\.html$/.test(path) ? `${base}/${folderOf(path)}` : []));
}

const folderOf = (path: string) => path.replace(/(?<=^|\/)index\.html$/, "");

async function respond(
  { base, left, renamed, files }: DevSite,
  app: DevApp,
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const answer = lookUp(url, base, (path) => files.get(path));
  response.setHeader("cache-control", "no-cache");
  if ("location" in answer) {
    response.writeHead(301, { location: answer.location }).end();
    return;
  }
  // Pages that were open when an edit renamed them, or moved the site, are redirected.
  const isUnder = (path: string) => url.pathname.startsWith(`${path}/`);
  const isLeft = !isUnder(base) && left.some(isUnder);
  const moved = isLeft ? `${base}/` : renamed.get(folderOf(url.pathname).replace(/\/?$/, "/"));
  if (!("file" in answer) && moved !== undefined) {
    response.writeHead(302, { location: moved }).end();
    return;
  }
  const file = "file" in answer ? answer.file : answer.fallback;
  const type = contentType(file?.path ?? "index.html");
  // While there is no content yet, the empty document is served.
  const body = await make(app, file);
  response.statusCode = "file" in answer ? 200 : 404;
  // A drawing that is opened at its own address may contain scripts.
  if (type === contentType("a.svg")) {
    const policy = `${response.getHeader("content-security-policy")}; default-src 'none'; style-src 'unsafe-inline'; sandbox`;
    response.setHeader("content-security-policy", policy);
  }
  sendBody(bodyOf(Buffer.from(body), type), request, response);
}

/** Renders a file, or the empty document. An error is printed with its stack trace, for authors of views. */
async function make(app: DevApp, file: SiteFile | undefined): Promise<string | Uint8Array> {
  try {
    return await (file ? file.make() : app.emptyDocument());
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    if (cause instanceof Error) {
      app.traceError?.(cause);
      console.error(cause.stack);
    }
    throw error;
  }
}

/** Opens a diagnostic or a node in the owner's editor: a page must not open any file that it names. */
function openInEditor(asked: URLSearchParams, { document, diagnostics }: DevSite, response: ServerResponse): void {
  const node = asked.get("node");
  const { source, start = 0 } = (node !== null && document?.locateId(node)) || {};
  const written = source && [{ file: source.file, ...source.position(start) }];
  const places = (written ?? diagnostics).map(({ file, line, column }) => `${file}:${line}:${column}`);
  const place = places.find((one) => written !== undefined || one === asked.get("file"));
  if (place !== undefined) launchEditor(place);
  response.writeHead(place === undefined ? 404 : 204).end();
}
