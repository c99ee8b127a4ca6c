import { existsSync } from "node:fs";
import type { DiskProbe } from "../../../schema/check/disk.ts";
import type { Face } from "../../../schema/designs/define-design.ts";
import { listChosenFamilies } from "../../../schema/designs/families.ts";
import { scriptTypefaces } from "../../../schema/designs/script-typefaces.ts";
import { type FontName, type Typeface, type TypefaceName, typefaces } from "../../../schema/designs/typefaces.ts";
import { fileOf, findTypeface } from "./find-typeface.ts";
import { listScriptSlices, listSlices } from "./list-slices.ts";

/** Answers the check's questions about fonts. `read` is a theme, possibly invalid, whose fonts are searched. */
export async function loadFontProbe(read?: unknown): Promise<Pick<DiskProbe, "hasTypeface" | "lacks">> {
  const known = new Map<TypefaceName, ReadonlySet<number>>();
  for (const font of await listFonts(read)) known.set(font, await readCharacters(font));
  return {
    hasTypeface: (font) => (isOfPages(font) ? hasPageFiles(font) : !ofScripts.has(font) || hasScriptFiles(font)),
    lacks: (font, character) => known.get(font)?.has(character.codePointAt(0) ?? 0) === false,
  };
}

const ofScripts = new Set<string>(Object.values(scriptTypefaces));

function isOfPages(font: FontName): font is TypefaceName {
  return Object.hasOwn(typefaces, font);
}

/** True if a script's typeface is installed for pictures and the CV. */
export function hasScriptFiles(font: FontName): boolean {
  return listScriptSlices(font).length > 0;
}

/** True if a typeface has the files that pages need: for some, the package has only those for pictures. */
function hasPageFiles(font: TypefaceName): boolean {
  const typeface = findTypeface(font);
  const latin = typeface?.slices[0];
  if (!typeface || !latin) return false;
  const { axes, hasItalic }: Typeface = typefaces[font];
  const face: Face = { font, axes: { wght: axes.wght, ...(axes.opsz && { opsz: axes.opsz[0] }) } };
  const faces: Face[] = hasItalic ? [face, { ...face, isItalic: true }] : [face];
  return faces.every((one) => existsSync(fileOf(typeface, latin, one)));
}

async function listFonts(read: unknown): Promise<TypefaceName[]> {
  if (read === undefined) return [];
  const { theme } = await import("../../../schema/parts/theme.ts");
  const { data } = theme.safeParse(read);
  return data ? listChosenFamilies(data).map(({ upright }) => upright.font) : [];
}

async function readCharacters(font: TypefaceName): Promise<ReadonlySet<number>> {
  const lists = listSlices(font).map(({ list }) => list());
  return new Set((await Promise.all(lists)).flat());
}
