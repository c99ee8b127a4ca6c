import { describe, expect, it } from "vitest";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { isObject, type JsonObject } from "../support/arbitrary/json.ts";
import { makeSubject } from "../support/hostile/subject.ts";
import { withValue } from "../support/with-value.ts";
import { quiet } from "./advice-cases.ts";

const check = (document: unknown) => checkContent(new JsonText("content.json", JSON.stringify(document)));

/** A copy with a remark in every object, and behind every entry of a list the same once more, hidden. */
function withRemarks(part: unknown): unknown {
  if (Array.isArray(part)) {
    return part.flatMap((entry) => {
      const copy = withRemarks(entry);
      return isObject(copy) ? [copy, { ...(structuredClone(copy) as JsonObject), hidden: true }] : [copy];
    });
  }
  if (!isObject(part)) return part;
  const copy = Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withRemarks(value)]));
  // The contact block's note is for visitors.
  return part["type"] === "contact" ? copy : { ...copy, note: "Nobody's business" };
}

/** The lists of objects in a value, and how many entries each has. */
function countEntries(part: unknown, location = ""): [string, number][] {
  if (typeof part !== "object" || part === null) return [];
  const own: [string, number][] = Array.isArray(part) && part.some(isObject) ? [[location, part.length]] : [];
  return [...own, ...Object.entries(part).flatMap(([key, value]) => countEntries(value, `${location}/${key}`))];
}

describe("what is for its owner alone", () => {
  const subject = makeSubject();
  const bare = check(subject).content;

  it("may be in every object, and hidden in every list of objects; nothing of it is in what is published", () => {
    const { content, diagnostics } = check(withRemarks(subject));
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    expect(errors.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual([]);
    expect(JSON.stringify(content)).not.toContain("Nobody's business");
    expect(countEntries(content)).toEqual(countEntries(bare));
    expect(countEntries(content).length).toBeGreaterThan(30);
  });

  it("is checked for its form all the same", () => {
    const entry = { type: "skill", title: "Rust", hidden: true, levle: 3 };
    const { diagnostics } = check(withValue(quiet, "/pages/1/blocks/0/cards/1", entry));
    expect(diagnostics.map(({ code }) => code)).toContain("unknown-key");
  });

  it("breaks nothing that names it: a block that asks for a hidden e-mail shows none", () => {
    const hidden = withValue(quiet, "/profile/emails/0/hidden", true);
    const { content, diagnostics } = check(withValue(hidden, "/pages/0/blocks/1/emails", ["work"]));
    expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
    expect(content?.profile.emails).toEqual([]);
  });
});
