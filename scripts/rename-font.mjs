import { fontOf, tablesOf, withSoundStyles } from './font-tables.mjs';

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
  for (const [index, { id, bytes }] of records.entries()) {
    for (const [field, value] of [3, 1, 0x409, id, bytes.length, offset].entries())
      head.writeUInt16BE(value, 6 + index * 12 + field * 2);
    offset += bytes.length;
  }
  return Buffer.concat([head, ...records.map(({ bytes }) => bytes)]);
}

/**
 * The same TrueType file under another name. Its styles had names of their own, which are gone.
 * @param {Buffer} file
 * @param {string} name
 */
export const renamed = (file, name) =>
  withSoundStyles(
    fontOf(tablesOf(file).map(({ tag, data }) => ({ tag, data: tag === 'name' ? nameTable(name) : data }))),
  );
