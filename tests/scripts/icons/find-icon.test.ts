import { describe, expect, it } from "vitest";
import { chatApp, linkKind } from "../../../schema/links.ts";
import { networkOf, networks } from "../../../schema/networks.ts";
import { findIcon, probeIcon, searchIcons } from "../../../scripts/lib/content/find-icon.ts";

describe("the signs of links", () => {
  it.each([...linkKind.options, ...chatApp.options])("there is one for %s", (kind) => {
    const icon = findIcon({ kind });
    expect(icon.tag).toBe("svg");
    expect(icon.attr["viewBox"]).toMatch(/^[\d.]+( [\d.]+){3}$/);
    expect(icon.child.length).toBeGreaterThan(0);
  });

  it("look different, but for those of one network", () => {
    const drawings = linkKind.options.map((kind) => JSON.stringify(findIcon({ kind })));
    const alike = linkKind.options.filter((_, index) => drawings.indexOf(drawings[index] ?? "") !== index);
    expect(alike).toEqual(["researchgate"].filter((kind) => alike.some((one) => one === kind)));
  });
});

describe("a sign of the set", () => {
  it.each([
    ["react", true],
    ["Node.js", true],
    ["C++", true],
    ["Stack Overflow", true],
    ["nodedotjs", true],
  ])("is found by the name %s", (name, isKnown) => {
    expect(probeIcon(name)).toEqual({ isKnown, near: undefined });
    expect(findIcon({ name }).tag).toBe("svg");
  });

  it("is suggested where a name is nearly its own", () => {
    expect(probeIcon("ardiuno")).toEqual({ isKnown: false, near: "arduino" });
    for (const [written, brand] of [
      ["reactjs", "react"],
      ["vue", "vuedotjs"],
      ["NodeJS", "nodedotjs"],
      ["golang", "go"],
      ["Docker Engine", "docker"],
      ["githb", "github"],
    ])
      expect(probeIcon(String(written)).near).toBe(brand);
    expect(probeIcon("nothing at all of this kind")).toEqual({ isKnown: false, near: undefined });
    expect(() => findIcon({ name: "ardiuno" })).toThrow("the icon set has no icon named ardiuno");
  });
});

describe("a search for icons", () => {
  it("finds the names that contain a word, the shortest first", () => {
    expect(searchIcons("Arduino")).toEqual(["arduino"]);
    expect(searchIcons("react").slice(0, 2)).toEqual(["react", "preact"]);
    expect(searchIcons("no such brand")).toEqual([]);
  });
});

describe("a network", () => {
  it("is known by its hosts, and not by what only looks like one", () => {
    expect(networkOf("https://www.leetcode.com/u/asha")?.kind).toBe("leetcode");
    expect(networkOf("https://asha.itch.io/charger")?.kind).toBe("itch");
    expect(networkOf("https://notgithub.com/asha")).toBeUndefined();
    expect(networkOf("https://github.com.evil.example/")).toBeUndefined();
    expect(networkOf("mailto:asha@github.com")).toBeUndefined();
  });

  it("has hosts that no other has", () => {
    const hosts = networks.flatMap((network) => network.hosts);
    expect(new Set(hosts).size).toBe(hosts.length);
  });
});
