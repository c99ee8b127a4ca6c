import { describe, expect, it } from "vitest";
import { blocks } from "../../schema/blocks/index.ts";
import { codes, messageOf } from "../../schema/check/all-messages.ts";
import { entities } from "../../schema/entities/index.ts";
import { type Definition, definitions } from "../../schema/reference/definitions.ts";
import { commonKeys } from "../../schema/reference/examples.ts";
import { valueKinds } from "../../schema/reference/value-kinds.ts";
import versions from "../../schema/reference/versions.json" with { type: "json" };
import { checkContent } from "../../schema/resolve/check-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";
import { documentWith, findErrors } from "../support/validators.ts";

const all = [...definitions().values()];

/** A document that has what examples refer to. */
function documentAround(part: object): object {
  const { pages, profile, ...document } = Object(documentWith({ type: "hero" }));
  const others = ["/about", "/contact", "/projects"].map((path) => ({ ...pages[0], path }));
  const emails = [{ id: "work", label: "Work", address: "you@example.com" }];
  const links = ["github", "linkedin"].map((id) => ({ id, kind: id, label: id, href: `https://${id}.com/you` }));
  return { ...document, profile: { ...profile, emails, links }, pages: [...pages, ...others], ...part };
}

/** A document with a value of a definition, where the first other definition has it. */
function place({ name, group }: Definition, value: unknown): object {
  if (name === "content") return documentAround(Object(value));
  if (name === "footer") return documentAround({ footer: value });
  const page = { path: "/", title: "Home" };
  if (name === "page") {
    const site = { title: "A site", url: "https://example.com/", languages: ["en", "de"] };
    return documentAround({ site, pages: [{ ...page, blocks: [{ type: "hero" }] }, value] });
  }
  const { pages } = Object(documentAround({}));
  const withBlock = (block: unknown) => documentAround({ pages: [{ ...page, blocks: [block] }, ...pages.slice(1)] });
  if (group === "block") return withBlock(value);
  if (group === "card") return withBlock({ type: "card-grid", cards: [value] });
  const owner = all.find((one) => one.uses.includes(name));
  const member = owner?.keys.find(({ type }) => new RegExp(`(?:^|list of | or )${name}$`).test(type));
  if (!owner || !member) throw new Error(`nothing has a ${name}`);
  const inOwner = member.type.includes(`list of ${name}`) ? [value] : value;
  const others = owner.name === "content" ? {} : Object(owner.shortest);
  return place(owner, { ...others, [member.key]: inOwner });
}

/** What an example alone can't have: files, and the rest of a site. */
const ofSite = [
  "placeholder",
  "missing-description",
  "unlinked-page",
  "untranslated",
  "third-party-form",
  "form-without-address",
];

/** Examples of keys that ask for more than their own object has. */
const intended = ["filter-without-tags", "undated-item", "two-texts", "chat-without-phone"];

describe.each(all.map((one) => [one.name, one] as const))("%s", (_name, definition) => {
  it.each(["shortest", "full"] as const)("has a %s example that the check accepts where it may be", (which) => {
    const document = place(definition, definition[which]);
    expect(findErrors(document)).toEqual([]);
    const { diagnostics } = checkContent(new JsonText("a.json", JSON.stringify(document)));
    expect(diagnostics.map(({ code }) => code).filter((code) => ![...ofSite, ...intended].includes(code))).toEqual([]);
  });

  it("says what each key is for, and fits into 8 KB as explain prints it", () => {
    expect(definition.keys.filter(({ description, type }) => description === "" || type === "")).toEqual([]);
    expect(Buffer.byteLength(JSON.stringify(definition, null, 2))).toBeLessThan(8192);
  });
});

describe("the reference", () => {
  it("has every block and card, and no name that is the code of a message", () => {
    const names = all.filter(({ group }) => group !== "part").map(({ name }) => name);
    expect(names.toSorted()).toEqual([...Object.keys(blocks), ...Object.keys(entities)].toSorted());
    expect(all.filter(({ name }) => codes.includes(name))).toEqual([]);
  });

  it("knows for each key which version brought it, and of nothing that isn't there", () => {
    const recorded = Object.values<Record<string, string>>(versions).flatMap((keysOf) =>
      Object.entries(keysOf).flatMap(([name, keys]) => keys.split(" ").map((key) => `${name}.${key}`)),
    );
    const isCommon = (name: string, key: string) => commonKeys.has(key) && !(key === "note" && name === "contact");
    const present = all.flatMap(({ name, keys }) =>
      keys.flatMap(({ key }) => (isCommon(name, key) ? [] : [`${name}.${key}`])),
    );
    expect(recorded.toSorted()).toEqual(present.toSorted());
    expect(definitions().get("gallery")?.since).toBe("0.2.0");
    expect(
      definitions()
        .get("hero")
        ?.keys.find(({ key }) => key === "variant")?.since,
    ).toBe("0.2.0");
    expect(
      definitions()
        .get("hero")
        ?.keys.find(({ key }) => key === "role"),
    ).not.toHaveProperty("since");
  });

  it("has each diagnostic of a typed example with that type", () => {
    const typed = codes.filter((code) => /^\{ "type": "video"/.test(messageOf(code).wrong));
    expect(typed.length).toBeGreaterThan(2);
    expect(definitions().get("video")?.diagnostics).toEqual(expect.arrayContaining([...typed, "not-a-video"]));
    expect(definitions().get("logo")?.diagnostics).not.toContain("not-a-video");
  });

  it("names nothing as the type of a key that it doesn't explain", () => {
    const names = [...definitions().keys(), ...valueKinds().keys()];
    expect(names.filter((name, index) => names.indexOf(name) !== index || codes.includes(name))).toEqual([]);
    const parts = all.flatMap(({ keys }) => keys.flatMap(({ type }) => type.split(/ or |list of | by language/)));
    const plain = /^(?:|".*"|true|false|\d+|(?:whole )?number from \d+ to \d+|page)$/;
    expect(parts.filter((part) => !plain.test(part) && !names.includes(part))).toEqual([]);
    expect([...valueKinds().values()].filter(({ description }) => description === "")).toEqual([]);
  });

  it("says which kinds of value may be written by language", () => {
    const isSaid = (name: string) => valueKinds().get(name)?.description.includes("by language: {");
    expect(["text", "inline-markdown", "file", "link-address", "text-file"].filter((name) => !isSaid(name))).toEqual(
      [],
    );
    expect(["date", "icon", "remark", "id", "string"].filter(isSaid)).toEqual([]);
  });

  it("shows what is required alone, and everything that can be together", () => {
    const { shortest, full } = definitions().get("gallery") ?? {};
    expect(Object.keys(Object(shortest))).toEqual(["type", "images"]);
    expect(Object.keys(Object(full))).toEqual(["type", "id", "title", "images", "columns", "layout"]);
    expect(full).toMatchObject({ id: "gallery" });
    expect(definitions().get("prose")?.choice).toEqual({ keys: ["paragraphs", "text", "body"], needsOne: true });
    expect(definitions().get("gallery-picture")?.uses).toEqual(["focus"]);
  });
});
