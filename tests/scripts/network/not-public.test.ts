import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fetchPicture } from "../../../scripts/lib/importers/fetch-picture.ts";
import { request } from "../../../scripts/lib/network/request.ts";
import { callCommand } from "../../support/call-command.ts";
import { openLocalNetwork, publicAddress } from "../../support/network/local-network.ts";

const refusal = "leads to an address that is not public, and is not asked";

const network = openLocalNetwork();
const folder = mkdtempSync(join(tmpdir(), "not-public-"));
/** A local server that no request from outside may reach, and the requests that did. */
let inner: Server;
let innerPort = 0;
let reached: string[] = [];
/** A server of the public internet, which redirects to where its query says. */
let home = "";
beforeAll(async () => {
  inner = createServer((_, response) => response.end("<rss><channel><title>Secret</title></channel></rss>"));
  inner.on("connection", () => reached.push("connection"));
  await new Promise<void>((resolve) => inner.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = Object(inner.address());
  innerPort = port;
  home = await network.serve(({ url = "" }, response) => {
    const to = new URL(url, "https://server.example").searchParams.get("to");
    if (to === null) response.end("hello");
    else response.writeHead(302, { location: to.replace(/[^ -~]/g, encodeURIComponent) }).end();
  });
});
beforeEach(() => {
  reached = [];
});
afterAll(() => {
  inner.close();
  rmSync(folder, { recursive: true });
});

/** What is said of an address that isn't fetched. */
async function findReason(address: string): Promise<string> {
  const outcome = await fetchPicture(address);
  return "reason" in outcome ? outcome.reason : "it is fetched";
}

const spellings = (port: number) =>
  [
    ...["127.0.0.1", "127.1", "2130706433", "0x7f000001", "0177.0.0.1", "0x7f.1", "127.0.0.1.", "１２７.0.0.1"],
    ...["0.0.0.0", "0", "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::ffff:7f00:1]", "[::127.0.0.1]", "[64:ff9b::7f00:1]"],
    ...["localhost", "inner.example", "mapped.example"].map((name) => `${name}:${port}`),
  ].map((host) => (/:\d+$/.test(host) && !host.startsWith("[") ? `http://${host}/` : `http://${host}:${port}/`));

describe("an address that isn't public", () => {
  beforeEach(() => {
    network.names.set("localhost", ["127.0.0.1", "::1"]);
    network.names.set("inner.example", ["127.0.0.1"]);
    network.names.set("mapped.example", ["::ffff:127.0.0.1"]);
  });

  it("is not asked in any spelling, nor connected to", async () => {
    for (const address of spellings(innerPort))
      expect([address, await findReason(address)]).toEqual([address, `it ${refusal}`]);
    expect({ connected: network.connected, reached }).toEqual({ connected: [], reached: [] });
  });

  it("is not asked where a public server redirects to it", async () => {
    for (const address of spellings(innerPort)) {
      const start = `${home}/?to=${encodeURIComponent(address.replace("http:", "https:"))}`;
      await expect(request(start)).rejects.toThrow(`${start} ${refusal}.`);
    }
    expect({ connected: new Set(network.connected), reached }).toEqual({
      connected: new Set([publicAddress]),
      reached: [],
    });
  });

  it("is not asked where its name has public addresses, too", async () => {
    network.names.set("both.example", [publicAddress, "10.0.0.1"]);
    expect(await findReason("https://both.example/")).toBe(`it ${refusal}`);
    expect(network.connected).toEqual([]);
  });

  it("is not reported: one sentence, whether a server is there, answers, or refuses", async () => {
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
    const { port }: AddressInfo = Object(gone.address());
    await new Promise((resolve) => gone.close(resolve));
    const targets = [
      `127.0.0.1:${innerPort}`,
      `127.0.0.1:${port}`,
      "10.0.0.1",
      "127.0.0.1:22",
      "[fd00::1]",
      "inner.example",
    ];
    const said = new Set<string>();
    for (const target of targets) {
      const address = `${home}/?to=${encodeURIComponent(`https://${target}/`)}`;
      const error: unknown = await request(address).catch((reason: unknown) => reason);
      said.add(String(error).replace(address, "ADDRESS"));
    }
    expect([...said]).toEqual([`CommandError: ADDRESS ${refusal}.`]);
  });
});

it("a name is resolved once, and what was checked is connected to (DNS rebinding)", async () => {
  let answers = 0;
  network.names.set("other.example", () => {
    answers += 1;
    return answers === 1 ? [publicAddress] : ["127.0.0.1"];
  });
  const { status } = await request(home.replace("server", "other"));
  expect({ status, connected: network.connected, resolved: network.resolved }).toEqual({
    status: 200,
    connected: [publicAddress],
    resolved: ["other.example"],
  });
});

describe("commands ask no server of this machine", () => {
  it("for a feed, for repositories, and when they fetch again", async () => {
    const own = `http://127.0.0.1:${innerPort}`;
    const file = join(folder, "feed.json");
    for (const address of [own, own.replace("http:", "https:")])
      expect(await callCommand(["fetch", "feed", address, "--out", file])).toMatchObject({ status: 2 });
    const access = { GITHUB_API_URL: own.replace("http:", "https:"), GITHUB_TOKEN: "secret-token" };
    const github = await callCommand(["fetch", "github", "asharao", "--out", join(folder, "github.json")], access);
    expect(github).toMatchObject({ status: 2, stderr: expect.stringContaining(refusal) });
    writeFileSync(file, JSON.stringify({ feeds: [own], entries: [] }));
    const content = join(folder, "content.json");
    writeFileSync(content, JSON.stringify({ pages: [{ blocks: [{ type: "feed", source: "feed.json" }] }] }));
    expect(await callCommand(["fetch", "--content", content])).toMatchObject({ status: 2 });
    expect(reached).toEqual([]);
  });

  it("for a picture that a résumé names", async () => {
    const file = join(folder, "cv.yaml");
    const photo = `http://127.0.0.1:${innerPort}/me.png`;
    writeFileSync(file, `cv:\n  name: Asha Rao\n  headline: Engineer\n  photo: ${photo}\n`);
    const { status, stderr } = await callCommand(["import", file, "--fetch", "--out", join(folder, "site.json")]);
    expect(status).toBe(0);
    expect(stderr).toContain(`names a picture that can't be had: it ${refusal} (${photo}).`);
    expect(reached).toEqual([]);
  });
});
