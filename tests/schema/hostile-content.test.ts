import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { extentOf, isTextKind, type Kind } from "../../schema/kinds.ts";
import { language } from "../../schema/language-list.ts";
import type { Diagnostic } from "../../schema/messages/message.ts";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import type { JsonObject } from "../support/arbitrary/json.ts";
import { tries } from "../support/chance.ts";
import { makeSubject, stringNodesOf, withTexts } from "../support/hostile/subject.ts";
import { dangerousAddresses, hostileLinks, hostileTexts, longTexts } from "../support/hostile/texts.ts";

const subject = makeSubject();
const texts = stringNodesOf(subject);
const isAddress = ({ kind }: { kind: string }) => ["href", "webAddress", "secureAddress", "siteAddress"].includes(kind);

function check(document: JsonObject) {
  const { content, diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(document, undefined, 2)));
  const errors = diagnostics.filter(({ severity }) => severity === "error");
  expect(content === undefined).toBe(errors.length > 0);
  return errors;
}

/** Diagnostics with a text at each of these locations, twenty at a time: no more of one kind are listed. */
function checkAt(locations: readonly string[], hostile: string): Diagnostic[] {
  const errors: Diagnostic[] = [];
  for (let start = 0; start < locations.length; start += 20) {
    const some = locations.slice(start, start + 20);
    errors.push(...check(withTexts(subject, ({ pointer }) => (some.includes(pointer) ? hostile : undefined))));
  }
  return errors;
}

/** A refusal is one that an owner can act on: it has its place, and says what to do. */
function expectClear({ pointer, line, column, message, hint, frame }: Diagnostic): void {
  expect(line).toBeGreaterThan(1);
  expect(column).toBeGreaterThan(1);
  expect(frame.lines.some(({ mark }) => mark)).toBe(true);
  expect([pointer, message, hint]).toEqual([
    expect.stringMatching(/^\//),
    expect.stringMatching(/^.{10,400}$/s),
    expect.stringMatching(/^.{8,400}$/s),
  ]);
}

it("the subject is sound, and has every kind of text and address in it", () => {
  expect(check(subject)).toEqual([]);
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter(isAddress).length).toBeGreaterThan(10);
});

