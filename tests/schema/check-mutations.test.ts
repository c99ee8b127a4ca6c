import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../../schema/messages/message.ts";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { sampleFile } from "../support/sample.ts";

const file = "content.json";
const original = JSON.parse(readFileSync(sampleFile, "utf8"));

/** Every place of the sample: its keys from the root, and the value. */
function listLocations(value: unknown, keys: string[] = []): { keys: string[]; value: unknown }[] {
  const inner =
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([key, child]) => listLocations(child, [...keys, key]))
      : [];
  return [{ keys, value }, ...inner];
}

const locations = listLocations(original).filter(
  ({ keys }) => keys.length > 0 && keys[0] !== "allow" && keys[0] !== "$schema",
);

/** The content with `change` done to the object or list that holds the last key. */
function breakContent(keys: string[], change: (holder: Record<string, unknown>, key: string) => void): string {
  const copy = structuredClone(original);
  const last = keys.at(-1) ?? "";
  const holder = keys.slice(0, -1).reduce((value, key) => value[key], copy);
  change(holder, last);
  return JSON.stringify(copy, null, 2);
}

function checkErrors(text: string): Diagnostic[] {
  const { content, diagnostics } = checkContent(new JsonText(file, text));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(content === undefined).toBe(errors.length > 0);
  return errors;
}

/** The line that a marked place stands in. */
function lineOf(text: string, mark: string): number {
  const at = text.indexOf(mark);
  expect(at).toBeGreaterThan(-1);
  return text.slice(0, at).split("\n").length;
}

describe("one mistake in the sample is one error in its own line", () => {
  it.each(locations.filter(({ value }) => typeof value !== "object").map(({ keys }) => keys))(
    "a list instead of a value: %s %s %s %s %s %s %s %s %s %s",
    (...keys) => {
      const text = breakContent(keys, (holder, key) => {
        holder[key] = [["here"]];
      });
      const errors = checkErrors(text);
      expect(errors.map(({ code }) => code)).toHaveLength(1);
      expect(errors[0]?.line).toBe(lineOf(text, '"here"') - 2);
    },
  );

  it("an unknown key in any object", () => {
    for (const { keys } of locations.filter(({ value }) => typeof value === "object" && !Array.isArray(value))) {
      const text = breakContent([...keys, "zzzzqqqq"], (holder, key) => {
        holder[key] = true;
      });
      const errors = checkErrors(text);
      expect(errors.map(({ code, line }) => ({ code, line }))).toEqual([
        { code: "unknown-key", line: lineOf(text, "zzzzqqqq") },
      ]);
    }
  });

  it("a misspelt key, with the right one offered", () => {
    for (const { keys } of locations.filter(({ keys }) => !/^[0-9]+$/.test(keys.at(-1) ?? ""))) {
      const right = keys.at(-1) ?? "";
      const wrong = `${right.slice(0, -1)}_${right.slice(-1)}`;
      const text = breakContent(keys, (holder, key) => {
        holder[wrong] = holder[key];
        delete holder[key];
      });
      const errors = checkErrors(text);
      expect(errors.map(({ code, line }) => ({ keys, code, line }))).toEqual([
        { keys, code: "unknown-key", line: lineOf(text, `"${wrong}"`) },
      ]);
      expect(errors[0]?.hint).toContain(`"${right}"`);
    }
  });

  it("a misspelt type, with the right one offered", () => {
    for (const { keys, value } of locations.filter(({ keys }) => keys.at(-1) === "type")) {
      const right = String(value);
      const wrong = `${right.slice(1, 2)}${right.slice(0, 1)}${right.slice(2)}`;
      const text = breakContent(keys, (holder, key) => {
        holder[key] = wrong;
      });
      const errors = checkErrors(text);
      expect(errors.map(({ line }) => ({ keys, line }))).toEqual([{ keys, line: lineOf(text, `"type": "${wrong}"`) }]);
      expect(errors[0]?.hint).toContain(`"${right}"`);
    }
  });

  it("a dangerous address in any link", () => {
    const links = locations.filter(
      ({ keys }) => ["href", "to", "link", "url"].includes(keys.at(-1) ?? "") && keys[0] !== "site",
    );
    expect(links.length).toBeGreaterThan(15);
    for (const { keys } of links) {
      for (const address of [
        "javascript:alert(1)",
        "JaVaScRiPt:alert(1)",
        " data:text/html,x",
        "vbscript:x",
        "blob:x",
        "//host/x",
        "java\tscript:x",
      ]) {
        const text = breakContent(keys, (holder, key) => {
          holder[key] = address;
        });
        expect(checkErrors(text).map(({ code }) => code)).toEqual(["dangerous-link"]);
      }
    }
  });

  it("a key left out is no error, or one that points at the object that lacks it", () => {
    for (const { keys } of locations.filter(({ keys }) => !/^[0-9]+$/.test(keys.at(-1) ?? ""))) {
      const text = breakContent(keys, (holder, key) => {
        delete holder[key];
      });
      const pointers = checkErrors(text)
        .filter(({ code }) => code === "missing-key" || code === "missing-alt-text")
        .map(({ pointer }) => pointer);
      expect(
        pointers.every(
          (pointer) =>
            pointer ===
            keys
              .slice(0, -1)
              .map((key) => `/${key}`)
              .join(""),
        ),
      ).toBe(true);
    }
  });
});
