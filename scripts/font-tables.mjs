/** @typedef {{ tag: string, data: Buffer }} FontTable */

/** The tables of a TrueType file, in its order (OpenType 1.9). @param {Buffer} file @returns {FontTable[]} */
export function tablesOf(file) {
  return Array.from({ length: file.readUInt16BE(4) }, (_, index) => {
    const at = 12 + index * 16;
    const start = file.readUInt32BE(at + 8);
    return {
      tag: file.toString('latin1', at, at + 4),
      data: Buffer.from(file.subarray(start, start + file.readUInt32BE(at + 12))),
    };
  });
}

/** @param {Buffer} bytes a multiple of four */
function checksum(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

const padded = /** @param {Buffer} bytes */ (bytes) =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

/** A TrueType file of these tables, which must be in the order of their tags. @param {readonly FontTable[]} tables */
export function fontOf(tables) {
  const head = tables.find(({ tag }) => tag === 'head')?.data;
  head?.writeUInt32BE(0, 8);
  const directory = Buffer.alloc(12 + tables.length * 16);
  const power = Math.floor(Math.log2(tables.length));
  directory.writeUInt32BE(0x10000, 0);
  for (const [index, field] of [tables.length, 16 << power, power, (tables.length - (1 << power)) * 16].entries())
    directory.writeUInt16BE(field, 4 + index * 2);
  let offset = directory.length;
  for (const [index, { tag, data }] of tables.entries()) {
    const at = 12 + index * 16;
    directory.write(tag, at, 'latin1');
    directory.writeUInt32BE(checksum(padded(data)), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(data.length, at + 12);
    offset += padded(data).length;
  }
  const whole = checksum(Buffer.concat([directory, ...tables.map(({ data }) => padded(data))]));
  head?.writeUInt32BE((0xb1b0afba - whole) >>> 0, 8);
  return Buffer.concat([directory, ...tables.map(({ data }) => padded(data))]);
}

/** The names that the table of names has. @param {readonly FontTable[]} tables */
function namesOf(tables) {
  const data = tables.find(({ tag }) => tag === 'name')?.data ?? Buffer.alloc(6);
  return new Set(Array.from({ length: data.readUInt16BE(2) }, (_, index) => data.readUInt16BE(12 + index * 12)));
}

/** The names that STAT points to (OpenType 1.9, STAT). @param {Buffer} data */
function namesInStyles(data) {
  const [axisSize, axisCount, axes] = [data.readUInt16BE(4), data.readUInt16BE(6), data.readUInt32BE(8)];
  const [valueCount, values] = [data.readUInt16BE(12), data.readUInt32BE(14)];
  const names = Array.from({ length: axisCount }, (_, index) => data.readUInt16BE(axes + index * axisSize + 4));
  for (let index = 0; index < valueCount; index++)
    names.push(data.readUInt16BE(values + data.readUInt16BE(values + index * 2) + 6));
  // Version 1.0 has no name to fall back on.
  return data.readUInt16BE(2) > 0 ? [...names, data.readUInt16BE(18)] : names;
}

/** The names that fvar points to (OpenType 1.9, fvar). @param {Buffer} data */
function namesInVariations(data) {
  const [axes, axisCount, axisSize] = [data.readUInt16BE(4), data.readUInt16BE(8), data.readUInt16BE(10)];
  const [instanceCount, instanceSize] = [data.readUInt16BE(12), data.readUInt16BE(14)];
  const instances = axes + axisCount * axisSize;
  const names = Array.from({ length: axisCount }, (_, index) => data.readUInt16BE(axes + index * axisSize + 18));
  for (let index = 0; index < instanceCount; index++) {
    const at = instances + index * instanceSize;
    names.push(data.readUInt16BE(at));
    // The name for PostScript may be left out: by a shorter record, or by 0xFFFF.
    if (instanceSize < axisCount * 4 + 6) continue;
    const postScript = data.readUInt16BE(at + 4 + axisCount * 4);
    if (postScript !== 0xffff) names.push(postScript);
  }
  return names;
}

/** What points to a name that the file lacks, as `STAT 17`. @param {Buffer} file a TrueType file */
export function missingNames(file) {
  const tables = tablesOf(file);
  const names = namesOf(tables);
  return tables.flatMap(({ tag, data }) => {
    const nameIds = tag === 'STAT' ? namesInStyles(data) : tag === 'fvar' ? namesInVariations(data) : [];
    return nameIds.filter((name) => !names.has(name)).map((name) => `${tag} ${name}`);
  });
}

/**
 * The same file, without the table of its styles (STAT) where that points to a name that is missing: browsers drop the
 * table then and complain. Only programs that list faces read it; weights and widths stand elsewhere.
 * @param {Buffer} file
 */
export const withSoundStyles = (file) =>
  missingNames(file).length > 0 ? fontOf(tablesOf(file).filter(({ tag }) => tag !== 'STAT')) : file;