describe("dangerous addresses", () => {
  it.each(dangerousAddresses)("refuses %j in every link, each at its place", (address) => {
    const locations = texts.filter(isAddress).map(({ pointer }) => pointer);
    const errors = checkAt(locations, address);
    for (const error of errors) expectClear(error);
    expect(locations.filter((location) => !errors.some(({ pointer }) => pointer === location))).toEqual([]);
  });

  it("lets nothing through that a browser would open by another scheme, or on another host than the text says", () => {
    const base = "https://site.example/folder/";
    const pieces = fc.constantFrom(
      ..."javascript: data: https: http: mailto: tel: // / \\ : # ? @ [ ] % . a.example b.example \t \n \u0000 \u00a0".split(
        " ",
      ),
      " ",
      "\u200b",
      "\u202e",
      "\ufeff",
      "%2f",
      "&#47;",
      "80",
      "{name}",
      '"',
      "<",
    );
    const beginnings = fc.constantFrom(
      "",
      "https://",
      "https://a.example/",
      "http://b.example",
      "#",
      "mailto:a@b",
      "tel:",
    );
    const addresses = fc
      .tuple(beginnings, fc.array(pieces, { minLength: 1, maxLength: 4 }))
      .map(([beginning, parts]) => beginning + parts.join(""));
    let accepted = 0;
    const judge = (address: string) =>
      check(withTexts(small, (text) => (text.kind === "href" && text.key === "href" ? address : undefined)));
    const small = smallSubject();
    fc.assert(
      fc.property(addresses, (address) => {
        if (judge(address).length > 0) return;
        accepted += 1;
        const url = new URL(address, base);
        expect(["https:", "http:", "mailto:", "tel:"]).toContain(url.protocol);
        if (!/^https?:\/\//.test(address) && url.protocol.startsWith("http"))
          expect(url.origin).toBe("https://site.example");
      }),
      tries(100),
    );
    expect(accepted).toBeGreaterThan(5);
  });
});

/** One page with one link: checked many times. */
function smallSubject(): JsonObject {
  return {
    version: 1,
    site: { title: "Asha", url: "https://site.example/" },
    profile: { name: "Asha", role: "Engineer", emails: [], links: [] },
    pages: [
      {
        path: "/",
        title: "Home",
        blocks: [
          {
            type: "card-grid",
            cards: [{ type: "achievement", title: "Prize", link: { label: "Read", href: "https://a.example/" } }],
          },
        ],
      },
    ],
  };
}

/** Longer texts read a picture in HTML, whose file isn't there. */
const isShown = (kind: Kind, text: string) =>
  isTextKind(kind) && !(text.startsWith("<img") && extentOf(kind) === "blocks");

/** In posts, braces are text, and a picture on another site is a link. */
const isMildInPost = (pointer: string, text: string) =>
  pointer.includes("/posts/") && (text.includes("{x}") || text.startsWith("![x](https:"));

describe("hostile texts", () => {
  it("are refused at their place or let through, in whatever string of the file", () => {
    const all = fc.constantFrom(
      ...hostileTexts,
      ...longTexts,
      "\u0000",
      "\u0007",
      "\u007f",
      "\ufffe",
      "\ud800",
      "{x}",
      "\u200b",
    );
    fc.assert(
      fc.property(fc.constantFrom(...texts), all, ({ pointer }, hostile) => {
        const errors = check(withTexts(subject, (text) => (text.pointer === pointer ? hostile : undefined)));
        for (const error of errors) expectClear(error);
        if (errors.length > 0) expect(errors.map((error) => error.pointer)).toContain(pointer);
      }),
      tries(20),
    );
  });

  it.each(hostileTexts)("%j is let through wherever visitors read it", (hostile) => {
    expect(check(withTexts(subject, ({ kind }) => (isShown(kind, hostile) ? hostile : undefined)))).toEqual([]);
  });

  it.each(hostileLinks)("$text is refused where its marks are read, and let through elsewhere", ({ text, isLine }) => {
    const reads = (kind: Kind) => extentOf(kind) === "blocks" || (isLine && extentOf(kind) === "line");
    const locations = texts
      .filter(({ kind, pointer }) => reads(kind) && !isMildInPost(pointer, text))
      .map(({ pointer }) => pointer);
    const errors = checkAt(locations, text);
    for (const error of errors) expectClear(error);
    expect(new Set(errors.map(({ pointer }) => pointer))).toEqual(new Set(locations));
    expect(check(withTexts(subject, ({ kind }) => (isTextKind(kind) && !reads(kind) ? text : undefined)))).toEqual([]);
  });

  it("may have a hundred thousand characters", () => {
    // As many as a file may hold.
    const step = Math.ceil(texts.length / 40);
    const isLong = (index: number) => index % step === 0;
    for (const long of longTexts) {
      const document = withTexts(subject, ({ kind }, index) => (isTextKind(kind) && isLong(index) ? long : undefined));
      expect(check(document)).toEqual([]);
    }
  });

  const refused = [
    "\u0000",
    "\u0008",
    "\u000b",
    "\u001b",
    "\u007f",
    "\u0085",
    "\u009b",
    "\ufdd0",
    "\uffff",
    "\u{1fffe}",
    "\ud800",
    "{x}",
    "$" + "{x}",
    "\u200b",
    "\u2800",
  ];
  it.each(refused)("%j is refused wherever visitors would read it", (hostile) => {
    const locations = texts
      .filter(({ kind, pointer }) => isTextKind(kind) && !isMildInPost(pointer, hostile))
      .map(({ pointer }) => pointer);
    const errors = checkAt(locations, hostile);
    for (const error of errors) expectClear(error);
    expect(new Set(errors.map(({ pointer }) => pointer))).toEqual(new Set(locations));
  });

  it("have their places reported however many of them are only warned of", () => {
    const document = withTexts(subject, ({ kind }) => (isTextKind(kind) ? "\u202ex" : undefined));
    expect(check(document)).toEqual([]);
    const errors = check({ ...document, footer: { type: "footer", closing: "" } });
    for (const error of errors) expectClear(error);
    expect(errors.map(({ pointer }) => pointer)).toEqual(["/footer/closing"]);
  });
});

it("every language that is let through is one that browsers and formatters know how to read", () => {
  const pattern = new RegExp(z.toJSONSchema(language).pattern ?? "");
  fc.assert(
    fc.property(fc.stringMatching(pattern), (tag) => {
      expect(new Intl.Locale(tag).language).toBe(new Intl.Locale(tag.split("-")[0] ?? "").language);
      expect(new Intl.DateTimeFormat(tag).format(0)).not.toBe("");
    }),
    tries(40),
  );
});
