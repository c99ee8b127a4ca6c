import { describe, expect, it } from "vitest";
import { checkContent } from "../../../schema/resolve/check-content.ts";
import { JsonText } from "../../../schema/source/json-text.ts";

const page = { path: "/", title: "Home", description: "Boats of wood.", blocks: [{ type: "hero" }] };
const site = { title: "Ada Berg", url: "https://adaberg.dev/" };
const profile = { name: "Ada Berg", role: "Boatbuilder", emails: [], links: [] };
const content = { version: 1, site, profile, pages: [page] };

const check = (document: object) => checkContent(new JsonText("content.json", JSON.stringify(document))).diagnostics;
const hintOf = (document: object, code: string) => check(document).find((one) => one.code === code)?.hint;

describe("hints", () => {
  it("complete an object without inventing who somebody is", () => {
    const { role, links, ...unfinished } = profile;
    const hints = check({ ...content, profile: unfinished }).map(({ hint }) => hint);
    expect(hints).toEqual([
      'Write "role": "…", right after the opening {',
      'Write "links": [], right after the opening {',
    ]);
  });

  it("don't offer to remove a required text", () => {
    const images = [{ src: "assets/keel.png", alt: "" }];
    const gallery = { ...page, blocks: [{ type: "gallery", images }] };
    expect(hintOf({ ...content, pages: [gallery] }, "empty-text")).toMatch(/^Say what the picture shows\./);
    const titled = {
      ...page,
      blocks: [{ type: "gallery", title: " ", images: [{ src: "assets/keel.png", alt: "A keel" }] }],
    };
    expect(hintOf({ ...content, pages: [titled] }, "empty-text")).toBe("Write something, or remove it.");
  });

  it("say how a name stays the same in every language, and that this is no oversight", () => {
    const title = { en: "Home", de: "Start" };
    const skill = { type: "card-grid", cards: [{ type: "skill", title: "Copper rivets" }] };
    const ofTwo = {
      ...content,
      site: { ...site, languages: ["en", "de"] },
      pages: [{ ...page, title, blocks: [skill] }],
    };
    expect(hintOf(ofTwo, "untranslated")).toContain("If it is a name, write it the same in each.");
    const cards = [{ type: "skill", title: { en: "Copper rivets", de: "Copper rivets" } }];
    const written = { ...ofTwo, pages: [{ ...page, title, blocks: [{ type: "card-grid", cards }] }] };
    const { diagnostics } = checkContent(new JsonText("content.json", JSON.stringify(written)), { advice: true });
    expect(diagnostics.find(({ code }) => code === "same-in-both")?.hint).toContain("If it is a name, leave it so");
  });
});
