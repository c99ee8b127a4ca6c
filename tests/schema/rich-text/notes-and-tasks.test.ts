import { describe, expect, it } from "vitest";
import { parseLongText } from "../../../schema/rich-text/rich-text.ts";
import { plainTypesetter } from "../../../schema/rich-text/typesetter.ts";

function read(text: string) {
  let given = 0;
  return parseLongText(text, 2, {
    fill: (words) => words,
    href: (address) => address,
    picture: (file) => file,
    newId: (prefix) => {
      given += 1;
      return `${prefix}_${given}`;
    },
    typesetter: plainTypesetter,
  });
}

describe("a long text", () => {
  it("has its notes at its end, in the order in which it refers to them, and says where that is", () => {
    const text =
      "# A[^b]\n\nB[^a] and *c[^b]*.\n\n[^a]: One, as [^c] says.\n[^b]: Two.\n\n    - three\n\n[^c]: Four[^a].\n[^d]: Five.\n\nEnd.";
    const to = (number: number, id: number, note: number) => ({
      type: "noteReference",
      number,
      id: `noted_${id}`,
      to: `note_${note}`,
    });
    expect(read(text)).toEqual([
      { type: "heading", level: 2, children: ["A", to(1, 2, 1)] },
      {
        type: "paragraph",
        children: ["B", to(2, 4, 3), " and ", { type: "emphasis", children: ["c", to(1, 5, 1)] }, "."],
      },
      "End.",
      {
        type: "notes",
        notes: [
          {
            id: "note_1",
            children: ["Two.", { type: "list", start: undefined, items: [["three"]] }],
            references: ["noted_2", "noted_5"],
          },
          {
            id: "note_3",
            children: [{ type: "paragraph", children: ["One, as ", to(3, 7, 6), " says."] }],
            references: ["noted_4", "noted_8"],
          },
          {
            id: "note_6",
            children: [{ type: "paragraph", children: ["Four", to(2, 8, 3), "."] }],
            references: ["noted_7"],
          },
        ],
      },
    ]);
  });

  it("has no link within a link: a reference to a note is a number there", () => {
    expect(read("[a[^1]](/b)\n\n[^1]: One.")).toEqual([
      { type: "paragraph", children: [{ type: "link", href: "/b", children: ["a[1]"] }] },
      { type: "notes", notes: [{ id: "note_1", children: ["One."], references: [] }] },
    ]);
  });

  it("has signs for tasks that are done and that aren't", () => {
    expect(read("- [x] a\n- [ ] *b*\n- [X] c\n- [y] d\n- [x]e\n\n[ ] f")).toEqual([
      {
        type: "list",
        start: undefined,
        items: [
          ["☑ a"],
          [{ type: "paragraph", children: ["☐ ", { type: "emphasis", children: ["b"] }] }],
          ["☑ c"],
          ["[y] d"],
          ["[x]e"],
        ],
      },
      "[ ] f",
    ]);
  });
});
