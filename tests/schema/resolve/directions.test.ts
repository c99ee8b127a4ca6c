import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { closeDirections, fillPlaceholders, placeholderValues } from "../../../schema/localize/placeholders.ts";
import { tries } from "../../support/chance.ts";

describe("a text that turns the direction of writing", () => {
  const pieces = fc.constantFrom("a", "ב", "1", " ", "\n", ..."\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069");
  const turned = fc.array(pieces, { maxLength: 20 }).map((parts) => parts.join(""));

  it("ends what it opens and closes nothing of its neighbours, and loses no letter", () => {
    fc.assert(
      fc.property(turned, turned, (one, other) => {
        const closed = closeDirections(one);
        expect(openDirections(closed)).toEqual({ open: [], stray: 0 });
        expect(openDirections(closed + closeDirections(other))).toEqual({ open: [], stray: 0 });
        expect(closeDirections(closed)).toBe(closed);
        const characters = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "");
        expect(characters(closed)).toBe(characters(one));
        if (openDirections(one).open.length === 0 && openDirections(one).stray === 0) expect(closed).toBe(one);
      }),
      tries(1000),
    );
  });

  it("turns nothing of the text that it is filled into", () => {
    const values = placeholderValues({ name: "\u202eAsha", role: "Engineer" });
    expect(fillPlaceholders("I am {name}, ({role})", values)).toBe("I am \u202eAsha\u202c, (Engineer)");
  });
});

/** The rules X2 to X7 of UAX #9, as far as they say what is open, by another algorithm: it searches for what closes. */
function openDirections(text: string): { open: string[]; stray: number } {
  let rest = text.replace(/[^\u202a-\u202e\u2066-\u2069]/g, "");
  for (let before = ""; before !== rest; ) {
    before = rest;
    rest = rest
      .replace(/[\u202a\u202b\u202d\u202e]\u202c/, "")
      .replace(/[\u2066-\u2068][\u202a\u202b\u202d\u202e]*\u2069/, "");
  }
  return { open: [...rest.replace(/[\u202c\u2069]/g, "")], stray: rest.replace(/[^\u202c\u2069]/g, "").length };
}
