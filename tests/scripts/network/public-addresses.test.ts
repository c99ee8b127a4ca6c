import { BlockList } from "node:net";
import fc from "fast-check";
import { expect, it } from "vitest";
import { isPublicAddress } from "../../../scripts/lib/network/public-addresses.ts";
import { readUrl } from "../../../scripts/lib/network/read-url.ts";

/** IANA's registries of special-purpose addresses, and multicast: what no server of the public internet has. */
const special4 = [
  ...["0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12"],
  ...["192.0.0.0/24", "192.0.2.0/24", "192.31.196.0/24", "192.52.193.0/24", "192.88.99.0/24", "192.168.0.0/16"],
  ...["192.175.48.0/24", "198.18.0.0/15", "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4"],
];
const special6 = [
  ...["::/8", "100::/64", "2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20", "5f00::/16"],
  ...["fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8"],
];
/** Apart by their version: Node's list takes every IPv4 address for one of IPv6, too, within ::/8. */
const listOf = (ranges: readonly string[], version: "ipv4" | "ipv6") => {
  const list = new BlockList();
  for (const range of ranges) {
    const [base = "", prefix] = range.split("/");
    list.addSubnet(base, Number(prefix), version);
  }
  return list;
};

it.each([
  ["loopback", "127.0.0.1", "127.255.255.254", "::1"],
  ["unspecified", "0.0.0.0", "0.1.2.3", "::"],
  ["private", "10.0.0.1", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
  ["link-local, where clouds keep keys", "169.254.169.254", "fe80::1", "fe80::1%eth0", "fec0::1"],
  ["carrier-grade NAT", "100.64.0.1", "100.127.255.255"],
  ["unique-local", "fc00::1", "fd00:ec2::254"],
  ["multicast and broadcast", "224.0.0.1", "239.255.255.255", "255.255.255.255", "ff02::1"],
  ["reserved and benchmarking", "192.0.0.1", "198.18.0.1", "198.19.255.255", "240.0.0.1", "2001:2::1", "100::1"],
  ["documentation", "192.0.2.1", "198.51.100.1", "203.0.113.1", "2001:db8::1", "3fff::1"],
  ["IPv4 in IPv6", "::ffff:127.0.0.1", "::ffff:7f00:1", "::127.0.0.1", "::ffff:0:127.0.0.1", "::ffff:8.8.8.8"],
  ["tunnels", "2002:7f00:1::", "2002:a00:1::1", "2001:0:7f00:1::1"],
  ["NAT64 of such", "64:ff9b::127.0.0.1", "64:ff9b::a9fe:a9fe", "64:ff9b::", "64:ff9b:1::8.8.8.8"],
  ["no IP address", "", "localhost", "1.2.3.4.5", "1.2.3.4/8", "[::1]"],
])("an address is not public: %s", (_, ...addresses) => {
  for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, false]);
});

it("addresses of servers are public, also by NAT64", () => {
  const addresses = ["1.1.1.1", "93.184.215.14", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "64:ff9b::1.1.1.1"];
  for (const address of addresses) expect([address, isPublicAddress(address)]).toEqual([address, true]);
});

it("no address that IANA keeps for a purpose of its own is public", () => {
  const [list4, list6] = [listOf(special4, "ipv4"), listOf(special6, "ipv6")];
  fc.assert(
    fc.property(fc.ipV4(), (address) => {
      expect(isPublicAddress(address)).toBe(!list4.check(address, "ipv4"));
    }),
  );
  // Unassigned IPv6 addresses aren't public either.
  const half = fc.integer({ min: 0, max: 0xffff }).map((number) => number.toString(16));
  const begin = fc.constantFrom("2001", "2001:db8", "2002", "3fff", "3fff:fff", "2620:4f:8000", "2606", "4000", "5f00");
  fc.assert(
    fc.property(begin, half, half, (first, second, third) => {
      const address = `${first}:${second}:${third}::1`;
      expect(isPublicAddress(address)).toBe(/^[23]/.test(address) && !list6.check(address, "ipv6"));
    }),
  );
  for (const range of [...special4, ...special6])
    expect([range, isPublicAddress(range.split("/")[0] ?? "")]).toEqual([range, false]);
});

it("ports are those that browsers would ask, and below 1024 the web's two", async () => {
  const isRefused = (port: number) => {
    try {
      return !readUrl(`https://server.example:${port}`, undefined, true);
    } catch {
      return true;
    }
  };
  const ports = Array.from({ length: 65536 }, (_, port) => port);
  expect(ports.filter((port) => port < 1024 && !isRefused(port))).toEqual([80, 443]);
  const refused = ports.filter((port) => port > 1023 && isRefused(port));
  expect(refused).toHaveLength(19);
  // Node's own fetch refuses these before it connects.
  for (const port of refused)
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { message: "bad port" } });
});
