import { describe, expect, it } from "vitest";
import { folderOf } from "../../schema/language.ts";
import { findUnportable, makePortable, pathBelow } from "../../schema/slug.ts";

describe("a name that some system can't write", () => {
  it.each([
    ["/con", "con", "device"],
    ["/work/aux", "aux", "device"],
    ["files/NUL.pdf", "NUL.pdf", "device"],
    ["files/com1.tar.gz", "com1.tar.gz", "device"],
    ["files/lpt9 .txt", "lpt9 .txt", "device"],
    ["files/COM¹.txt", "COM¹.txt", "device"],
    ["files/drafts./thesis.pdf", "drafts.", "ending"],
    ["files/drafts /thesis.pdf", "drafts ", "ending"],
    ["files/a:b.pdf", "a:b.pdf", "character"],
    ["files/a|b.pdf", "a|b.pdf", "character"],
    ["files/a\\b.pdf", "a\\b.pdf", "character"],
    [`files/${"a".repeat(252)}.pdf`, `${"a".repeat(252)}.pdf`, "long"],
    [`files/${"ü".repeat(126)}.pdf`, `${"ü".repeat(126)}.pdf`, "long"],
    [`files/${"🙂".repeat(63)}.pdf`, `${"🙂".repeat(63)}.pdf`, "long"],
  ])("is found, and what is wrong with it: %s", (path, part, issue) => {
    expect(findUnportable(path)).toEqual({ part, issue });
  });

  it.each([
    "/",
    "/console",
    "/con-1",
    "/com",
    "/com10",
    "/auxiliary",
    "files/my.con.pdf",
    "files/../x.pdf",
    `files/${"a".repeat(251)}.pdf`,
    `files/${"ü".repeat(125)}.pdf`,
  ])("is not %s", (path) => {
    expect(findUnportable(path)).toBeUndefined();
  });
});

describe("a name that is made", () => {
  it("can be written by every system", () => {
    expect(["con", "Aux.pdf", "nul .txt", "com1", "drafts. .", "console", ".."].map(makePortable)).toEqual([
      "con-1",
      "Aux-1.pdf",
      "nul-1 .txt",
      "com1-1",
      "drafts",
      "console",
      "..",
    ]);
    for (const name of ["prn", "lpt0", "conin$"]) expect(findUnportable(makePortable(name))).toBeUndefined();
  });

  it("is that of a post's page, and of a language whose code is a device's", () => {
    expect(pathBelow("/notes", "con")).toBe("/notes/con-1");
    expect(pathBelow("/", "first")).toBe("/first");
    // Cofán and Aurê y Aura (ISO 639-3).
    expect(["con", "aux", "de"].map(folderOf)).toEqual(["con-1", "aux-1", "de"]);
  });
});
