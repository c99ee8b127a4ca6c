import http, { type IncomingMessage } from "node:http";
import https from "node:https";
import { pipeline, type Readable, type Transform } from "node:stream";
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib";
import { nameSize } from "../../../schema/messages/message.ts";
import { CommandError } from "../cli/command.ts";
import { lookupPublic, NotPublicError } from "./public-addresses.ts";
import { Refusal, readUrl, UrlRefusal } from "./read-url.ts";

export interface HttpResponse {
  /** The final address, after redirects. */
  url: URL;
  status: number;
  /** Returns a header by its name in lower case. */
  header: (name: string) => string | undefined;
  bytes: Uint8Array;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  /** Sent only to the first address's origin; dropped when a redirect leaves it. */
  token?: string | undefined;
  /** Sent with POST. */
  body?: string | undefined;
  /** Time limit for the whole answer, in milliseconds. */
  timeout?: number | undefined;
  /** Size limit of the answer, decompressed. */
  mostBytes?: number;
  /** Also allows http:. */
  allowHttp?: boolean;
}

/** A failed request. The message names neither a redirect's target nor an address that isn't public. */
export class RequestError extends CommandError {
  /** Continues a sentence that begins with the address; without its full stop. */
  readonly reason: string;

  constructor(message: string, { reason, cause }: { reason: string; cause: unknown }) {
    super(message, { cause });
    this.reason = reason;
  }
}

const mostRedirects = 5;

/** Node's global agents may use a proxy (NODE_USE_ENV_PROXY), which resolves names itself. */
const agents = { http: new http.Agent(), https: new https.Agent() };

/**
 * Sends a request to the public internet. The program uses the network only through this function.
 * @throws {RequestError} if there is no answer, it is too large, or the address isn't public
 */
export async function request(address: string, options: RequestOptions = {}): Promise<HttpResponse> {
  const { timeout = 30_000, mostBytes = 5_000_000, allowHttp = false } = options;
  const controller = new AbortController();
  const { signal } = controller;
  // Unlike AbortSignal.timeout, this timer keeps the process alive. Otherwise it would end silently.
  const timer = setTimeout(() => controller.abort(), timeout);
  let { token } = options;
  let url: URL | undefined;
  let location = address;
  let redirects = 0;
  try {
    for (; redirects <= mostRedirects; redirects += 1) {
      // A secure request never continues over http:, where others could read or change it.
      const isSecure = !allowHttp || token !== undefined || url?.protocol === "https:";
      const next: URL = readUrl(location, url, isSecure);
      if (url && next.origin !== url.origin) token = undefined;
      url = next;
      const response = await send(url, { ...options, token, signal });
      const { statusCode: status = 0, headers } = response;
      if (status < 300 || status >= 400 || headers.location === undefined) {
        const header = (name: string) => headers[name]?.toString();
        const bytes = await readBody(response, mostBytes);
        // A body without a length ends with its connection and seems complete, even if the timeout cut it off.
        signal.throwIfAborted();
        return { url, status, header, bytes };
      }
      response.destroy();
      location = headers.location;
    }
    throw new Refusal(`redirects more than ${mostRedirects} times`, "Look at its address.");
  } catch (error) {
    const late = new Refusal(`has not answered within ${timeout / 1000} seconds`, "Try again later.");
    const { message: reason, advice } = signal.aborted ? late : explain(error, redirects > 0);
    const message = `${nameAddress(address)} ${reason}.${advice && ` ${advice}`}`;
    throw new RequestError(message, { reason, cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a request and resolves with the response before its body. Rejects on abort, whatever the server does. */
function send(
  url: URL,
  { headers, token, body, signal }: RequestOptions & { signal: AbortSignal },
): Promise<IncomingMessage> {
  const isSecure = url.protocol === "https:";
  const { request } = isSecure ? https : http;
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    request(url, {
      agent: isSecure ? agents.https : agents.http,
      method: body === undefined ? "GET" : "POST",
      headers: {
        "user-agent": "portfolio-from-json",
        "accept-encoding": Object.keys(decoders).join(", "),
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      signal,
      lookup: lookupPublic,
    })
      // A switch to another protocol that doesn't name the protocol.
      .on("response", (response) => (response.statusCode === 101 ? response.destroy() : resolve(response)))
      .on("error", reject)
      // Node closes the connection without an error if the server switches protocols.
      .on("close", () => reject(new Error("The connection was closed without an answer.")))
      .end(body);
  });
}

const decoders = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };
const codings = new Map<string, () => Transform>(Object.entries(decoders));

/** Reads the body and limits its decompressed size. The declared and compressed sizes aren't trusted. */
async function readBody(response: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  const coding = response.headers["content-encoding"]?.toLowerCase() ?? "identity";
  const decode = codings.get(coding);
  if (!decode && coding !== "identity") {
    response.destroy();
    throw new Refusal("is compressed in a way that it wasn't asked for", "Look at its address.");
  }
  // If the response ends early, reading the stream throws, so the callback does nothing.
  const body: Readable = decode ? pipeline(response, decode(), () => undefined) : response;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > mostBytes) throw new Refusal(`is larger than ${nameSize(mostBytes)}`, "Look at its address.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** @param isElsewhere true after a redirect; the message must not name its target */
function explain(error: unknown, isElsewhere: boolean): Refusal {
  if (error instanceof NotPublicError) return new Refusal("leads to an address that is not public, and is not asked");
  if (error instanceof UrlRefusal && isElsewhere) return new Refusal(`redirects to what ${error.message}`);
  if (error instanceof Refusal) return error;
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  const isUnknown = code === "ENOTFOUND" || code === "EAI_AGAIN";
  if (isElsewhere) return new Refusal(`redirects to what can't be ${isUnknown ? "found" : "reached"}`);
  return isUnknown
    ? new Refusal("can't be found", "Look at its name, and at the network.")
    : new Refusal(`can't be reached${code && ` (${code})`}`, "Look at the network, and try again.");
}

/** Formats an address for messages, without user name and password. */
function nameAddress(address: string): string {
  if (!URL.canParse(address)) return JSON.stringify(address);
  return Object.assign(new URL(address), { username: "", password: "" }).href;
}
