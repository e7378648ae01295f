import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontFiles, type Fonts } from './fonts.ts';
import { readFont } from './read-font.ts';

/** The bytes of a face of the shop. */
export function fontBytes(name: string): ArrayBuffer {
  const file = fontFiles.get(name);
  if (!file) throw new Error(`There is no face ${name}`);
  return new Uint8Array(readFileSync(join(import.meta.dirname, '../fonts', file))).buffer;
}

/** All faces of the shop, read. */
export const allFonts = (): Fonts =>
  new Map(Array.from(fontFiles.keys(), (name) => [name, readFont(name, fontBytes(name))]));
