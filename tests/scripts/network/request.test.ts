import { readFileSync } from "node:fs";
import http, { type IncomingMessage, type RequestListener } from "node:http";
import https from "node:https";
import { brotliCompressSync, deflateSync, gzipSync } from "node:zlib";
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { request } from "../../../scripts/lib/network/request.ts";
import { openLocalNetwork } from "../../support/network/local-network.ts";
import { listCode } from "../lint/modules.ts";

const network = openLocalNetwork();
let answer: RequestListener;
let seen: IncomingMessage[] = [];
let home = "";
let open = "";
beforeAll(async () => {
  const serve: RequestListener = (asked, response) => {
    seen.push(asked);
    answer(asked, response);
  };
  home = await network.serve(serve);
  open = await network.serve(serve, { isSecure: false });
});
beforeEach(() => {
  seen = [];
});

/** Sends the beginning of an answer, and then something again and again until the client has gone. */
const drip =
  (begin: string, more: string): RequestListener =>
  ({ socket }) => {
    socket.write(begin);
    const timer = setInterval(() => socket.write(more), 5);
    socket.on("close", () => clearInterval(timer));
  };

const end101 =
  (more: string): RequestListener =>
  ({ socket }) =>
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${more}\r\n`);

const zeros = Buffer.alloc(6_000_000);
const send =
  (headers: Record<string, string>, body: Buffer | string): RequestListener =>
  (_, response) =>
    response.writeHead(200, headers).end(body);

describe("an answer", () => {
  it.each([
    ["gzip", gzipSync],
    ["deflate", deflateSync],
    ["br", brotliCompressSync],
    ["identity", (text: Buffer) => text],
  ])("is read as it was meant: %s", async (coding, compress) => {
    answer = send({ "content-encoding": coding }, compress(Buffer.from("hello")));
    expect(Buffer.from((await request(home)).bytes).toString()).toBe("hello");
  });

  it.each<[string, RequestListener, string]>([
    ["that becomes large (gzip)", send({ "content-encoding": "gzip" }, gzipSync(zeros)), "is larger than 5.0 MB"],
    ["that becomes large (br)", send({ "content-encoding": "br" }, brotliCompressSync(zeros)), "is larger than 5.0 MB"],
    ["that is large", send({}, zeros), "is larger than 5.0 MB"],
    ["compressed twice", send({ "content-encoding": "gzip, gzip" }, gzipSync(gzipSync("x"))), "is compressed in a way"],
    ["that ends early", send({ "content-encoding": "gzip" }, gzipSync(zeros).subarray(0, 900)), "can't be reached"],
    ["with endless headers", send({ "x-long": "x".repeat(20_000) }, ""), "can't be reached (HPE_HEADER_OVERFLOW)"],
    ["that is no HTTP", ({ socket }) => socket.end("SSH-2.0-OpenSSH_9\r\n"), "can't be reached"],
    ["that never begins", () => undefined, "has not answered within 0.3 seconds"],
    ["whose headers drip", drip("HTTP/1.1 200 OK\r\nx: ", "y"), "has not answered within 0.3 seconds"],
    ["whose body drips", drip("HTTP/1.1 200 OK\r\n\r\n", "y"), "has not answered within 0.3 seconds"],
    ["that is another protocol", end101("Connection: Upgrade\r\nUpgrade: h2c\r\n"), "can't be reached"],
    ["that is a protocol without a name", end101(""), "can't be reached"],
    ["that is no answer", ({ socket }) => socket.end(), "can't be reached"],
    ["after endless notes", drip("", "HTTP/1.1 102 Processing\r\n\r\n"), "has not answered within 0.3 seconds"],
  ])("is refused %s", async (_, listener, reason) => {
    answer = listener;
    await expect(request(home, { timeout: reason.includes("0.3") ? 300 : 60_000 })).rejects.toThrow(
      `${home}/ ${reason}`,
    );
  });

  it("comes from the server itself, whatever Node's own agents do where variables name a proxy", async () => {
    answer = send({}, "hello");
    const createConnection = () => {
      throw new Error("This went to the proxy.");
    };
    for (const agent of [http.globalAgent, https.globalAgent]) {
      Object.assign(agent, { createConnection });
      onTestFinished(() => void Reflect.deleteProperty(agent, "createConnection"));
    }
    for (const url of [home, open]) expect((await request(url, { allowHttp: true })).status).toBe(200);
  });

  it("is refused from a server that is another than it says", async () => {
    await expect(request(home.replace("server", "false"))).rejects.toThrow("ERR_TLS_CERT_ALTNAME_INVALID");
    expect(seen).toEqual([]);
  });
});

describe("a redirect", () => {
  const to =
    (location: string): RequestListener =>
    ({ url }, response) =>
      url === "/" ? response.writeHead(302, { location }).end() : response.end("there");

  it.each([
    ["to an address that isn't encrypted", () => `${open}/x`],
    ["to a port that isn't the web's", () => "https://other.example:25/x"],
    ["to an address with a password", () => "https://me:secret@other.example/x"],
    ["to a file", () => "file:///etc/passwd"],
    ["to a name that leads nowhere", () => "https://hidden.test/x"],
    ["to nothing that could be read", () => "https://["],
  ])("is refused %s, and not told where it leads", async (_, location) => {
    answer = to(location());
    const said = String(await request(home, { allowHttp: true }).catch((error: unknown) => error));
    expect(said.replace(`${home}/`, "ADDRESS")).toMatch(/^CommandError: ADDRESS redirects to what [a-z :/,'-]+\.$/);
    expect(said).not.toMatch(/hidden|other\.|secret|passwd|\b25\b/);
    expect(seen).toHaveLength(1);
  });

  it("from an address that isn't encrypted may redirect to another one, and back from one that is it may not", async () => {
    answer = to("/there");
    expect((await request(open, { allowHttp: true })).status).toBe(200);
    answer = ({ url }, response) =>
      response.writeHead(302, { location: url === "/" ? `${home}/up` : `${open}/down` }).end();
    await expect(request(open, { allowHttp: true })).rejects.toThrow("only addresses that begin with https:// are");
  });

  it("carries a token neither to another server nor back from there, nor over what isn't encrypted", async () => {
    const other = home.replace("server", "other");
    const stations: Record<string, string> = { "/": "/same", "/same": `${other}/away`, "/away": `${home}/back` };
    answer = ({ url = "" }, response) => {
      const location = stations[url];
      if (location === undefined) response.end();
      else response.writeHead(307, { location }).end();
    };
    await request(home, { token: "secret" });
    expect(seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ["/", "Bearer secret"],
      ["/same", "Bearer secret"],
      ["/away", undefined],
      ["/back", undefined],
    ]);
    seen = [];
    await expect(request(open, { token: "secret", allowHttp: true })).rejects.toThrow("begin with https://");
    expect(seen).toEqual([]);
  });
});

it("an address with a password is refused without telling the password", async () => {
  const said = String(await request("https://me:secret@server.example/feed").catch((error: unknown) => error));
  expect(said).toBe("CommandError: https://server.example/feed is not asked: it has a name or a password in it.");
});

it("nothing else of the program asks the network: servers alone have Node's modules for it", () => {
  const code = listCode().filter((file) => /^(?:scripts|schema)\/(?!lib\/network\/)/.test(file));
  const asks = /\bfetch\(|\bhttps?\.(?:get|request)\(|\bconnect\(|\bcreateConnection\(|new (?:WebSocket|EventSource)/;
  const brings = /["']node:(?:https?|http2|net|tls|dgram|dns(?:\/promises)?)["']/;
  // Types bring nothing.
  const read = (file: string) => readFileSync(file, "utf8").replaceAll(/^import type [^;]*;/gm, "");
  const findFiles = (pattern: RegExp) => code.filter((file) => pattern.test(read(file)));
  expect(findFiles(asks)).toEqual([]);
  expect(findFiles(brings).filter((file) => !/^scripts\/lib\/(?:dev|serve)\//.test(file))).toEqual([]);
});
