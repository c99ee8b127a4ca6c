import type { DiskProbe } from "../../../schema/check/rules/linked-files.ts";
import { chooseFamilies } from "../../../schema/designs/families.ts";
import { type TypefaceName, typefaces } from "../../../schema/designs/typefaces.ts";
import { findTypeface } from "./find-typeface.ts";

/** What the check asks of typefaces; those of `read`, a theme that may be wrong, are looked into for their characters. */
export async function loadLetterProbe(read?: unknown): Promise<Pick<DiskProbe, "hasTypeface" | "lacks">> {
  const known = new Map<TypefaceName, ReadonlySet<number>>();
  for (const font of await listFonts(read)) known.set(font, await readCharacters(font));
  return {
    hasTypeface: (font) => !Object.hasOwn(typefaces, font) || findTypeface(font) !== undefined,
    lacks: (font, character) => known.get(font)?.has(character.codePointAt(0) ?? 0) === false,
  };
}

async function listFonts(read: unknown): Promise<TypefaceName[]> {
  if (read === undefined) return [];
  const { theme } = await import("../../../schema/parts/theme.ts");
  const { data } = theme.safeParse(read);
  return Object.values((data && chooseFamilies(data)) ?? {}).map(({ upright }) => upright.font);
}

async function readCharacters(font: TypefaceName): Promise<ReadonlySet<number>> {
  const { listCharacters } = await import("./face-facts.ts");
  const typeface = findTypeface(font);
  const lists = typeface?.slices.map((slice) => listCharacters(typeface, slice)) ?? [];
  return new Set((await Promise.all(lists)).flat());
}
