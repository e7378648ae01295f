/** The table's names: copyright, family, style, unique id, full name and PostScript name. */
const fields = /** @param {string} name */ (name) =>
  /** @type {[number, string][]} */ ([
    [1, name],
    [2, 'Regular'],
    [3, name],
    [4, name],
    [6, name.replaceAll(' ', '')],
  ]);

/** A `name` table of format 0 with Windows' Unicode names (OpenType 1.9). @param {string} name */
function nameTable(name) {
  const records = fields(name).map(([id, text]) => ({ id, bytes: Buffer.from(text, 'utf16le').swap16() }));
  const head = Buffer.alloc(6 + records.length * 12);
  head.writeUInt16BE(records.length, 2);
  head.writeUInt16BE(head.length, 4);
  let offset = 0;
  for (const [place, { id, bytes }] of records.entries()) {
    for (const [field, value] of [3, 1, 0x409, id, bytes.length, offset].entries())
      head.writeUInt16BE(value, 6 + place * 12 + field * 2);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...records.map(({ bytes }) => bytes)]);
}

/** @param {Buffer} bytes a multiple of four */
function checksum(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

const padded = /** @param {Buffer} bytes */ (bytes) =>
  Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

/** The same TrueType file under another name. @param {Buffer} file @param {string} name */
export function renamed(file, name) {
  const tables = Array.from({ length: file.readUInt16BE(4) }, (_, place) => {
    const at = 12 + place * 16;
    const tag = file.toString('latin1', at, at + 4);
    const start = file.readUInt32BE(at + 8);
    const data =
      tag === 'name' ? nameTable(name) : Buffer.from(file.subarray(start, start + file.readUInt32BE(at + 12)));
    return { tag, data };
  });
  const head = tables.find(({ tag }) => tag === 'head')?.data;
  head?.writeUInt32BE(0, 8);
  const directory = Buffer.alloc(12 + tables.length * 16);
  file.copy(directory, 0, 0, 12);
  let offset = directory.length;
  for (const [place, { tag, data }] of tables.entries()) {
    const at = 12 + place * 16;
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
