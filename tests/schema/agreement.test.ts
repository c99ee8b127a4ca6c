import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { loadValidator } from "../../schema/check/shape/validator.ts";
import { content } from "../../schema/content.ts";
import { allowTranslations } from "../../schema/localize/allow-translations.ts";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { contentArbitrary } from "../support/arbitrary/content.ts";
import { edgeValues, otherTypes } from "../support/arbitrary/edge-values.ts";
import { makeFullDocument } from "../support/arbitrary/full-document.ts";
import { copyJson, setKey } from "../support/arbitrary/json.ts";
import { damaged, visitSlotsAlone } from "../support/arbitrary/mutations.ts";
import { awkwardTexts } from "../support/arbitrary/strings.ts";
import { tries } from "../support/chance.ts";
import { readSample } from "../support/sample.ts";
import { schemaAt } from "../support/schema-at.ts";
import { seed } from "../support/seed.ts";
import { findErrors, jsonSchema } from "../support/validators.ts";
import { withValue } from "../support/with-value.ts";

/** `npm run fuzz` says for how long to look. Without it sixty-five documents are tried. */
const seconds = Number(process.env.FUZZ_SECONDS ?? 0);
const effort =
  seconds > 0
    ? { seed, numRuns: 1_000_000_000, interruptAfterTimeLimit: seconds * 1000, markInterruptAsFailure: false }
    : tries(65);

/** Each validator's verdict on a document, with reasons for a failure's message. */
function judge(document: unknown) {
  const errors = findErrors(document);
  const issues = content.safeParse(document).error?.issues ?? [];
  return { ajv: errors.length === 0, zod: issues.length === 0, errors, issues };
}

function expectAgreement(document: unknown): boolean {
  const { ajv, zod, errors, issues } = judge(document);
  if (ajv !== zod) throw new Error(`ajv: ${JSON.stringify(errors)}\nzod: ${JSON.stringify(issues)}`);
  return ajv;
}

/**
 * Judges a sound document with a value of every type in each of its places, and for each schema with every edge in one
 * place of it: places whose texts are of one kind share one.
 */
function judgeEveryPlace(
  document: unknown,
  judge: (document: unknown) => boolean,
  more = (_: unknown): unknown[] => [],
) {
  expect(judge(document)).toBe(true);
  const alone = { document };
  const isSound = () => judge(alone.document);
  const [judged, known] = [new Set<boolean>(), new Set<unknown>()];
  for (const { parent, key, value, path } of visitSlotsAlone({ document }, isSound, alone)) {
    const { def } = schemaAt(content, alone.document, path.slice(1))?._zod ?? {};
    const edges = known.has(def) ? [] : edgeValues(value);
    if (def) known.add(def);
    for (const other of [...otherTypes, ...edges, ...more(value)]) {
      setKey(parent, key, other);
      judged.add(isSound());
    }
    setKey(parent, key, value);
    expect(isSound()).toBe(true);
  }
  expect(judged.size).toBe(2);
}

