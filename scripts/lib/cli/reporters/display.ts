/** Makes characters visible that a terminal would obey or hide. Every character stays one character wide. */
export function makeVisible(text: string): string {
  return text.replace(/[\p{Cc}\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, (character) => {
    const code = character.charCodeAt(0);
    if (character === "\t") return " ";
    return code < 32 ? String.fromCharCode(0x2400 + code) : "\ufffd";
  });
}

const takesNone = /\p{Mn}|\p{Me}|\p{Variation_Selector}/u;
const takesTwo =
  /[\p{Emoji_Presentation}\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/u;

/** How many columns of a terminal a text takes. */
export function measureWidth(text: string): number {
  let width = 0;
  for (const character of text) {
    if (!takesNone.test(character)) width += takesTwo.test(character) ? 2 : 1;
  }
  return width;
}

/** Breaks a text into lines of at most `width` columns; the lines after the first begin with `indent`. */
export function wrap(text: string, width: number, indent = ""): string {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    const room = lines.length === 0 ? width : width - indent.length;
    if (line !== "" && measureWidth(longer) > room) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  lines.push(line);
  return lines.join(`\n${indent}`);
}
