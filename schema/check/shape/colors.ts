import colorNames from "color-name";
import { readableAccent } from "../../designs/readable.ts";
import type { ContentNode } from "../../document/content-node.ts";
import { isRecord } from "../../json-schema/schema-parts.ts";
import { color } from "../../primitives.ts";

/** The colours that CSS names; some of them in tones that are easier to read as text. */
const namedColors = new Map([
  ...Object.entries(colorNames).map(([name, parts]): [string, string] => [name, hexOf(parts)]),
  ["teal", "#0f766e"],
  ["green", "#15803d"],
  ["blue", "#1d4ed8"],
  ["red", "#b91c1c"],
  ["black", "#000000"],
  ["white", "#ffffff"],
  ["orange", "#c2410c"],
  ["purple", "#7e22ce"],
  ["pink", "#ec4899"],
  ["magenta", "#c026d3"],
  ["yellow", "#eab308"],
  ["gold", "#ca8a04"],
  ["brown", "#78350f"],
  ["navy", "#1e3a8a"],
  ["grey", "#4b5563"],
  ["gray", "#4b5563"],
]);

/** Corrects a colour in another notation: a name, three digits, `rgb()`. */
export function fixColor(found: string): string | undefined {
  const bare = found.trim().toLowerCase();
  const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/;
  if (short.test(bare)) return bare.replace(short, "#$1$1$2$2$3$3");
  const rgb = /^rgba?\(\s*([0-9]{1,3})[\s,]+([0-9]{1,3})[\s,]+([0-9]{1,3})/.exec(bare);
  if (rgb) return hexOf(rgb.slice(1).map((part) => Math.min(255, Number(part))));
  return namedColors.get(bare) ?? readHex(bare);
}

function hexOf(parts: readonly number[]): string {
  return `#${parts.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

/** Corrects a colour, and makes it readable on pages of its mode in all designs. */
export function fixAccent(found: string, mode: string): string | undefined {
  const meant = fixColor(found);
  return meant && (mode === "light" || mode === "dark") ? readableAccent(meant, mode) : meant;
}

/** The first six digits, where all of them are hexadecimal. */
function readHex(found: string): string | undefined {
  const hex = `#${found.replace(/^#/, "").slice(0, 6)}`;
  return color.safeParse(hex).success ? hex : undefined;
}

/** A sample for one tone of an accent: the other tone, made readable on pages of this mode. */
export function sampleOfTone(mode: string, { key, value }: ContentNode): string | undefined {
  if (key !== "accentColors" || !isRecord(value)) return undefined;
  const other = value[mode === "dark" ? "light" : "dark"];
  const tone = typeof other === "string" ? fixAccent(other, mode) : undefined;
  return tone && JSON.stringify(tone);
}
