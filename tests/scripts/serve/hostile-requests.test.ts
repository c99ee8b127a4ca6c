import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startDevServer } from "../../../scripts/lib/dev/dev-server.ts";
import { serveSite } from "../../../scripts/lib/serve/serve-site.ts";
import { fuzzServer, sendRaw } from "../../support/hostile/raw-requests.ts";

const content = {
  version: 1,
  allow: ["placeholder"],
  site: { title: "A draft of Asha's", url: "https://asha.example/" },
  profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
  pages: [{ path: "/", title: "Home", description: "What Asha built.", blocks: [{ type: "hero" }] }],
};

let folder: string;
const servers: { url: string; close: () => Promise<void> }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "hostile-requests-"));
  const file = join(folder, "content.json");
  await writeFile(file, JSON.stringify(content));
  await writeFile(join(folder, ".env"), "TOKEN=secret-of-the-owner\n");
  const site = join(folder, "site");
  await mkdir(join(site, "about"), { recursive: true });
  await writeFile(join(site, "index.html"), "<title>A draft of Asha's</title>");
  await writeFile(join(site, "about/index.html"), "<title>About</title>");
  await writeFile(join(site, "404.html"), "<title>Missing</title>");
  servers.push(await serveSite(site, { base: "", port: 0 }));
  servers.push(await startDevServer({ file, port: 0, onChange: () => {} }));
});
afterAll(async () => {
  await Promise.all(servers.map(({ close }) => close()));
  await rm(folder, { recursive: true, maxRetries: 5 });
});

