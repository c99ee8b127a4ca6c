import { expect, test } from "vitest";
import { copyLanguages, pathsBelow } from "../../../schema/resolve/posts/made-pages.ts";

test("a page under another has that one's paths in other languages, and its own name in all", () => {
  const notes = { path: "/notes", paths: { sv: "/anteckningar", de: "/" } };
  expect(pathsBelow(notes, "/notes/first")).toEqual({ sv: "/anteckningar/first", de: "/first" });
  expect(pathsBelow({ path: "/", paths: { sv: "/hem" } }, "/first")).toEqual({ sv: "/hem/first" });
});

test("a page whose path its owner chose elsewhere has it in every language", () => {
  expect(pathsBelow({ path: "/notes", paths: { sv: "/anteckningar" } }, "/essays/first")).toBeUndefined();
  expect(pathsBelow({ path: "/notes", paths: { sv: "/anteckningar" } }, "/notes-of-mine")).toBeUndefined();
  expect(pathsBelow({ path: "/notes", paths: undefined }, "/notes/first")).toBeUndefined();
});

test("what stands in another place, too, is there in the same language, with all that is in it", () => {
  const foreign = new Map([
    ["/posts/1/title", "sv"],
    ["/posts/1/image/alt", "de"],
    ["/posts/10/title", "fr"],
  ]);
  const copied = copyLanguages(foreign, [
    ["/posts/1", "/pages/3"],
    ["/posts/1/title", "/pages/3/blocks/0/title"],
  ]);
  expect(Object.fromEntries(copied)).toEqual({
    ...Object.fromEntries(foreign),
    "/pages/3/title": "sv",
    "/pages/3/image/alt": "de",
    "/pages/3/blocks/0/title": "sv",
  });
});
