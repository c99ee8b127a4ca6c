import { connect } from "node:net";
import fc from "fast-check";
import { tries } from "../chance.ts";

/**
 * Sends text as it is, over a connection of its own.
 * @returns what was answered before the server closed the connection
 */
export function sendRaw(url: string, text: string): Promise<string> {
  return exchange(url, text, () => {});
}

/** Sends text and resolves to the status of the first answer, 0 for none. It goes away before it has read all of it. */
async function askStatus(url: string, text: string): Promise<number> {
  const answer = await exchange(url, text, (close) => close());
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1] ?? 0);
}

function exchange(url: string, text: string, onAnswer: (close: () => void) => void): Promise<string> {
  const { port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: "127.0.0.1", port: Number(port) }, () => socket.write(text, "latin1"));
    let answer = "";
    socket.on("data", (bytes) => {
      answer += bytes.toString("latin1");
      onAnswer(() => socket.destroy());
    });
    // What the server refuses it may refuse to read to its end.
    socket.on("error", () => {});
    socket.on("close", () => resolve(answer));
  });
}

const anyText = fc.string({ unit: "binary", maxLength: 60 });

const methods = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom("GET", "HEAD") },
  { weight: 3, arbitrary: fc.constantFrom("POST", "PUT", "DELETE", "OPTIONS", "TRACE", "CONNECT", "PRI", "get") },
  { weight: 1, arbitrary: anyText },
);

const knownTargets = [
  "/",
  "//",
  "///evil.example/",
  "/\\evil.example",
  "/.//evil.example",
  "*",
  "",
  "?",
  "#",
  "http://[",
  "http://",
  "http://localhost:PORT/",
  "http://localhost:PORT",
  "http://evil.example/",
  "https://localhost:PORT/",
  "javascript:alert(1)",
  "evil.example:443",
  "/%",
  "/%00",
  "/%ff",
  "/%2e%2e/%2e%2e/etc/passwd",
  "/..%2f..%2fetc%2fpasswd",
  `/${"a".repeat(300)}/`,
  `/${"a/".repeat(4_000)}`,
  `/${"a".repeat(20_000)}`,
  "/@app/",
  "/@app/events",
  "/@app/open?file=content.json:1:1",
  "/@app/open?node=/profile/name",
  "/@app/__open-in-editor?file=/etc/passwd",
  "/@app/@fs/etc/passwd?raw",
  "/@app/@id/%00",
  "/@app/src/entry-client.ts?import&raw",
  "/@app/src/%",
  "/@app//",
  "/__proto__/constructor",
];

const targets = fc.oneof(
  fc.constantFrom(...knownTargets),
  fc.webPath().map((path) => path || "/"),
  fc.webUrl(),
  anyText.map((text) => `/${text}`),
  anyText,
);

const headerNames = ["origin", "sec-fetch-site", "sec-fetch-mode", "sec-fetch-dest", "content-length", "range"];
const moreNames = ["transfer-encoding", "connection", "upgrade", "expect", "if-none-match", "accept-encoding", "host"];
const headerValues = [
  "localhost:PORT",
  "http://localhost:PORT",
  "null",
  "cross-site",
  "same-origin",
  "navigate",
  "document",
  "bytes=5-",
  "bytes=-0",
  "9007199254740993",
  "-1",
  "chunked",
  "upgrade",
  "websocket",
  "h2c",
  "100-continue",
  "br",
  "a".repeat(20_000),
];

const headers = fc.array(
  fc.tuple(
    fc.oneof(fc.constantFrom(...headerNames, ...moreNames), anyText),
    fc.oneof(fc.constantFrom(...headerValues), anyText),
  ),
  { maxLength: 4 },
);

const requests = fc
  .record({
    method: methods,
    target: targets,
    version: fc.oneof(
      { weight: 8, arbitrary: fc.constant("HTTP/1.1") },
      { weight: 1, arbitrary: fc.constantFrom("HTTP/1.0", "HTTP/2.0", "HTTP/9.9", "http/1.1", "") },
    ),
    host: fc.constantFrom("Host: localhost:PORT", "host:LOCALHOST:PORT", "Host: evil.example", "Host: localhost.:PORT"),
    headers,
    end: fc.oneof({ weight: 9, arbitrary: fc.constant("\r\n") }, { weight: 1, arbitrary: fc.constant("\n") }),
  })
  .map(({ method, target, version, host, headers, end }) =>
    [`${method} ${target} ${version}`, host, ...headers.map(([name, value]) => `${name}: ${value}`), "", ""].join(end),
  );

/** A request that every server of ours refuses at once. After one that waits for more bytes, it is those. */
const lastRequest = "GET / HTTP/1.1\r\n\r\n";

/** What a server answered to requests that chance made: how often with which status, and what it should have refused. */
export interface FuzzOutcome {
  statuses: ReadonlyMap<number, number>;
  wronglyAnswered: readonly string[];
}

/** What chance made for the first of several servers. */
let drawn: readonly string[] | undefined;

/** Sends a thousand requests that chance makes, each over a connection of its own, to the server at an address. */
export async function fuzzServer(url: string): Promise<FuzzOutcome> {
  const { port, origin } = new URL(url);
  drawn ??= fc.sample(requests, tries(1000));
  const texts = drawn.map((text) => text.replaceAll("PORT", port));
  const statuses = new Map<number, number>();
  const wronglyAnswered: string[] = [];
  const ownHost = new RegExp(`^host:[ \\t]*localhost:${port}[ \\t]*$`, "im");
  const send = async () => {
    for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
      const status = await askStatus(origin, text + lastRequest);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status >= 500 || (status >= 200 && status < 400 && !ownHost.test(text))) wronglyAnswered.push(text);
    }
  };
  await Promise.all(Array.from({ length: 16 }, send));
  return { statuses, wronglyAnswered };
}
