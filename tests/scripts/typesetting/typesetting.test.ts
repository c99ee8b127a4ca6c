import { describe, expect, it } from "vitest";
import type { MathNode } from "../../../schema/rich-text/tree.ts";
import { knowsLanguage } from "../../../scripts/lib/typesetting/code.ts";
import { formulaError } from "../../../scripts/lib/typesetting/formulas.ts";
import { loadTypesetter } from "../../../scripts/lib/typesetting/typesetter.ts";

const setter = await loadTypesetter({ languages: ["ts", "python", "pyhton"], hasFormulas: true });

function tagsIn(node: MathNode): string[] {
  return typeof node === "string" ? [] : [node.tag, ...node.children.flatMap(tagsIn)];
}

describe("code", () => {
  it("is distinguished in the languages that are there, and keeps every letter", () => {
    const code = 'const a = "b"; // c\nreturn f(1);';
    const lines = setter.code(code, "ts");
    const text = lines
      .map((line) => line.map((piece) => (typeof piece === "string" ? piece : piece.text)).join(""))
      .join("\n");
    expect(text).toBe(code);
    const kinds = lines.flat().map((piece) => (typeof piece === "string" ? undefined : piece.kind));
    expect(kinds).toEqual(expect.arrayContaining(["keyword", "string", "comment", "constant", "function"]));
  });

  it("in a language that no one knows is shown as written", () => {
    expect(setter.code("a\n\nb", "pyhton")).toEqual([["a"], [""], ["b"]]);
    expect(setter.code("a", "rust")).toEqual([["a"]]);
    expect(["ts", "C++", "sh", "python"].map(knowsLanguage)).toEqual([true, true, true, true]);
    expect(["pyhton", "constructor", "__proto__", ""].map(knowsLanguage)).toEqual([false, false, false, false]);
  });
});

describe("a formula", () => {
  it("is set as MathML with no style in it, its TeX beside it", () => {
    const math = setter.formula("\\frac{1}{2} \\sqrt{x_1} \\color{red}{y}", true);
    expect(tagsIn(math ?? "")).toEqual(expect.arrayContaining(["math", "mfrac", "msqrt", "msub", "annotation"]));
    expect(JSON.stringify(math)).not.toMatch(/"style"|"class"|"xmlns"/);
    expect(JSON.stringify(math)).toContain("\\\\frac{1}{2}");
    expect(math).toMatchObject({ attributes: { display: "block" } });
  });

  it("has scripts of two parts, as browsers set them, also where one is a function's name", () => {
    const find = (node: MathNode): MathNode[] =>
      typeof node === "string" ? [] : [...(/^msu/.test(node.tag) ? [node] : []), ...node.children.flatMap(find)];
    const scripts = find(setter.formula("P_{\\max}(t) + x^{\\sin} + y_{\\min}^{\\max} + \\sin^2 z", true) ?? "");
    expect(scripts.map((node) => typeof node === "object" && [node.tag, node.children.length])).toEqual([
      ["msub", 2],
      ["msup", 2],
      ["msubsup", 3],
      ["msup", 2],
    ]);
  });

  it("that can't be typeset is reported in one line", () => {
    for (const tex of ["\\frac{1}{2", "\\nope", "}", "\\def\\a{\\a\\a}\\a", "^^"]) {
      expect(formulaError(tex, false)).toMatch(/^.{5,200}$/);
    }
    expect(formulaError("x^2", true)).toBeUndefined();
  });

  it("of many levels is refused in words, not by a stack that overflows", () => {
    const nested = (open: string, close: string, levels: number) => `${open.repeat(levels)}x${close.repeat(levels)}`;
    for (const [open, close] of [
      ["{", "}"],
      ["x^{", "}"],
      ["\\left(", "\\right)"],
      ["\\begin{matrix}", "\\end{matrix}"],
    ] as const) {
      expect(formulaError(nested(open, close, 90), true)).toBeUndefined();
      for (const levels of [110, 20_000])
        expect(formulaError(nested(open, close, levels), true)).toBe("it has more than 100 levels");
    }
    expect(formulaError("\\{ x".repeat(200), true)).toBeUndefined();
  });

  it("neither links nor loads anything", () => {
    const math = setter.formula(
      "\\href{javascript:alert(1)}{x} \\includegraphics{https://elsewhere.invalid/x.png}",
      false,
    );
    expect(JSON.stringify(math ?? "").replace(/"annotation".*/, "")).not.toMatch(/javascript:|elsewhere/);
  });
});