describe("ajv and zod", () => {
  it(
    "agree on every document, sound or damaged",
    () => {
      const count = { accepted: 0, refused: 0 };
      fc.assert(
        fc.property(damaged(contentArbitrary()), (document) => {
          count[expectAgreement(document) ? "accepted" : "refused"] += 1;
        }),
        effort,
      );
      const total = count.accepted + count.refused;
      if (seconds > 0)
        console.info(`${total} documents, ${count.refused} of them refused; the validators agree on each.`);
      expect(count.accepted / total, "damages that leave too few documents sound").toBeGreaterThan(0.03);
      expect(count.refused / total, "damages that damage too little").toBeGreaterThan(0.3);
    },
    Infinity,
  );

  it("accept every document that is made from the schema", () => {
    fc.assert(
      fc.property(contentArbitrary(), (document) => {
        expect(judge(document)).toMatchObject({ ajv: true, zod: true });
      }),
      tries(15),
    );
  });

  it("agree on content in several languages, sound or damaged, and on translations within translations", async () => {
    const document = JSON.parse(await readFile(new URL("../content/languages/content.json", import.meta.url), "utf8"));
    const validate = loadValidator();
    judgeEveryPlace(
      document,
      (candidate) => {
        const [ajv, zod] = [validate(candidate), z.safeParse(allowTranslations(content), candidate).success];
        if (ajv !== zod) throw new Error(`ajv: ${ajv}, zod: ${zod}\n${JSON.stringify(candidate)}`);
        return ajv;
      },
      (value) => [{ en: value, de: value }, { en: { de: value } }],
    );
  });

  it("agree on every field of the file, with any value", () => {
    judgeEveryPlace(makeFullDocument(), expectAgreement);
  });

  it("read every pattern alike, which ajv reads with the flag u and zod without", () => {
    const patterns = new Set<string>();
    JSON.stringify(jsonSchema, (key, value: unknown) => {
      if (key === "pattern" && typeof value === "string") patterns.add(value);
      return value;
    });
    expect(patterns.size).toBeGreaterThan(5);
    for (const pattern of patterns) {
      const plain = new RegExp(pattern);
      const unicode = new RegExp(pattern, "u");
      const candidates = fc.oneof(
        fc.constantFrom(...awkwardTexts),
        fc.string({ unit: "binary" }),
        fc.tuple(fc.stringMatching(unicode), fc.constantFrom("", ...awkwardTexts)).map((parts) => parts.join("")),
      );
      fc.assert(
        fc.property(candidates, (candidate) => plain.test(candidate) === unicode.test(candidate)),
        tries(15),
      );
    }
  });

  it.each([
    ["a text of a no-break space", "/pages/0/title", "\u00a0", false],
    ["a text of a byte order mark", "/pages/0/title", "\ufeff", false],
    ["a text of a line separator", "/pages/0/title", "\u2028", false],
    ["a text of a zero-width space, which is no white space", "/pages/0/title", "\u200b", true],
    ["a text of a Mongolian vowel separator, which is none either", "/pages/0/title", "\u180e", true],
    ["half a character in a text", "/pages/0/title", "\ud83d", true],
    ["half a character in a link", "/navigation/links/0/to", "#\ud83d", true],
    ["half a character in an id", "/pages/0/blocks/0/id", "a\ud83d", false],
    ["a line break after an id", "/pages/0/blocks/0/id", "a\n", false],
    ["a line break before a path", "/pages/0/path", "\n/", false],
    ["digits of another script in a date", "/pages/0/blocks/1/cards/0/date", "٢٠٢٥", false],
    ["a letter that is a k only when case is ignored", "/pages/0/blocks/0/id", "\u212a", false],
    ["-0 where 0 is allowed", "/pages/0/blocks/0/typed/typeSpeed", -0, true],
    ["a number that is whole but written with a point", "/landing/duration", JSON.parse("5000.0"), true],
    ["a fraction", "/landing/duration", 5000.5, false],
    ["a number beyond all numbers", "/landing/duration", JSON.parse("1e400"), false],
    ["a number too large to be exact", "/pages/0/blocks/0/typed/delay", 2 ** 53 + 2, false],
    ["the version in quotes", "/version", "1", false],
    ["the version with a point", "/version", JSON.parse("1.0"), true],
    ["an own key __proto__", "/site/__proto__", {}, false],
    ["an own key __proto__ at the root", "/__proto__", {}, false],
    ["an own key __proto__ among the paths of a page", "/pages/0/paths", JSON.parse('{ "__proto__": {} }'), true],
    ["a key constructor", "/profile/constructor", "x", false],
    ["a type that every object inherits", "/pages/0/blocks/0/type", "constructor", false],
    ["a type that is the name of the prototype", "/pages/0/blocks/0/type", "__proto__", false],
    ["a type of blocks where a card stands", "/pages/0/blocks/1/cards/0/type", "hero", false],
    ["null for a key that may be left out", "/profile/role", null, false],
    ["a list for an object", "/site", [], false],
    ["an object for a list", "/pages", { 0: {} }, false],
    ["the footer among the blocks of a page", "/pages/0/blocks/0", { type: "footer" }, false],
  ])("agree on %s", async (_, pointer, value, accepted) => {
    expect(judge(withValue(await readSample(), pointer, value))).toMatchObject({ ajv: accepted, zod: accepted });
  });

  it("agree on roots that are no objects", () => {
    for (const root of [null, [], "", 0, true, {}]) expect(judge(root)).toMatchObject({ ajv: false, zod: false });
  });
});

describe("a meaningful document", () => {
  const documents = contentArbitrary({ meaningful: true });

  it("is sound", () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(judge(document)).toMatchObject({ ajv: true, zod: true });
      }),
      tries(15),
    );
  });

  it("is let through by every check", () => {
    fc.assert(
      fc.property(documents, (document) => {
        const { diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(document)));
        expect(diagnostics.filter(({ severity }) => severity === "error")).toEqual([]);
      }),
      tries(15),
    );
  });

  it("has a visible home page, unique paths and ids, and references that resolve", () => {
    fc.assert(
      fc.property(documents, (document) => {
        const { pages, profile, footer } = content.parse(copyJson(document));
        expect(pages[0]).toMatchObject({ path: "/", hidden: false });
        expect(new Set(pages.map((page) => page.path)).size).toBe(pages.length);
        for (const list of [profile.emails, profile.links])
          expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        expect(profile.links.map(({ id }) => id)).toEqual(expect.arrayContaining(footer?.connect?.links ?? []));
        expect(profile.emails.map(({ id }) => id)).toEqual(expect.arrayContaining(footer?.reach?.emails ?? []));
      }),
      tries(15),
    );
  });
});
