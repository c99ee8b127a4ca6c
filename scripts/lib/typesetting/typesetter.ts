import type { DiskProbe } from "../../../schema/check/disk.ts";
import type { PartNode } from "../../../schema/document/part-node.ts";
import { plainTypesetter, type Typesetter } from "../../../schema/rich-text/typesetter.ts";

/** What a content needs for typesetting: the languages of its code, and whether it has formulas. */
export interface Typesetting {
  languages: string[];
  hasFormulas: boolean;
}

export function listTypesetting(parts: readonly PartNode[]): Typesetting {
  const languages = parts.flatMap(({ value: part }) => (part.kind === "code" ? [part.language] : []));
  return { languages: [...new Set(languages)], hasFormulas: parts.some(({ value: part }) => part.kind === "formula") };
}

/** Loads the checks for formulas and code; modules are loaded only if needed. */
export async function loadTypesettingProbe({
  languages,
  hasFormulas,
}: Typesetting): Promise<Pick<DiskProbe, "formulaError" | "knowsLanguage">> {
  const formulas = hasFormulas ? await import("./formulas.ts") : undefined;
  const code = languages.length > 0 ? await import("./code.ts") : undefined;
  return {
    formulaError: (tex, isDisplay) => formulas?.formulaError(tex, isDisplay),
    knowsLanguage: (name) => code?.knowsLanguage(name) ?? true,
  };
}

/** Loads the typesetter; modules are loaded only if needed. */
export async function loadTypesetter({ languages, hasFormulas }: Typesetting): Promise<Typesetter> {
  const formulas = hasFormulas ? await import("./formulas.ts") : undefined;
  const setCode = languages.length > 0 ? await (await import("./code.ts")).createCodeSetter(languages) : undefined;
  return {
    code: (text, language) => (language && setCode?.(text, language)) || plainTypesetter.code(text, language),
    formula: (tex, isDisplay) => formulas?.setFormula(tex, isDisplay),
  };
}
