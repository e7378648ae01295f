const pictures = [
  { type: 'image/jpeg', at: 0, mark: [0xff, 0xd8, 0xff] },
  { type: 'image/png', at: 0, mark: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] },
  { type: 'image/webp', at: 8, mark: [...Buffer.from('WEBP')] },
  { type: 'image/gif', at: 0, mark: [...Buffer.from('GIF8')] },
] as const;

/** The types that are told apart by their first bytes. */
export type SniffedType = (typeof pictures)[number]['type'] | 'video/mp4' | 'video/quicktime' | 'video/webm';

/** Tells what a file is by how it begins, whatever its name; null when it is nothing that the shop knows. */
export function sniff(head: Buffer): SniffedType | null {
  const picture = pictures.find(({ at, mark }) => head.subarray(at, at + mark.length).equals(Buffer.from(mark)));
  if (picture) return picture.type === 'image/webp' && head.toString('latin1', 0, 4) !== 'RIFF' ? null : picture.type;
  return head.length < 12 ? null : sniffFilm(head);
}

function sniffFilm(head: Buffer): SniffedType | null {
  if (head.readUInt32BE(0) === 0x1a45dfa3) return 'video/webm';
  const box = head.toString('latin1', 4, 8);
  const brand = head.toString('latin1', 8, 12);
  // Before there were brands, QuickTime files began with any of their boxes.
  if (['moov', 'mdat', 'wide', 'skip', 'free'].includes(box)) return 'video/quicktime';
  if (box !== 'ftyp') return null;
  if (brand === 'qt  ') return 'video/quicktime';
  // The same container holds still pictures of formats that cannot be shown everywhere.
  return ['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis'].includes(brand) ? null : 'video/mp4';
}
