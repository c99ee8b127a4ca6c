/** What a font says of itself (OpenType 1.9): lengths are parts of its em. */
export interface FontTables {
  ascent: number;
  descent: number;
  lineGap: number;
  /** How far each character moves the pen. Those without a glyph are not in it. */
  advances: ReadonlyMap<number, number>;
}

/** Reads an uncompressed font. Throws an Error where a table is missing. */
export function readSfnt(bytes: Buffer): FontTables {
  const tables = listTables(bytes);
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no table ${tag}.`);
    return found;
  };
  const unitsPerEm = table("head").readUInt16BE(18);
  const [hhea, os2, hmtx] = [table("hhea"), table("OS/2"), table("hmtx")];
  // Which of its two sets of lengths a font means, it says by a bit (OS/2, fsSelection, USE_TYPO_METRICS).
  const [from, at] = (os2.readUInt16BE(62) & 0x80) === 0 ? [hhea, 4] : [os2, 68];
  const widths = hhea.readUInt16BE(34);
  const advanceOf = (glyph: number) => hmtx.readUInt16BE(4 * Math.min(glyph, widths - 1)) / unitsPerEm;
  return {
    ascent: from.readInt16BE(at) / unitsPerEm,
    descent: -from.readInt16BE(at + 2) / unitsPerEm,
    lineGap: from.readInt16BE(at + 4) / unitsPerEm,
    advances: new Map([...readCharacterMap(table("cmap"))].map(([code, glyph]) => [code, advanceOf(glyph)])),
  };
}

function listTables(bytes: Buffer): Map<string, Buffer> {
  const count = bytes.readUInt16BE(4);
  const records = Array.from({ length: count }, (_, index) => 12 + 16 * index);
  return new Map(
    records.map((at) => {
      const start = bytes.readUInt32BE(at + 8);
      return [bytes.toString("latin1", at, at + 4), bytes.subarray(start, start + bytes.readUInt32BE(at + 12))];
    }),
  );
}

/** The glyphs of characters, by the fullest of the maps that a font has for Unicode. */
function readCharacterMap(cmap: Buffer): Map<number, number> {
  const starts = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) => cmap.readUInt32BE(8 + 8 * index));
  const maps = starts.map((start) => cmap.subarray(start));
  const long = maps.find((map) => map.readUInt16BE(0) === 12);
  if (long) return readLongMap(long);
  const short = maps.find((map) => map.readUInt16BE(0) === 4);
  if (!short) throw new Error("The font has no map of Unicode's characters.");
  return readShortMap(short);
}

/** Format 12: groups of characters that stand in a row. */
function readLongMap(map: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let group = 0; group < map.readUInt32BE(12); group += 1) {
    const at = 16 + 12 * group;
    const [first, last, glyph] = [map.readUInt32BE(at), map.readUInt32BE(at + 4), map.readUInt32BE(at + 8)];
    for (let code = first; code <= last; code += 1) glyphs.set(code, glyph + code - first);
  }
  return glyphs;
}

/** Format 4: segments, each with a difference from character to glyph, or a place in a list of glyphs. */
function readShortMap(map: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  const size = map.readUInt16BE(6);
  for (let segment = 0; segment < size; segment += 2) {
    const last = map.readUInt16BE(14 + segment);
    const first = map.readUInt16BE(16 + size + segment);
    const delta = map.readUInt16BE(16 + 2 * size + segment);
    const place = 16 + 3 * size + segment;
    const offset = map.readUInt16BE(place);
    for (let code = first; code <= last && code !== 0xffff; code += 1) {
      const listed = offset === 0 ? code : map.readUInt16BE(place + offset + 2 * (code - first));
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff;
      if (glyph !== 0) glyphs.set(code, glyph);
    }
  }
  return glyphs;
}
