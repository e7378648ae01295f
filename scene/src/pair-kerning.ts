/**
 * Pair kerning of a face's GPOS table (OpenType 1.9, lookup types 2 and 9). opentype.js reads no extension lookups, in
 * which half of our faces keep theirs. Taken are the lookups of the feature `kern` of the script `latn`, else `DFLT`.
 * @returns the kerning of two signs in font units; always 0 when the face has none
 */
export function pairKerning(font: ArrayBuffer): (leftGlyph: number, right: number) => number {
  const data = new DataView(font);
  const gpos = tableAt(data, 'GPOS');
  if (gpos === null) return () => 0;
  const lookups = kernLookups(data, gpos);
  const cache = new Map<number, number>();
  return (leftGlyph, right) => {
    const key = leftGlyph * 65536 + right;
    let value = cache.get(key);
    if (value === undefined) {
      value = lookups.reduce((sum, subtables) => sum + lookUp(data, subtables, leftGlyph, right), 0);
      cache.set(key, value);
    }
    return value;
  };
}

const tag = (data: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((place) => data.getUint8(at + place)));

function tableAt(data: DataView, name: string): number | null {
  for (let place = 0; place < data.getUint16(4); place += 1) {
    const at = 12 + place * 16;
    if (tag(data, at) === name) return data.getUint32(at + 8);
  }
  return null;
}

/** The subtables of each lookup of the feature `kern`, as offsets from the start of the file. */
function kernLookups(data: DataView, gpos: number): number[][] {
  const [scripts, features, lookups] = [4, 6, 8].map((field) => gpos + data.getUint16(gpos + field)) as [
    number,
    number,
    number,
  ];
  const indexes = new Set<number>();
  for (const feature of featuresOf(data, scripts)) {
    const record = features + 2 + feature * 6;
    if (tag(data, record) !== 'kern') continue;
    const table = features + data.getUint16(record + 4);
    for (let place = 0; place < data.getUint16(table + 2); place += 1)
      indexes.add(data.getUint16(table + 4 + place * 2));
  }
  return Array.from(indexes)
    .toSorted((one, other) => one - other)
    .map((index) => pairSubtables(data, lookups + data.getUint16(lookups + 2 + index * 2)));
}

/** The features of the default language of the script `latn`, else `DFLT`. */
function featuresOf(data: DataView, scripts: number): number[] {
  const offsets = new Map<string, number>();
  for (let place = 0; place < data.getUint16(scripts); place += 1) {
    const record = scripts + 2 + place * 6;
    offsets.set(tag(data, record), scripts + data.getUint16(record + 4));
  }
  const script = offsets.get('latn') ?? offsets.get('DFLT');
  if (script === undefined || data.getUint16(script) === 0) return [];
  const language = script + data.getUint16(script);
  return Array.from({ length: data.getUint16(language + 4) }, (_, place) => data.getUint16(language + 6 + place * 2));
}

function pairSubtables(data: DataView, lookup: number): number[] {
  const type = data.getUint16(lookup);
  return Array.from({ length: data.getUint16(lookup + 4) }, (_, place) => {
    const at = lookup + data.getUint16(lookup + 6 + place * 2);
    if (type !== 9) return type === 2 ? at : null;
    return data.getUint16(at + 2) === 2 ? at + data.getUint32(at + 4) : null;
  }).filter((at) => at !== null);
}

/** What the first subtable that knows the pair adds between its signs. */
function lookUp(data: DataView, subtables: readonly number[], leftGlyph: number, right: number): number {
  for (const at of subtables) {
    const covered = coverageIndex(data, at + data.getUint16(at + 2), leftGlyph);
    if (covered < 0) continue;
    const [first, second] = [data.getUint16(at + 4), data.getUint16(at + 6)];
    const size = 2 * (bits(first) + bits(second));
    if (data.getUint16(at) === 2) {
      const classes = data.getUint16(at + 14);
      const leftClass = classOf(data, at + data.getUint16(at + 8), leftGlyph);
      const rightClass = classOf(data, at + data.getUint16(at + 10), right);
      return advanceIn(data, at + 16 + (leftClass * classes + rightClass) * size, first);
    }
    const pairs = at + data.getUint16(at + 10 + covered * 2);
    for (let place = 0; place < data.getUint16(pairs); place += 1) {
      const record = pairs + 2 + place * (2 + size);
      if (data.getUint16(record) === right) return advanceIn(data, record + 2, first);
    }
  }
  return 0;
}

/** A value record has a field for each bit that is set in its format. */
const bits = (format: number): number => [1, 2, 4, 8, 16, 32, 64, 128].filter((bit) => format & bit).length;
const advanceIn = (data: DataView, record: number, format: number): number =>
  format & 4 ? data.getInt16(record + 2 * bits(format & 3)) : 0;

function coverageIndex(data: DataView, at: number, glyph: number): number {
  const isList = data.getUint16(at) === 1;
  for (let place = 0; place < data.getUint16(at + 2); place += 1) {
    if (isList) {
      if (data.getUint16(at + 4 + place * 2) === glyph) return place;
      continue;
    }
    const range = at + 4 + place * 6;
    const first = data.getUint16(range);
    if (glyph >= first && glyph <= data.getUint16(range + 2)) return data.getUint16(range + 4) + glyph - first;
  }
  return -1;
}

function classOf(data: DataView, at: number, glyph: number): number {
  if (data.getUint16(at) === 1) {
    const place = glyph - data.getUint16(at + 2);
    return place >= 0 && place < data.getUint16(at + 4) ? data.getUint16(at + 6 + place * 2) : 0;
  }
  for (let place = 0; place < data.getUint16(at + 2); place += 1) {
    const range = at + 4 + place * 6;
    if (glyph >= data.getUint16(range) && glyph <= data.getUint16(range + 2)) return data.getUint16(range + 4);
  }
  return 0;
}