describe.each([
  ["preview", 0],
  ["dev", 1],
])("%s", (name, index) => {
  const address = () => servers[index]?.url ?? "";
  const port = () => new URL(address()).port;
  /** The answer to a request with these lines after its first one; PORT is replaced by the server's. */
  const ask = (line: string, ...lines: string[]) =>
    sendRaw(address(), [line, ...lines, "Connection: close", "", ""].join("\r\n").replaceAll("PORT", port()));
  const statusOf = async (answer: Promise<string>) => Number((await answer).split(" ", 2)[1]);
  const get = (...lines: string[]) => statusOf(ask("GET / HTTP/1.1", ...lines));

  it.each([
    ["GET // HTTP/1.1", 404],
    ["GET ///evil.example HTTP/1.1", 404],
    ["GET /\\evil.example HTTP/1.1", 404],
    ["GET http://[ HTTP/1.1", 400],
    ["GET http:// HTTP/1.1", 400],
    ["GET * HTTP/1.1", 400],
    ["GET evil HTTP/1.1", 400],
    ["GET /a\0b HTTP/1.1", 400],
    ["GET /% HTTP/1.1", 404],
    ["GET /%00 HTTP/1.1", 404],
    [`GET /${"a".repeat(5_000)} HTTP/1.1`, 404],
    [`GET /${"a".repeat(50_000)} HTTP/1.1`, 431],
    ["GET http://localhost:PORT/ HTTP/1.1", 200],
    ["GET http://evil.example/ HTTP/1.1", 421],
    ["GET https://localhost:PORT/ HTTP/1.1", 421],
  ])("answers %j with its status, and the next request", async (line, status) => {
    expect(await statusOf(ask(line, "Host: localhost:PORT"))).toBe(status);
    expect(await get("Host: localhost:PORT")).toBe(200);
  });

  it.each(["localhost:PORT", "127.0.0.1:PORT", "[::1]:PORT", "LocalHost:PORT"])(
    "answers its own name %s",
    async (host) => {
      expect(await get(`Host: ${host}`)).toBe(200);
    },
  );

  it.each(["evil.example", "evil.example:PORT", "localhost", "localhost:1", "localhost.:PORT", "127.1:PORT", ""])(
    "refuses the host %j, and says what to open instead",
    async (host) => {
      const answer = await ask("GET / HTTP/1.1", `Host: ${host}`);
      expect(answer).toMatch(/^HTTP\/1\.1 421 /);
      expect(answer).toContain(`Open http://localhost:${port()}/ instead.`);
      expect(answer).not.toContain("Asha");
    },
  );

  it("refuses a request that names no host, or two", async () => {
    expect(await get()).toBe(400);
    expect(await statusOf(ask("GET / HTTP/1.0"))).toBe(400);
    expect(await get("Host: localhost:PORT", "Host: localhost:PORT")).toBe(400);
    expect(await get("Host: localhost:PORT", "Host: evil.example")).toBe(400);
  });

  const own = "Host: localhost:PORT";

  it.each([
    [["Origin: http://evil.example"]],
    [["Origin: null"]],
    [["Origin: http://localhost:1"]],
    [["Origin: http://127.0.0.1:PORT"]],
    [["Origin: https://localhost:PORT"]],
    [["Origin: http://localhost:PORT", "Origin: http://evil.example"]],
    [["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Dest: script"]],
    [["Sec-Fetch-Site: same-site", "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Dest: image"]],
    [["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: iframe"]],
    [["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: object"]],
    [["Sec-Fetch-Site: cross-site"]],
    [["Sec-Fetch-Site: no-such-word"]],
  ])("refuses what a page of another origin asks for: %j", async (lines) => {
    const answer = await ask("GET / HTTP/1.1", own, ...lines);
    expect(answer).toMatch(/^HTTP\/1\.1 403 /);
    expect(answer).not.toContain("Asha");
  });

  it.each([
    [["Origin: http://localhost:PORT", "Sec-Fetch-Site: same-origin", "Sec-Fetch-Mode: cors", "Sec-Fetch-Dest: empty"]],
    [["Sec-Fetch-Site: none", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"]],
    [["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"]],
  ])("answers what its own page asks for, and a link that opens it: %j", async (lines) => {
    const answer = await ask("GET / HTTP/1.1", own, ...lines);
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer.toLowerCase()).toContain("\r\nx-content-type-options: nosniff\r\n");
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])("has nothing for %s", async (method) => {
    const answer = await ask(`${method} / HTTP/1.1`, own, "Origin: http://localhost:PORT");
    expect(answer).toMatch(/^HTTP\/1\.1 405 /);
    expect(answer.toLowerCase()).toContain("\r\nallow: get, head\r\n");
  });

  it.each([
    ["GET / HTTP/1.1", "Upgrade: websocket"],
    ["GET http://[ HTTP/1.1", "Upgrade: websocket"],
    ["GET //[ HTTP/1.1", "Upgrade: h2c"],
    ["GET /@app/ HTTP/1.1", "Upgrade: websocket"],
    ["GET /@app/ HTTP/1.1", "Upgrade: websocket", "Sec-WebSocket-Protocol: vite-ping"],
    ["GET /@app/ HTTP/1.1", "Upgrade: websocket", "Sec-WebSocket-Protocol: vite-ping", "Origin: http://localhost:1"],
    ["GET /@app/ HTTP/1.1", "Upgrade: websocket", "Sec-WebSocket-Protocol: vite-hmr", "Origin: null"],
    ["POST /@app/ HTTP/1.1", "Upgrade: websocket", "Origin: http://localhost:PORT"],
    ["CONNECT evil.example:443 HTTP/1.1", "Upgrade: websocket"],
  ])("refuses to upgrade %j and closes the connection, and answers the next request", async (line, ...lines) => {
    const all = [own, ...lines, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13"];
    const text = [line, ...all, "Connection: Upgrade", "", ""].join("\r\n").replaceAll("PORT", port());
    expect(await sendRaw(address(), text)).toMatch(/^(?:HTTP\/1\.1 4\d\d |$)/);
    expect(await get(own)).toBe(200);
  });

  it("is as before after many requests that chance made", async () => {
    const home = await (await fetch(address())).text();
    expect(home).toContain("A draft of Asha's");
    const { statuses, wronglyAnswered } = await fuzzServer(address());
    expect(wronglyAnswered).toEqual([]);
    expect(statuses.size, name).toBeGreaterThan(5);
    expect(await (await fetch(address())).text()).toBe(home);
  });
});
