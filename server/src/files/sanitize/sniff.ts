const pictures = [
  { type: 'image/jpeg', at: 0, mark: [0xff, 0xd8, 0xff] },
  { type: 'image/png', at: 0, mark: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/webp', at: 8, mark: [...Buffer.from('WEBP')] },
  { type: 'image/gif', at: 0, mark: [...Buffer.from('GIF8')] },
] as const;

/** The types that are told apart by their first bytes; HEIC is known so that it can be refused by its name. */
export type SniffedType =
  | (typeof pictures)[number]['type']
  | 'image/avif'
  | 'image/heic'
  | 'video/mp4'
  | 'video/quicktime'
  | 'video/webm'
  | 'model/gltf-binary'
  | 'application/json';

/** Tells what a file is by how it begins, whatever its name; null when it is nothing that the shop knows. */
export function sniff(head: Buffer): SniffedType | null {
  const picture = pictures.find(({ at, mark }) => head.subarray(at, at + mark.length).equals(Buffer.from(mark)));
  if (picture) return picture.type === 'image/webp' && head.toString('latin1', 0, 4) !== 'RIFF' ? null : picture.type;
  if (/^(\u00ef\u00bb\u00bf)?\s*\{/.test(head.toString('latin1'))) return 'application/json';
  if (head.length < 12) return null;
  if (head.toString('latin1', 0, 4) === 'glTF') return 'model/gltf-binary';
  return sniffBoxes(head);
}

function sniffBoxes(head: Buffer): SniffedType | null {
  if (head.readUInt32BE(0) === 0x1a45dfa3) return 'video/webm';
  const box = head.toString('latin1', 4, 8);
  // Before there were brands, QuickTime files began with any of their boxes.
  if (['moov', 'mdat', 'wide', 'skip', 'free'].includes(box)) return 'video/quicktime';
  if (box !== 'ftyp') return null;
  const brand = head.toString('latin1', 8, 12);
  if (brand === 'qt  ') return 'video/quicktime';
  // The same container holds still pictures, some of which only say so among the brands that they go with.
  const still = ['mif1', 'msf1', 'miaf'].includes(brand);
  const brands = [brand, ...(still ? brandsOf(head) : [])];
  if (brands.some((name) => ['avif', 'avis'].includes(name))) return 'image/avif';
  const heic = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs'];
  return still || heic.includes(brand) ? 'image/heic' : 'video/mp4';
}

/** The brands that a file goes with, as far as they lie in its head. */
function brandsOf(head: Buffer): string[] {
  const end = Math.min(head.readUInt32BE(0), head.length);
  const names: string[] = [];
  for (let at = 16; at + 4 <= end; at += 4) names.push(head.toString('latin1', at, at + 4));
  return names;
}
