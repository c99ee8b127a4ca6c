import { describe, expect, it } from "vitest";
import compile from "../../../vite.config.ts";
import { promisedVersions } from "./compat.ts";
import { findApisBeyond, findSyntaxBeyond } from "./find-in-script.ts";
import { findStylesBeyond } from "./find-in-style.ts";

const floor = promisedVersions("readable");
const targets = [compile.build?.target ?? []].flat().map(String);
const pathsOf = (code: string) => findApisBeyond(code, floor).map(({ path }) => path);

describe("of scripts the lint tells", () => {
  it.each([
    ["a method that no object of theirs has", "[2, 1].toReversed()", "javascript.builtins.Array.toReversed"],
    ["a function that they lack", "requestIdleCallback(go)", "api.Window.requestIdleCallback"],
    ["a function of an object, by both names", "Object.groupBy([], () => 1)", "javascript.builtins.Object.groupBy"],
    ["a class that they lack", "new CloseWatcher()", "api.CloseWatcher"],
    [
      "going on from what they lack",
      "document.activeViewTransition.skipTransition",
      "api.Document.activeViewTransition",
    ],
    ["a condition that is the use itself", "if (requestIdleCallback(go)) wait()", "api.Window.requestIdleCallback"],
  ])("%s", (_what, code, path) => {
    // What they do have of the newest: Chrome 102, Firefox 102 and Safari 16 at once.
    expect(pathsOf(`${code}; [1].at(-1); Object.hasOwn({}, "a"); structuredClone({});`)).toEqual([path]);
  });

  it.each([
    ["what is asked for before", '"toReversed" in list ? list.toReversed() : list'],
    ["what is asked for by its type", 'typeof requestIdleCallback === "function" && requestIdleCallback(go)'],
    ["what is called only where it is there", "list.toReversed?.()"],
    ["what is only read", "const command = button.commandForElement"],
    ["a failure that is caught", "try { page.startViewTransition() } catch {}"],
    ["a name of their own", "function requestIdleCallback() {} requestIdleCallback()"],
  ])("not %s", (_what, code) => {
    expect(pathsOf(code)).toEqual([]);
  });

  it.each([
    ["a block in a class", "class A { static { go() } }"],
    ["a pattern that looks behind itself", "const a = /(?<=a)b/"],
  ])("syntax: %s", async (_what, code) => {
    expect(await findSyntaxBeyond(code, targets)).toHaveLength(1);
    expect(await findSyntaxBeyond("class A { #a = 1; b = /\\p{sc=Grek}/u ?? this.#a }", targets)).toEqual([]);
  });
});

describe("of style sheets the lint tells", () => {
  const lightDark = "css.types.color.light-dark";
  const variable = ":root{--a:light-dark(red,blue)}";

  it.each([
    ["a function", "a{color:light-dark(red,blue)}", [lightDark]],
    ["a function in a variable", variable, [lightDark]],
    [
      "another variable than that which is said else",
      `${variable}@supports not (color:light-dark(red,red)){:root{--b:red}}`,
      [lightDark],
    ],
    ["a unit", "a{height:100dvh}", ["css.types.length.viewport_percentage_units_dynamic"]],
    ["a property", "a{view-transition-name:b}", ["css.properties.view-transition-name"]],
    [
      "a value",
      "a{text-wrap-style:pretty}",
      ["css.properties.text-wrap-style", "css.properties.text-wrap-style.pretty"],
    ],
    ["a rule within a rule", "a{& b{color:red}}", ["css.selectors.nesting"]],
    ["an at-rule", "@starting-style{a{color:red}}", ["css.at-rules.starting-style"]],
    ["a range in a query", "@media (width >= 600px){a{color:red}}", ["css.at-rules.media.range_syntax"]],
    ["a selector that voids others", "a,b:has(c){color:red}", ["css.selectors.has", "void: a,b:has(c)"]],
    [
      "a condition that asks for something else",
      "@supports (color:red){a{height:1dvh}}",
      ["css.types.length.viewport_percentage_units_dynamic"],
    ],
    ["what MDN knows nothing of", "a{no-such-thing:1}", ["css.properties.no-such-thing"]],
  ])("%s", (_what, css, paths) => {
    expect(findStylesBeyond([css], floor)).toEqual(paths);
  });

  it.each([
    ["what a condition asks for", "@supports (height:1dvh){a{height:100dvh}}"],
    ["a value after another one", "a{height:100vh;height:100dvh}"],
    [
      "a variable that is said else where it is missing",
      `${variable}@supports not (color:light-dark(red,red)){:root{--a:red}}`,
    ],
    [
      "what they all know",
      "@layer b{a:is(b,c)::before{inset:0;aspect-ratio:1;color:hsl(1 2% 3%);width:min(1rem,2vw)}}",
    ],
  ])("not %s", (_what, css) => {
    expect(findStylesBeyond([css], floor)).toEqual([]);
  });
});
