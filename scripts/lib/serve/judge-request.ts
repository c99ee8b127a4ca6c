import type { IncomingMessage } from "node:http";

/** Why a request is refused: the status, a sentence for readers of the response, and for 405 the allowed methods. */
export interface Refusal {
  status: number;
  reason: string;
  allow?: readonly string[];
}

/** The names that mean only this machine. No DNS server of others can claim them. */
const ownNames = ["localhost", "127.0.0.1", "[::1]"];

/**
 * Decides whether the server answers a request; never throws.
 *
 * The `Host` must be one of the server's own names with its port. Otherwise a page of `evil.example` could read
 * everything once its DNS record points to 127.0.0.1 (DNS rebinding): for the browser both have the same origin.
 *
 * Requests caused by a page of another origin are refused by the Fetch Metadata resource isolation policy
 * (https://web.dev/articles/fetch-metadata), which allows only top-level navigations, such as a link in a chat. It is
 * stricter in one point: `same-site` is refused, too, as all ports of localhost are one site.
 * @param methodsOf the allowed methods of a path
 * @param isFramed true if pages of other ports may frame this server's; a policy must say which (`frame-ancestors`)
 * @returns the address of the request, or the reason why it is refused
 */
export function judgeRequest(
  request: IncomingMessage,
  methodsOf: (pathname: string) => readonly string[],
  isFramed = false,
): URL | Refusal {
  const { localPort } = request.socket;
  // RFC 9112, section 3.2: status 400 for a missing or repeated header.
  const [host, ...others] = request.headersDistinct["host"] ?? [];
  if (host === undefined || others.length > 0) return elsewhere(400, localPort);
  const address = ownAddress(host, localPort);
  if (address === undefined) return elsewhere(421, localPort);
  // A path may begin with two slashes: resolved against an address, it would name another host.
  const target = request.url?.startsWith("/") ? address.origin + request.url : (request.url ?? "");
  if (!URL.canParse(target)) return { status: 400, reason: "This address can't be read. Correct it." };
  const url = new URL(target);
  // RFC 9112, section 3.2.2: a full address in place of a path overrides `Host`.
  if (url.origin !== address.origin) return elsewhere(421, localPort);
  if (isForeign(request, url, isFramed))
    return { status: 403, reason: `Another site asked for this. Open ${url.href} yourself.` };
  const allow = methodsOf(url.pathname);
  if (allow.includes(request.method ?? "")) return url;
  return { status: 405, reason: `This address is only for ${allow.join(" and ")}.`, allow };
}

/** The server's address under the name in a `Host` header; undefined if the name isn't one of its own. */
function ownAddress(host: string, port: number | undefined): URL | undefined {
  const isOwn = ownNames.some((name) => {
    const lowerCase = host.toLowerCase();
    return lowerCase === `${name}:${port}` || (port === 80 && lowerCase === name);
  });
  return isOwn ? new URL(`http://${host}`) : undefined;
}

function elsewhere(status: 400 | 421, port: number | undefined): Refusal {
  return { status, reason: `This server has another address. Open http://localhost:${port}/ instead.` };
}

/**
 * True if a page of another origin caused the request, except by a link that opens this site in its place or, if
 * `isFramed`, by a frame in a page of another port.
 */
function isForeign({ method, headers }: IncomingMessage, url: URL, isFramed: boolean): boolean {
  // Browsers send the origin of every CORS request, WebSocket and POST, also those without Fetch Metadata.
  if (headers.origin !== undefined && headers.origin !== url.origin) return true;
  const site = headers["sec-fetch-site"];
  if (site === undefined || site === "same-origin" || site === "none") return false;
  const isPage = headers["sec-fetch-mode"] === "navigate" && method === "GET";
  const isInFrame = isFramed && site === "same-site" && headers["sec-fetch-dest"] === "iframe";
  return !(isPage && (isInFrame || headers["sec-fetch-dest"] === "document"));
}
