import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { composeContent, openContent } from "../../schema/check/check.ts";
import { indexContent } from "../../schema/check/content-index/content-index.ts";
import { webAddresses } from "../../schema/check/rules/links/web-addresses.ts";
import { adviceRules, rules } from "../../schema/check/rules/rules.ts";
import { visitContent } from "../../schema/check/visit-content.ts";
import { findReadable, measureContrast } from "../../schema/contrast.ts";
import { messages } from "../../schema/messages/messages.ts";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { withValue } from "../support/with-value.ts";
import { quiet } from "./advice-cases.ts";

describe("the rules", () => {
  it("are all listed in one file", async () => {
    const folder = "schema/check/rules";
    const files = readdirSync(folder, { recursive: true }).map(String);
    const modules = await Promise.all(
      files
        .filter((name) => name.endsWith(".ts") && name !== "rules.ts")
        .map((name): Promise<object> => import(`../../${folder}/${name.replaceAll("\\", "/")}`)),
    );
    const defined = modules.flatMap((exported) =>
      Object.values(exported).filter((one) => typeof one === "object" && "start" in one),
    );
    expect(new Set([...rules, ...adviceRules])).toEqual(new Set(defined));
  });

  it("never give one code two messages", () => {
    const own = [...rules, ...adviceRules].flatMap(({ messages }) => Object.keys(messages));
    expect(new Set([...own, ...Object.keys(messages)]).size).toBe(own.length + Object.keys(messages).length);
  });
});

describe("an address with letters beyond ASCII", () => {
  it("can be opened, however many were looked at before", () => {
    const document = withValue(quiet, "/profile/links/0/href", "https://münchen.de/");
    const source = new JsonText("content.json", JSON.stringify(document));
    const index = indexContent(composeContent(openContent(source)));
    const facts = { index, assets: () => undefined, disk: {} };
    const found = Array.from({ length: 20_000 }, () => visitContent([webAddresses], facts)).flat();
    expect(found).toEqual([]);
  });
});

describe("a bar of links on a phone", () => {
  // What Chromium shows at 390 pixels.
  it.each([
    ["bench", "Home Work About Contact", false, true],
    ["paper", "Home Work About Contact", false, false],
    ["rail", "Home Work About Contact", false, false],
    ["poster", "Home Work About Contact", false, true],
    ["bench", "Home Work About Contact", true, false],
    ["paper", "Home Publications Teaching", false, false],
    ["bench", "Home Publications Teaching", false, true],
    ["poster", "Home Publications Illustration", false, true],
    ["rail", "Home Publications Illustration", true, false],
  ])("in %s: %s (a menu: %s) takes two lines: %s", (design, words, menu, wraps) => {
    const links = words.split(" ").map((label, at) => ({ label, to: "/", menu: menu && at === 0 }));
    const document = withValue(withValue(quiet, "/theme", { design }), "/navigation", { links });
    const { diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(document)));
    expect(diagnostics.some(({ code }) => code === "wrapping-navigation")).toBe(wraps);
  });
});

describe("a link on two pages", () => {
  const codesOf = (to: string) => {
    const call = { type: "call-to-action", actions: [{ label: "Go on", to }] };
    const document = withValue(withValue(quiet, "/pages/0/blocks/1", call), "/pages/1/blocks/1", call);
    return checkContent(new JsonText("content.json", JSON.stringify(document))).diagnostics.map(({ code }) => code);
  };

  it("is warned of where it leads elsewhere: it may have been copied with the entry around it", () => {
    expect(codesOf("https://asha.dev/thesis")).toEqual(["repeated-link"]);
  });

  it.each(["/about", "mailto:asha@asha.dev", "tel:+919876543210"])("may lead to %s", (to) => {
    expect(codesOf(to)).not.toContain("repeated-link");
  });
});

describe("a title", () => {
  it("is as long as it is when it is filled in", () => {
    const codesOf = (title: string) =>
      checkContent(
        new JsonText("content.json", JSON.stringify(withValue(quiet, "/pages/1/title", title))),
      ).diagnostics.map(({ code }) => code);
    expect(codesOf(`{firstName} ${"x".repeat(55)}`)).toEqual([]);
    expect(codesOf(`{firstName} ${"x".repeat(56)}`)).toEqual(["long-title"]);
  });
});

describe("a contrast", () => {
  it.each([
    ["#000000", "#ffffff", 21],
    ["#ffffff", "#ffffff", 1],
    ["#767676", "#ffffff", 4.54],
    ["#777777", "#ffffff", 4.48],
  ])("of %s on %s is %d", (one, other, ratio) => {
    expect(measureContrast(one, other)).toBeCloseTo(ratio, 2);
    expect(measureContrast(other, one)).toBeCloseTo(ratio, 2);
  });

  it.each(["#5eead4", "#ffff00", "#ff0000", "#808080", "#000001", "#0000ff", "#0f766e"])(
    "is enough in the colour offered for %s",
    (color) => {
      for (const background of ["#ffffff", "#0f1214"]) {
        const near = findReadable(color, [background], 4.5);
        expect(near).toMatch(/^#[0-9a-f]{6}$/);
        expect(measureContrast(near, background)).toBeGreaterThanOrEqual(4.5);
        if (measureContrast(color, background) >= 4.5) expect(near).toBe(color);
      }
    },
  );
});
