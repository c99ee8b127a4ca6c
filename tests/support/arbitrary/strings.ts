import fc from "fast-check";
import type { JsonSchema } from "../../../schema/json-schema/schema-parts.ts";
import { textKinds } from "../../../schema/kinds.ts";
import { memoize } from "../../../schema/source/once.ts";

/** Texts on which two readers of one pattern may differ. */
export const awkwardTexts = [
  "\u00a0x",
  "\ufeff",
  "\u180e",
  "\u200b",
  "\u2028",
  "\u0085",
  "\ud800",
  "\udc00x",
  "x\ud83d",
  "👩🏽‍💻",
  "é",
  "e\u0301",
  "\u202eabc",
  "\u0000",
  "a\n",
  "\n/about",
  "__proto__",
  "constructor",
  "İ",
  "ſ",
  "K",
  "٣",
  "{name}",
  "</script>",
  "https://\ud800",
  "https://exa\u00a0mple.com",
  "mailto:a@b\u2028",
  "#\udfff",
  "2025-02-31",
  "٢٠٢٥",
  "javascript:alert(1)",
  "//example.com",
  "/\\example.com",
];

/** Any text that a schema allows. */
export function anyString({ pattern }: JsonSchema): fc.Arbitrary<string> {
  return pattern === undefined ? fc.string({ unit: "binary" }) : stringMatching(pattern);
}

/** Made once for each pattern: a class such as `[^…]` costs fast-check a look at every character. */
const stringMatching = memoize((source: string): fc.Arbitrary<string> => {
  const pattern = new RegExp(source, "u");
  const matching = fc.stringMatching(pattern, { maxLength: 40 });
  const awkward = awkwardTexts.filter((candidate) => pattern.test(candidate));
  return awkward.length > 0 ? fc.oneof({ arbitrary: matching, weight: 3 }, fc.constantFrom(...awkward)) : matching;
});

/** Words that a careless renderer would change, drop or run. */
const words = [
  ..."motor bench React a I 42 Señor naïve Straße 日本語 עברית हिन्दी Ελλάδα 👩🏽‍💻 🇮🇳 e\u0301".split(" "),
  ...`<b> </script> <!-- ]]> & &amp; "quoted" 'single' \`tick\` \\ $& $1 %s %20 C++ __proto__ constructor null`.split(
    " ",
  ),
  ..."{name} {firstName} undergraduate-electromagnetic-compatibility-measurements".split(" "),
];

const readableText = fc
  .array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 })
  .map((chosen) => chosen.join(" "));

const pageAddress = fc.oneof(
  fc.webUrl({ validSchemes: ["https"] }),
  fc.constantFrom(
    "https://www.youtube.com/watch?v=aqz-KE-bpKQ",
    "https://vimeo.com/1084537",
    "https://example.com/?a=1&b=%22#c",
  ),
);

const twoDigits = (max: number) => fc.integer({ min: 1, max }).map((value) => String(value).padStart(2, "0"));
const someDate = fc
  .tuple(fc.integer({ min: 1980, max: 2024 }), twoDigits(12), twoDigits(28), fc.integer({ min: 1, max: 3 }))
  .map(([year, month, day, precision]) => [year, month, day].slice(0, precision).join("-"));

/** Texts as an owner would write them: they are readable, addresses can be parsed, and files are among those given. */
export function plausibleStrings(files: readonly string[]): (schema: JsonSchema) => fc.Arbitrary<string> {
  const kinds = new Map<unknown, fc.Arbitrary<string>>([
    ...textKinds.map((kind) => [kind, readableText] as const),
    ["remark", readableText],
    ["icon", fc.constantFrom("react", "Node.js", "arduino")],
    ["oldPath", fc.stringMatching(/^\/[A-Z][a-z]{1,8}$/)],
    ["id", fc.stringMatching(/^[a-z][a-z0-9-]{0,12}$/)],
    ["path", fc.stringMatching(/^(?:\/[a-z0-9-]{1,8}){1,2}$/)],
    ["href", fc.oneof(pageAddress, fc.constantFrom("mailto:you@example.com", "tel:+910000000000", ...files))],
    ["webAddress", pageAddress],
    ["secureAddress", fc.webUrl({ validSchemes: ["https"] })],
    [
      "siteAddress",
      fc.constantFrom("https://example.com/", "https://example.com/portfolio/", "https://example.com/a/b"),
    ],
    ["file", fc.constantFrom(...files)],
    ["videoFile", fc.constant("assets/clip.mp4")],
    ["captionsFile", fc.constant("assets/clip.vtt")],
    ["icon", fc.constantFrom("arduino", "react", "github")],
    ["date", someDate],
    ["phone", fc.stringMatching(/^\+[1-9][0-9]{1,2} [0-9]{4} [0-9]{4}$/)],
    ["email", fc.stringMatching(/^[a-z][a-z0-9.+_-]{0,8}[a-z0-9]@[a-z][a-z0-9]{0,8}\.(?:com|org|in)$/)],
    ["color", fc.stringMatching(/^#[0-9a-f]{6}$/)],
  ]);
  // A key of a reference may be any word that pages can show.
  return (schema) => kinds.get(schema.kind) ?? anyString(schema).filter((text) => !/\p{C}/u.test(text));
}
