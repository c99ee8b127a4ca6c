import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { composeContent, openContent } from "../../schema/check/check.ts";
import { indexContent } from "../../schema/check/content-index/content-index.ts";
import { adviceRules, rules } from "../../schema/check/rules/rules.ts";
import { checkContent } from "../../schema/check-content.ts";
import { findReadable, measureContrast } from "../../schema/contrast.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { withValue } from "../support/with-value.ts";
import { quiet } from "./advice-cases.ts";

describe("the rules", () => {
  it("are all listed in one file", () => {
    const folder = "schema/check/rules";
    const files = readdirSync(folder, { recursive: true }).map(String);
    const defined = files
      .filter((name) => name.endsWith(".ts"))
      .flatMap((name) => [
        ...readFileSync(join(folder, name), "utf8").matchAll(
          /^export function (check[A-Z]\w*)\([^)]*: ContentIndex\b[^)]*\): Finding\[\]/gm,
        ),
      ])
      .map(([, rule]) => rule);
    expect([...rules, ...adviceRules].map(({ name }) => name).sort()).toEqual(defined.sort());
  });
});

describe("an address with letters beyond ASCII", () => {
  it("can be opened, however many were looked at before", () => {
    const document = withValue(quiet, "/profile/links/0/href", "https://münchen.de/");
    const source = new JsonText("content.json", JSON.stringify(document));
    const index = indexContent(composeContent(openContent(source)));
    const rule = rules.find(({ name }) => name === "checkWebAddresses");
    const found = Array.from({ length: 20_000 }, () => rule?.(index, () => undefined, {})).flat();
    expect(found).toEqual([]);
  });
});

describe("a link that stands on two pages", () => {
  const codesOf = (to: string) => {
    const call = { type: "call-to-action", actions: [{ label: "Go on", to }] };
    const document = withValue(withValue(quiet, "/pages/0/blocks/1", call), "/pages/1/blocks/1", call);
    return checkContent(new JsonText("content.json", JSON.stringify(document))).diagnostics.map(({ code }) => code);
  };

  it("is told of where it leads elsewhere: it may have been copied with the entry around it", () => {
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
