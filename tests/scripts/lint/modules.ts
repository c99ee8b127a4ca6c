import { readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import { globSync } from "tinyglobby";

/** Folders of modules. In them, each folder is a module, and so is each file beside the folders. */
const parents = ["schema", "schema/check", "src", "src/client", "scripts", "scripts/lib", "tests"];

/** One file's import of another, types included. Paths begin at the project's folder. */
export interface FileImport {
  from: string;
  to: string;
  /** What is taken, as the import says it: "{ type Block, blocks }"; "" where it names nothing. */
  names: string;
}

/** The project's code, but for its settings: paths from the project's folder. */
export function listCode(): string[] {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  const ignore = ["**/node_modules"];
  return globSync("{schema,src,scripts,tests}/**/*.{ts,tsx,mjs}", { cwd: root, ignore }).toSorted();
}

const importForms = [
  /^(?:import|export)\s+([^"';]+?)\s+from\s+"(\.[^"]+)"/gm,
  /^import\s+()"(\.[^"]+)"/gm,
  /\bimport\(\s*()"(\.[^"]+)"/g,
  /\bnew URL\(\s*()"(\.[^"]+\.[a-z]+)", import\.meta\.url/g,
];

/** What each of these files imports of the others. */
export function readImports(
  files: readonly string[],
  read = (file: string) => readFileSync(file, "utf8"),
): FileImport[] {
  const known = new Set(files);
  return files.flatMap((from) => {
    const text = read(from);
    return importForms
      .flatMap((form) => [...text.matchAll(form)])
      .map(([, names = "", address = ""]) => ({
        from,
        to: posix.join(posix.dirname(from), address),
        names: names.replace(/\s+/g, " ").replace(", }", " }"),
      }))
      .filter(({ to }) => known.has(to));
  });
}

/** The module of a file: "src/client/navigation", or "schema/content.ts", which is a module by itself. */
export function moduleOf(file: string): string {
  const hall = parents.filter((folder) => file.startsWith(`${folder}/`)).at(-1) ?? "";
  return file
    .split("/")
    .slice(0, hall.split("/").length + 1)
    .join("/");
}

/** One room's imports of another. */
interface Tie {
  from: string;
  to: string;
  imports: FileImport[];
}

/** Which room imports which, by `tieName`. */
export function tieModules(imports: readonly FileImport[]): Map<string, Tie> {
  const ties = new Map<string, Tie>();
  for (const one of imports) {
    const [from, to] = [moduleOf(one.from), moduleOf(one.to)];
    if (from === to) continue;
    const tie = ties.get(tieName(from, to)) ?? { from, to, imports: [] };
    tie.imports.push(one);
    ties.set(tieName(from, to), tie);
  }
  return ties;
}

function tieName(from: string, to: string): string {
  return `${from} → ${to}`;
}

/** The shortest way from room to room along the ties, or undefined where there is none. */
export function findPath(ties: Iterable<Tie>, from: string, to: string): Tie[] | undefined {
  const all = [...ties];
  const paths: Tie[][] = all.filter((tie) => tie.from === from).map((tie) => [tie]);
  const seen = new Set([from]);
  for (const path of paths) {
    const end = path.at(-1)?.to ?? "";
    if (end === to) return path;
    if (seen.has(end)) continue;
    seen.add(end);
    paths.push(...all.filter((tie) => tie.from === end).map((tie) => [...path, tie]));
  }
  return undefined;
}

/** Describes ties with the lines that import, for a failure's message. */
export function describeTies(ties: readonly Tie[]): string {
  return ties
    .flatMap(({ from, to, imports }) => [
      `${tieName(from, to)}`,
      ...imports.map((one) => `  ${one.from} imports ${one.names || "all"} from ${one.to}`),
    ])
    .join("\n");
}
