/** Scripts without spaces between words. A line may break between any two words. */
const joined =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}\u3000-\u303f\uff00-\uffef]/u;

/** Characters that never begin a line (UAX #14: closing punctuation, small kana, length and repetition marks). */
const neverFirst =
  /^[\p{Pe}\p{Pf}\p{M}、。，．・：；？！!?,.:;…‥"'％%ーぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶ々〻ゝゞヽヾๆฯ·]/u;

/** Characters that never end a line: opening punctuation, and quotation marks that may be either. */
const neverLast = /[\p{Ps}\p{Pi}"'$£¥￥#＃]$/u;

/**
 * Returns the positions where a line may end, in rising order; the last is the text's end. In languages without spaces,
 * words come from ICU's dictionary (`Intl.Segmenter`).
 */
export function findBreaks(text: string, language: string): number[] {
  const segments = [...new Intl.Segmenter(language, { granularity: "word" }).segment(text)];
  const inner = segments.flatMap(({ segment, index }, at) => {
    const before = segments[at - 1]?.segment;
    return before !== undefined && mayBreak(before, segment, segments[at - 2]?.segment) ? [index] : [];
  });
  return [...inner, text.length];
}

function mayBreak(before: string, after: string, beforeThat: string | undefined): boolean {
  if (/^\s/.test(after)) return false;
  if (/[^\S\u00a0\u202f]$/.test(before)) return true;
  if (neverFirst.test(after) || neverLast.test(before)) return false;
  if (/[-‐–—]$/.test(before)) return /[\p{L}\p{N}]$/u.test(beforeThat ?? "") && /^\p{L}/u.test(after);
  return joined.test(before.at(-1) ?? "") || joined.test(after[0] ?? "");
}
