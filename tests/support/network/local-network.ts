import dns from "node:dns/promises";
import { readFileSync } from "node:fs";
import http, { type RequestListener } from "node:http";
import https from "node:https";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterAll, beforeAll, beforeEach } from "vitest";

/** A resolver's answers as IP addresses, or as what gives others each time. */
type Answers = readonly string[] | (() => readonly string[]);

/** An address of the public internet, which names of servers resolve to; nothing is ever sent there. */
export const publicAddress = "93.184.215.14";

const read = (name: string) => readFileSync(new URL(name, import.meta.url));

/**
 * For the tests of one file: every name ends in `.example`, resolves to a public address, and what would connect to it
 * connects to this machine instead. Replaced are Node's own resolver and the last step of every agent, so that
 * whatever the program checks before is at work. Nothing else can be reached.
 */
export function openLocalNetwork() {
  const network = {
    /** What names resolve to other than a public address. */
    names: new Map<string, Answers>(),
    /** Names that were resolved, in their order. */
    resolved: [] as string[],
    /** IP addresses that were about to be connected to, in their order: each in place of this machine's own. */
    connected: [] as string[],
    /** Starts a server; returns its URL under a public name. */
    async serve(listener: RequestListener, { isSecure = true } = {}): Promise<string> {
      const server = isSecure
        ? https.createServer({ key: read("key.pem"), cert: read("certificate.pem") }, listener)
        : http.createServer(listener);
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      closers.push(() => {
        server.closeAllConnections();
        server.close();
      });
      const { port }: AddressInfo = Object(server.address());
      return `http${isSecure ? "s" : ""}://server.example:${port}`;
    },
  };
  const closers: (() => void)[] = [];

  const lookup = async (name: string) => {
    network.resolved.push(name);
    const known = network.names.get(name) ?? (name.endsWith(".example") ? [publicAddress] : []);
    const answers = typeof known === "function" ? known() : known;
    if (answers.length === 0) throw Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: "ENOTFOUND" });
    return answers.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  };

  /** Resolves as the program asks for it, and hands Node this machine's address in place of what came of it. */
  const redirected =
    (own: LookupFunction): LookupFunction =>
    (name, options, callback) =>
      own(name, options, (error, found) => {
        if (error) return callback(error, []);
        network.connected.push(...[found].flat().map((one) => (typeof one === "string" ? one : one.address)));
        if (options.all) callback(null, [{ address: "127.0.0.1", family: 4 }]);
        else callback(null, "127.0.0.1", 4);
      });

  beforeAll(() => {
    const { lookup: realLookup } = dns;
    Object.assign(dns, { lookup });
    closers.push(() => Object.assign(dns, { lookup: realLookup }));
    const ca = read("certificate.pem");
    for (const { prototype } of [http.Agent, https.Agent]) {
      const create: typeof prototype.createConnection = prototype.createConnection;
      const createConnection: typeof create = function (this: http.Agent, options, callback) {
        const { host, lookup: own } = options;
        if (own) return create.call(this, { ...options, ca, lookup: redirected(own) }, callback);
        network.connected.push(String(host));
        return create.call(this, { ...options, ca, host: "127.0.0.1" }, callback);
      };
      Object.assign(prototype, { createConnection });
      closers.push(() => Object.assign(prototype, { createConnection: create }));
    }
  });
  beforeEach(() => {
    network.names.clear();
    network.resolved.length = 0;
    network.connected.length = 0;
  });
  afterAll(() => {
    for (const close of closers.toReversed()) close();
  });
  return network;
}
