import fc from "fast-check";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { expect, it } from "vitest";
import { maskHtml, maskJson } from "../../../scripts/lib/html/mask.ts";
import { parsePage } from "../../../scripts/lib/html/parsed-page.ts";
import { escapeHtml } from "../../../src/document/html.ts";
import { tries } from "../../support/chance.ts";
import { attributesOf } from "../outputs/site.ts";

const secrets = ["o'hara+x@büro.example", "a&b@c.example", "+91 98765 43210", "919876543210"];
const pieces = fc.constantFrom(
  ...secrets,
  "mailto:",
  "<",
  "&amp;",
  "$&",
  "\\",
  '"',
  "👩‍🚀",
  "\u2028",
  " and ",
  "</script>",
  "x",
);
const text = fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join(""));

const isPlain = (source: string) => secrets.some((secret) => source.includes(secret));

/** All that a document says, in its texts and its attributes, without the words that are hidden. */
function listSaid(node: Tree.Node): string[] {
  if ("value" in node) return [node.value];
  if ("tagName" in node && node.tagName === "span" && "hidden" in attributesOf(node)) return [];
  const own = "tagName" in node ? Object.values(attributesOf(node)).map(decode) : [];
  const inner = "childNodes" in node ? node.childNodes.flatMap(listSaid) : [];
  const isLink = "tagName" in node && node.tagName === "a";
  return [...own, ...(isLink ? [inner.join("")] : inner)];
}

/** The name in a mail address is escaped; the decoded name counts. */
function decode(value: string): string {
  return value.replace(
    /^(mailto:)((?:%[0-9a-f]{2}|[^@?%])+)(?=@)/i,
    (_, scheme: string, name: string) =>
      scheme + name.replace(/%[0-9a-f]{2}/g, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16))),
  );
}

it("any masked document says what it said, and its source has no secret in plain letters", () => {
  fc.assert(
    fc.property(text, text, fc.constantFrom(...secrets), (title, words, secret) => {
      const html = [
        `<!doctype html><title>${escapeHtml(words)}</title><style>a{color:red}</style><script>let a="<&>"</script>`,
        `<p title="${escapeHtml(title)}">${escapeHtml(words)}</p>`,
        `<a href="mailto:${escapeHtml(secret)}">${escapeHtml(secret)}</a>`,
      ].join("");
      const masked = maskHtml(parsePage(html, true), secrets);
      expect(listSaid(parse(masked))).toEqual(listSaid(parse(html)));
      expect(isPlain(masked)).toBe(false);
      expect(masked).toContain(`<style>a{color:red}</style><script>let a="<&>"</script>`);
    }),
    tries(300),
  );
});

it("any masked JSON is the same value, and its text has no secret in plain letters", () => {
  const value = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, text, fc.jsonValue(), fc.array(tie("value")), fc.dictionary(text, tie("value"))),
  })).value;
  fc.assert(
    fc.property(value, fc.constantFrom(undefined, 2), (original, indent) => {
      const json = JSON.stringify(original, undefined, indent);
      const masked = maskJson(json, secrets);
      expect(JSON.parse(masked)).toEqual(JSON.parse(json));
      expect(isPlain(masked)).toBe(false);
    }),
    tries(300),
  );
});
