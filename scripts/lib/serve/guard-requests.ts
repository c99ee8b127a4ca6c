// biome-ignore lint/style/noRestrictedImports: this is the place that makes every server
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { judgeRequest, type Refusal } from "./judge-request.ts";

/** Answers a request that passed the checks. If it throws or rejects, the answer has status 500. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => void | Promise<void>;

/** Takes over a connection, such as a WebSocket. Returns false if the address accepts none. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer, url: URL) => boolean;

interface GuardOptions {
  headers?: Readonly<Record<string, string>>;
  /** The allowed methods of a path; by default GET and HEAD. */
  methodsOf?: (pathname: string) => readonly string[];
  /** See `judgeRequest`. */
  isFramed?: boolean;
  /** Without it, every upgrade is refused. */
  upgrade?: UpgradeHandler | undefined;
  /** Answers in progress, also those whose client has disconnected. None rejects. */
  answers?: Set<Promise<void>>;
}

/** The methods that change nothing (RFC 9110, section 9.2.1). */
export const safeMethods: readonly string[] = ["GET", "HEAD"];

/**
 * Makes a server that no request can crash. Handlers get only requests that pass `judgeRequest`. Every server of the
 * program is made here. Node itself answers invalid HTTP, headers over 16 kB and clients that are too slow.
 */
export function createGuardedServer(handle: RequestHandler, options: GuardOptions = {}): Server {
  const { headers = {}, methodsOf = () => safeMethods, isFramed, upgrade, answers } = options;
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeaders(new Map(Object.entries({ "x-content-type-options": "nosniff", ...headers })));
    const url = judgeRequest(request, methodsOf, isFramed);
    if (url instanceof URL) await handle(request, response, url);
    else refuse(response, url);
  };
  // Node's own answer to a request without a host has no explanation.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    // Clients may disconnect at any moment.
    for (const stream of [request, response]) stream.on("error", () => {});
    const answer = respond(request, response)
      .catch((error: unknown) => fail(response, error))
      .finally(() => answers?.delete(answer));
    answers?.add(answer);
  });
  server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => {});
    const refusal = handOver(request, socket, head, upgrade);
    if (refusal) refuseUpgrade(socket, refusal);
  });
  return server;
}

function refuse(response: ServerResponse, { status, reason, allow }: Refusal): void {
  if (allow) response.setHeader("allow", allow.join(", "));
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(`${reason}\n`);
}

/** Answers with the error's message, not its trace. A begun response is cut off, so it doesn't look complete. */
function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) if (name !== "x-content-type-options") response.removeHeader(name);
  refuse(response, { status: 500, reason: error instanceof Error ? error.message : String(error) });
}

/** Hands a connection over; returns the reason if it is refused. Browsers send the origin with every WebSocket. */
function handOver(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  upgrade: UpgradeHandler | undefined,
): Refusal | undefined {
  const url = judgeRequest(request, () => ["GET"]);
  if (!(url instanceof URL)) return url;
  try {
    if (request.headers.origin !== undefined && upgrade?.(request, socket, head, url)) return undefined;
  } catch (error) {
    return { status: 500, reason: error instanceof Error ? error.message : String(error) };
  }
  return { status: 400, reason: "No connection can be upgraded here." };
}

function refuseUpgrade(socket: Duplex, { status, reason }: Refusal): void {
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: text/plain\r\n\r\n`;
  socket.end(`${head}${reason}\n`, () => socket.destroy());
}
