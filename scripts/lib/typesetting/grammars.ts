import { createRequire } from "node:module";
import type { LanguageRegistration } from "shiki";

type LoadGrammar = () => Promise<{ default: LanguageRegistration[] }>;

/** The grammars of the languages that code in portfolios is most often in: the package brings these along. */
const common: Readonly<Record<string, LoadGrammar>> = {
  c: () => import("shiki/langs/c.mjs"),
  cpp: () => import("shiki/langs/cpp.mjs"),
  csharp: () => import("shiki/langs/csharp.mjs"),
  css: () => import("shiki/langs/css.mjs"),
  go: () => import("shiki/langs/go.mjs"),
  html: () => import("shiki/langs/html.mjs"),
  java: () => import("shiki/langs/java.mjs"),
  javascript: () => import("shiki/langs/javascript.mjs"),
  json: () => import("shiki/langs/json.mjs"),
  jsx: () => import("shiki/langs/jsx.mjs"),
  python: () => import("shiki/langs/python.mjs"),
  rust: () => import("shiki/langs/rust.mjs"),
  shellscript: () => import("shiki/langs/shellscript.mjs"),
  sql: () => import("shiki/langs/sql.mjs"),
  tsx: () => import("shiki/langs/tsx.mjs"),
  typescript: () => import("shiki/langs/typescript.mjs"),
  yaml: () => import("shiki/langs/yaml.mjs"),
};

const packages = createRequire(import.meta.url);

/** Whether a grammar is there: it is common, or all are, which a package has beside it only where they are installed. */
export function hasGrammar(name: string): boolean {
  if (Object.hasOwn(common, name)) return true;
  try {
    return packages.resolve("shiki/package.json") !== "";
  } catch {
    return false;
  }
}

/** Loads a grammar that is there. */
export async function loadGrammar(name: string): Promise<LanguageRegistration[]> {
  const load = common[name];
  if (load) return (await load()).default;
  const { bundledLanguagesBase } = await import("shiki/langs");
  const all: Readonly<Record<string, LoadGrammar>> = bundledLanguagesBase;
  return (await all[name]?.())?.default ?? [];
}
