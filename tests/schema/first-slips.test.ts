import { describe, expect, it } from "vitest";
import { fixTexts } from "../../schema/check/fix-texts.ts";
import { definitions } from "../../schema/reference/definitions.ts";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";

const form = {
  type: "form",
  action: "https://formspree.io/f/kiln7",
  fields: [{ name: "email", label: "Your e-mail address", kind: "email" }],
  privacy: "Formspree sends your message on to me.",
};

/** A site with this theme and these blocks on its home page. */
const write = (blocks: unknown[], theme: object = {}) =>
  JSON.stringify(
    {
      version: 1,
      site: { title: "Mina Okoye", url: "https://minaokoye.dev/", language: "en" },
      profile: { name: "Mina Okoye", role: "Potter", emails: [], links: [] },
      theme,
      navigation: { links: [{ label: "Home", to: "/" }] },
      pages: [{ path: "/", title: "Home", description: "Bowls.", blocks: [{ type: "hero" }, ...blocks] }],
    },
    undefined,
    2,
  );

const check = (text: string) => checkContent(new JsonText("content.json", text)).diagnostics;
/** The text with all certain fixes. */
async function fix(text: string): Promise<string> {
  const made = await fixTexts({
    read: async () => text,
    check: async (after: ReadonlyMap<string, string>) => check(after.get("content.json") ?? text),
  });
  return made.after.get("content.json") ?? text;
}
const only = (blocks: unknown[], theme?: object) => {
  const [first, ...others] = check(write(blocks, theme));
  expect(others).toEqual([]);
  return first;
};

describe("a slip that first-time owners make", () => {
  it("a percentage as a point of a picture is said as the share that it is", () => {
    const images = [{ src: "assets/bowl.png", alt: "A bowl", focus: { x: 75, y: 20 } }];
    const hints = check(write([{ type: "gallery", images }])).filter(({ code }) => code === "number-out-of-range");
    expect(hints.map(({ hint }) => hint)).toEqual([
      "Write 0.75: 0 is the left edge, 1 the right one.",
      "Write 0.2: 0 is the upper edge, 1 the lower one.",
    ]);
  });

  it("a percentage in quotation marks is the number that it means", () => {
    const images = [{ src: "assets/bowl.png", alt: "A bowl", focus: { x: "80%", y: 0.2 } }];
    const [found] = check(write([{ type: "gallery", images }])).filter(({ code }) => code === "wrong-type");
    expect(found?.hint).toBe("Write 0.8.");
  });

  it.each(["[ - Bowls ]", "\n  - Bowls\n  - Cups\n"])(
    "a list as YAML writes it is called that, and its dashes get no quotation marks: %j",
    async (items) => {
      const text = write([]).replace(
        '"type": "hero"',
        `"type": "hero", "list": { "title": "Made", "items": ${items} }`,
      );
      expect(check(text).map(({ hint }) => hint)).toContainEqual(expect.stringContaining('["Git", "Express"]'));
      expect(await fix(text)).not.toMatch(/"-|- Bowls"/);
    },
  );

  it.each([
    ["https://usebasin.com/f/kiln7", "Basin sends your message on to me."],
    ["https://minaokoye.dev/contact", "What you write comes to me alone."],
  ])("a form at %s is no third party that nobody names", (action, privacy) => {
    expect(only([{ ...form, action, privacy }])).toBeUndefined();
  });

  it.each([
    ["the name of a colour", { accent: "pink" }],
    ["one colour for both modes", { accentColors: "#e6007e" }],
  ])("%s as accent is made of it, in readable tones", (_, theme) => {
    const [, json = ""] = /("accentColors": \{.*?\})/.exec(only([], theme)?.hint ?? "") ?? [];
    expect(check(write([], JSON.parse(`{${json}}`)))).toEqual([]);
  });

  it("a colour that can't be read is offered in tones for light and for dark pages", () => {
    const [found, ...others] = check(write([], { accentColors: { light: "#e6c700", dark: "#e6c700" } }));
    expect(others).toEqual([]);
    const [light = "", , dark = ""] = found?.hint.match(/#[0-9a-f]{6}/g) ?? [];
    expect(check(write([], { accentColors: { light, dark } }))).toEqual([]);
  });

  it("an e-mail address as a form's action is said to be none for a form", () => {
    for (const action of ["mailto:mina@minaokoye.dev", "mina@minaokoye.dev"]) {
      const found = only([{ ...form, action }]);
      expect(found?.message).toContain("is an e-mail address; only an address on the web is possible here.");
      expect(found?.hint).toContain("form service");
    }
  });

  it("a form is content once its privacy names the service, in every language", () => {
    expect(check(write([form]))).toEqual([]);
    expect(only([{ ...form, privacy: "I answer within a week." }])?.code).toBe("third-party-form");
  });

  it("a reference among the blocks is led to the block that shows references", () => {
    expect(only([{ type: "reference", title: "Ada Obi" }])?.hint).toContain('"type": "testimonials", "items"');
  });

  it("another type in a list that has only one is fixed", async () => {
    const text = write([{ type: "testimonials", items: [{ type: "testimonial", title: "Ada Obi", quote: "Fine." }] }]);
    expect(await fix(text)).toBe(text.replace('"testimonial"', '"reference"'));
  });

  it.each([
    ["2024 - today", 'Write "start": "2024". For what still goes on, leave "end" out.'],
    ["03/04/2024", 'Write the year first, then the month: "2024-04-03" or "2024-03-04".'],
  ])("a date written as %s is said how to write", (start, hint) => {
    const items = [{ type: "activity", title: "Potter", start }];
    expect(only([{ type: "timeline", title: "Work", items }])?.hint).toBe(hint);
  });

  it("an address that is kept for examples is said to be one, without a word on silencing it", () => {
    const found = only([
      { type: "call-to-action", title: "Tea", actions: [{ label: "Tea", to: "https://mina.example/tea" }] },
    ]);
    expect(found?.message).toContain("names that end in .example are kept for examples");
    expect(found?.hint).toBe("Write your own.");
  });
});

describe("the reference", () => {
  it("lists advice about the profile with the profile, not with a form's field", () => {
    const listed = (name: string) => definitions().get(name)?.diagnostics ?? [];
    expect(listed("profile")).toContain("no-phone");
    expect(listed("field")).not.toContain("no-phone");
  });
});
