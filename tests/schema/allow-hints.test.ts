import { describe, expect, it } from "vitest";
import { checkContent } from "../../schema/resolve/check-content.ts";
import { JsonText } from "../../schema/source/json-text.ts";

/** A page that nothing links to, and a link with `http://`. @param top lines at the top of the content */
const write = (top: string) => `{
  "version": 1,${top}
  "site": { "title": "Mina Okoye", "url": "https://minaokoye.dev/", "language": "en" },
  "profile": { "name": "Mina Okoye", "role": "Potter", "emails": [], "links": [] },
  "navigation": { "links": [{ "label": "Home", "to": "/" }] },
  "pages": [
    { "path": "/", "title": "Home", "description": "Bowls.", "blocks": [{ "type": "hero" }] },
    { "path": "/kiln", "title": "Kiln", "description": "Fire.", "blocks": [{ "type": "prose", "title": "Fire", "body": "Wood." }] }
  ]
}
`;

const hintsOf = (top: string) =>
  new Map(
    checkContent(new JsonText("content.json", write(top))).diagnostics.map(({ code, hint }) => [code, hint] as const),
  );

describe("a hint that a warning can be allowed", () => {
  it("says to add an `allow` where there is none", () => {
    expect(hintsOf("").get("unlinked-page")).toContain('add "allow": ["unlinked-page"] to the top of content.json.');
  });

  it("says to add to the `allow` that is there, in which line", () => {
    expect(hintsOf('\n  "allow": ["crowded-navigation"],').get("unlinked-page")).toContain(
      'add "unlinked-page" to "allow" (line 3 of content.json).',
    );
  });
});

describe("a key that is in an object twice", () => {
  it("is said to become one list, if both are lists", () => {
    const hint = hintsOf('\n  "allow": ["a"],\n  "allow": ["b"],').get("repeated-key");
    expect(hint).toMatch(/^Put the entries of both lists into the one in line 3, and remove this one\./);
  });

  it("is said to be kept once, if one is no list", () => {
    expect(hintsOf('\n  "note": "a",\n  "note": ["b"],').get("repeated-key")).toMatch(/^Keep one of the two/);
  });
});
