import { expect, test } from "vitest";
import { pathsBelow } from "../../../schema/resolve/generated-paths.ts";

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
