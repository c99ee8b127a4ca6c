import type { Diagnostic } from "../messages/message.ts";
import { applySplices } from "../source/edited.ts";
import { groupBy } from "../source/group-by.ts";
import { JsonText } from "../source/json-text.ts";
import { joinPointer, splitPointer } from "../source/location.ts";
import { chooseEdits, fixSyntax } from "./fix-syntax.ts";

/** Texts of files by their names in diagnostics. */
export type Texts = ReadonlyMap<string, string>;

/** The files that fixes change: as they were, and with all certain fixes. */
export interface FixedTexts {
  before: Texts;
  after: Texts;
  /** How many fixes that are. */
  made: number;
}

interface Files {
  read: (name: string) => Promise<string>;
  /** Checks the content with these texts in place of those of its files. */
  check: (unsaved: Texts) => Promise<readonly Diagnostic[]>;
}

/** Fixes can uncover others: below a misspelt key nothing is checked. */
const mostRounds = 20;

/** How many fixes are tried one by one, after all of them together made something else wrong. */
const mostAlone = 50;

/** Makes all certain fixes, until none is left. A fix that makes something else wrong isn't made. Writes nothing. */
export async function fixTexts(files: Files): Promise<FixedTexts> {
  const before = new Map<string, string>();
  let state: State = { ...files, before, after: new Map(), made: 0, diagnostics: await files.check(new Map()) };
  for (let round = 0; round < mostRounds; round += 1) {
    const certain = state.diagnostics.filter(({ fix }) => fix?.isCertain);
    for (const name of new Set(certain.map((one) => one.file)))
      if (!before.has(name)) before.set(name, await files.read(name));
    const names = new Set(certain.map(({ file }) => file));
    const broken = new Set([...names].filter((name) => isBroken(name, textOf(state, name))));
    const sound = certain.filter(({ file }) => !broken.has(file));
    const better = (await fixBroken(state, broken)) ?? (await fixValues(state, sound));
    if (!better) break;
    state = better;
  }
  const { after, made } = state;
  return { before: new Map([...before].filter(([name]) => after.has(name))), after, made };
}

interface State extends FixedTexts, Files {
  diagnostics: readonly Diagnostic[];
}

const textOf = ({ before, after }: State, name: string) => after.get(name) ?? before.get(name) ?? "";

/** True if a file should be JSON and isn't. */
const isBroken = (name: string, text: string) => name.endsWith(".json") && new JsonText(name, text).value === undefined;

async function withTexts(state: State, texts: Iterable<[string, string]>, made: number): Promise<State> {
  const after = new Map([...state.after, ...texts]);
  return { ...state, after, made: state.made + made, diagnostics: await state.check(after) };
}

/** Fixes the syntax of files. What their values are isn't known before, so whatever is wrong with these isn't new. */
async function fixBroken(state: State, broken: Iterable<string>): Promise<State | undefined> {
  const fixed = [...broken].flatMap((name) => {
    const better = fixSyntax(new JsonText(name, textOf(state, name)));
    return better ? [{ name, ...better }] : [];
  });
  if (fixed.length === 0) return undefined;
  const made = fixed.reduce((sum, { splices }) => sum + splices.length, 0);
  return withTexts(
    state,
    fixed.map(({ name, text }) => [name, text]),
    made,
  );
}

/** Makes all of the fixes, or else those that make nothing else wrong. */
async function fixValues(state: State, certain: readonly Diagnostic[]): Promise<State | undefined> {
  const better = await tryFixes(state, certain);
  if (better || certain.length < 2) return better;
  const harmless: Diagnostic[] = [];
  for (const one of certain.slice(0, mostAlone)) if (await tryFixes(state, [one])) harmless.push(one);
  return (await tryFixes(state, harmless)) ?? (await tryFixes(state, harmless.slice(0, 1)));
}

async function tryFixes(state: State, fixed: readonly Diagnostic[]): Promise<State | undefined> {
  const edits = groupBy(
    fixed.flatMap(({ fix }) => fix?.edits ?? []),
    ({ file }) => file,
  );
  const texts = [...edits].flatMap(([name, own]): [string, string][] => {
    const text = textOf(state, name);
    // Files other than content.json are read without their byte order mark, so the offsets don't count it.
    return text.startsWith("\ufeff") ? [] : [[name, applySplices(text, chooseEdits(own))]];
  });
  if (texts.length === 0) return undefined;
  const better = await withTexts(state, texts, fixed.length);
  return isWorse(state.diagnostics, better.diagnostics, fixed) ? undefined : better;
}

/**
 * True if an error is left that was to be fixed, or if there is a new one. Errors inside a value whose key was renamed
 * aren't new: nothing was checked there before.
 */
function isWorse(before: readonly Diagnostic[], after: readonly Diagnostic[], fixed: readonly Diagnostic[]): boolean {
  const renamed = fixed.flatMap((one) => pointerAfter(one) ?? []);
  const isInside = ({ pointer }: Diagnostic) => renamed.some((one) => pointer.startsWith(`${one}/`));
  const was = countErrors(before);
  const goal = countErrors(fixed.map((one) => ({ ...one, more: 0 })));
  const is = countErrors(after.filter((one) => !isInside(one)));
  return [...is].some(([code, count]) => count > (was.get(code) ?? 0) - (goal.get(code) ?? 0));
}

/** How many errors of each code there are, including those that aren't listed. */
function countErrors(diagnostics: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { severity, code, more } of diagnostics)
    if (severity === "error") counts.set(code, (counts.get(code) ?? 0) + 1 + more);
  return counts;
}

/** The pointer of a diagnostic's value under its right key; undefined if the diagnostic isn't about the key. */
function pointerAfter({ code, pointer, fix }: Diagnostic): string | undefined {
  const name = code === "unknown-key" ? fix?.edits[0]?.text.replace(/^"|"$/g, "") : undefined;
  return name === undefined ? undefined : joinPointer(...splitPointer(pointer).slice(0, -1), name);
}
