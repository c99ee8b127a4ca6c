import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listen } from "../../../scripts/lib/serve/listen.ts";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { framePage } from "./frame.ts";
import { passOn, reportPath, tellPath } from "./pass-on.ts";

/** A site that tells what its pages met with, and the proxy of the browser that looks at it. */
export interface WatchedSite {
  /** The address of its home page. */
  url: string;
  port: number;
  /** What a page did against its policy, as browsers report it. */
  violations: string[];
  /** What pages logged as an error or a warning and what they threw, where they are asked to tell. */
  messages: string[];
  /** The other hosts that were asked for anything. Nothing reaches them. */
  otherHosts: string[];
  close: () => Promise<void>;
}

/**
 * Serves a built site at a host's root as a static host does, with its headers, but for three things: its pages may be
 * framed by this host's own, browsers report violations of each page's policy, and with `pagesTell`
 * pages tell what they log.
 */
export async function watchSite(folder: string, { pagesTell }: { pagesTell: boolean }): Promise<WatchedSite> {
  const site = await serveSite(folder, { base: "", port: 0 });
  const violations: string[] = [];
  const messages: string[] = [];
  const otherHosts: string[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "/", site.url);
    if (url.origin !== new URL(site.url).origin) {
      otherHosts.push(url.host);
      response.writeHead(502).end();
      return;
    }
    const told = { [reportPath]: violations, [tellPath]: messages }[url.pathname];
    const frame = framePage(url);
    if (told) {
      told.push(await text(request));
      response.end();
    } else if (frame) response.setHeader("content-type", "text/html").end(frame);
    else await passOn(url, response, pagesTell);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  server.on("connect", (request, socket) => {
    otherHosts.push(request.url ?? "");
    socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
  });
  const port = await listen(server, 0);
  return {
    url: `http://localhost:${port}/`,
    port,
    violations,
    messages,
    otherHosts,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await site.close();
    },
  };
}
