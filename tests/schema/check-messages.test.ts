import { describe, expect, it } from "vitest";
import { z } from "zod";
import { allowableCodes, codes, messageOf } from "../../schema/check/all-messages.ts";
import { checkAllowed } from "../../schema/check/check.ts";
import { translatePattern } from "../../schema/check/shape/forms.ts";
import { translateErrors, translateIssues } from "../../schema/check/shape/shape.ts";
import { makeAjv } from "../../schema/check/shape/validator.ts";
import { ContentDocument } from "../../schema/document/document.ts";
import { measureDistance, suggest } from "../../schema/messages/suggest.ts";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";

describe("the messages", () => {
  it.each(codes)("%s has a title, an explanation, a wrong example and a right one", (code) => {
    const { title, explanation, wrong, right } = messageOf(code);
    expect(code).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
    expect(title).toMatch(/^[a-zJ].*[^.]$/);
    expect(explanation).toMatch(/^[A-Z“].*\.$/s);
    expect(right).not.toBe("");
    expect(wrong).not.toBe(right);
  });

  it("may be allowed by content exactly where they are no errors", () => {
    const mild = codes.filter((code) => messageOf(code).severity !== "error");
    expect(allowableCodes).toEqual(mild);
    expect(checkAllowed(codes).map(({ location }) => location)).toEqual(
      codes.flatMap((code, index) => (mild.includes(code) ? [] : [`/allow/${index}`])),
    );
  });

  it("tell what only zod refuses in its own words, at its place", () => {
    const { error } = z
      .object({ pages: z.array(z.string().refine(() => false, "It must be otherwise.")) })
      .safeParse({ pages: ["a"] });
    const reports = translateIssues(error?.issues ?? []);
    expect(reports).toMatchObject([{ code: "refused-value", location: "/pages/0" }]);
    expect(reports[0]?.message).toContain("It must be otherwise.");
  });

  it("say something of a pattern and of a keyword that have no words of their own", () => {
    expect(translatePattern(undefined, "y", { start: 0, end: 1 }).code).toBe("bad-text");
    const validate = makeAjv().compile({ type: "string", minLength: 9 });
    validate("long");
    const reports = translateErrors(validate.errors ?? [], new ContentDocument(new JsonText("a.json", "")));
    expect(reports.map(({ code }) => code)).toEqual(["refused-value"]);
  });
});

describe("a suggestion", () => {
  it.each([
    ["lable", ["label", "table"], "label"],
    ["Hero", ["hero", "heading"], "hero"],
    ["cardgrid", ["card-grid", "columns"], "card-grid"],
    ["acordion_group", ["accordion-group"], "accordion-group"],
    ["/abuot", ["/", "/about"], "/about"],
    ["carousel", ["columns", "contact"], undefined],
    ["insta", ["github", "instagram"], "instagram"],
    ["red", ["reddit", "redirect"], undefined],
    ["x", ["y", "z"], undefined],
    ["", ["a"], undefined],
  ])("for %j among %j is %j", (found, candidates, expected) => {
    expect(suggest(found, candidates)).toBe(expected);
  });

  it("counts two letters that changed places as one mistake", () => {
    expect(measureDistance("lable", "label")).toBe(1);
    expect(measureDistance("kitten", "sitting")).toBe(3);
  });
});

describe("a check", () => {
  it("counts columns in UTF-16 units and ends after the last", () => {
    const text = '{ "vérsion🙂": 1 }';
    const [first] = checkContent(new JsonText("a.json", text)).diagnostics.filter(({ code }) => code === "unknown-key");
    expect(first).toMatchObject({ line: 1, column: 3, endLine: 1, endColumn: 14, pointer: "/vérsion🙂" });
  });

  it("escapes keys in pointers", () => {
    const { diagnostics } = checkContent(new JsonText("a.json", '{ "a/b~c": 1 }'));
    expect(diagnostics.map(({ pointer }) => pointer)).toContain("/a~1b~0c");
  });

  it("gives content exactly when there is no error, and warnings beside it", () => {
    const text = JSON.stringify({
      version: 1,
      site: { title: "Asha Rao", url: "http://asharao.dev/" },
      profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
      pages: [{ path: "/", title: "Home", description: "Home.", blocks: [{ type: "hero" }] }],
    });
    const lenient = checkContent(new JsonText("a.json", text));
    expect(lenient.diagnostics.map(({ code, severity }) => [code, severity])).toEqual([["insecure-link", "warning"]]);
    expect(lenient.content?.theme.design).toBe("bench");
    const strict = checkContent(new JsonText("a.json", text), { strict: true });
    expect(strict.diagnostics.map(({ severity }) => severity)).toEqual(["error"]);
    expect(strict.content).toBeUndefined();
    const allowed = checkContent(
      new JsonText("a.json", text.replace('"version":1', '"version":1,"allow":["insecure-link"]')),
      { strict: true },
    );
    expect(allowed.diagnostics).toEqual([]);
    expect(allowed.content?.allow).toEqual(["insecure-link"]);
  });

  it("lists twenty mistakes of a kind, and counts the others on the last", () => {
    const quoted = Array.from({ length: 400 }, (_, index) => `  'text ${index}'`).join(",\n");
    const { content, diagnostics } = checkContent(new JsonText("a.json", `[\n${quoted},\n  "text",\n]`));
    expect(content).toBeUndefined();
    const quotes = diagnostics.filter(({ code }) => code === "wrong-quotes");
    expect(quotes.map(({ line }) => line)).toEqual(Array.from({ length: 20 }, (_, index) => index + 2));
    expect(quotes.map(({ more }) => more)).toEqual([...Array.from({ length: 19 }, () => 0), 380]);
    expect(quotes.filter(({ message }) => message.endsWith(" 380 more like this were found."))).toEqual([quotes[19]]);
    expect(diagnostics.slice(20)).toMatchObject([{ code: "trailing-comma", more: 0 }]);
  });

  it.each([21, 1001])("lists up to a thousand of %d warnings, and gives the content beside them", (length) => {
    const links = Array.from({ length }, (_, index) => ({ label: `L${index}`, to: `http://asharao.dev/${index}` }));
    const text = JSON.stringify({
      version: 1,
      allow: ["crowded-navigation"],
      site: { title: "Asha Rao", url: "https://asharao.dev/" },
      profile: { name: "Asha Rao", role: "Engineer", emails: [], links: [] },
      navigation: { links },
      pages: [{ path: "/", title: "Home", description: "Home.", blocks: [{ type: "hero" }] }],
    });
    const { content, diagnostics } = checkContent(new JsonText("a.json", text));
    expect(content?.navigation.links).toHaveLength(length);
    expect(diagnostics.map(({ code }) => code)).toEqual(
      Array.from({ length: Math.min(length, 1000) }, () => "insecure-link"),
    );
    const rest = length > 1000 ? { more: 1, message: expect.stringContaining("One more like this") } : { more: 0 };
    expect(diagnostics.at(-1)).toMatchObject(rest);
    expect(checkContent(new JsonText("a.json", text), { strict: true }).content).toBeUndefined();
  });

  it("answers any JSON value without throwing", () => {
    for (const text of [
      "null",
      "1",
      '"x"',
      "[]",
      "{}",
      '{"pages":{}}',
      '{"pages":[null,1,[]],"profile":3,"theme":{"accentColors":[]},"allow":7}',
      '{"footer":{"id":{}},"navigation":{"links":{"0":1}}}',
    ]) {
      const { content, diagnostics } = checkContent(new JsonText("a.json", text));
      expect(content).toBeUndefined();
      expect(diagnostics.length).toBeGreaterThan(0);
    }
  });
});
