import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { stripMetadata } from './strip-metadata.ts';

const secrets = ['SecretCamera', 'SecretAuthor', 'SecretPlace'];
const pixels = Buffer.from(
  Array.from({ length: 48 * 32 * 4 }, (_, index) => (index % 4 === 3 ? 255 : (index * 37) % 256)),
);
const xmp =
  '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="SecretPlace"/></rdf:RDF></x:xmpmeta>';

/** A picture as a telephone held on its side writes it. */
const fromPhone = (channels: 3 | 4, orientation: number) =>
  sharp(pixels.subarray(0, 48 * 32 * channels), { raw: { width: 48, height: 32, channels } })
    .withExif({ IFD0: { Make: 'SecretCamera', Artist: 'SecretAuthor' }, IFD3: { GPSLatitude: '48/1 51/1 29/1' } })
    .withXmp(xmp)
    .withIccProfile('p3')
    .withMetadata({ orientation });
const encoders: [string, 3 | 4, (picture: Sharp) => Sharp][] = [
  ['JPEG', 3, (picture) => picture.jpeg({ quality: 80 })],
  ['progressive JPEG', 3, (picture) => picture.jpeg({ progressive: true })],
  ['PNG', 4, (picture) => picture.png()],
  ['WebP', 3, (picture) => picture.webp({ quality: 70 })],
  ['lossless WebP with transparency', 4, (picture) => picture.webp({ lossless: true })],
];
const rawOf = (file: Buffer) => sharp(file).autoOrient().raw().toBuffer();

describe('a photo’s file without its metadata', () => {
  it.each(encoders.flatMap((encoder) => [1, 6].map((orientation) => [...encoder, orientation] as const)))(
    'S7.33 of a %s (%i channels) keeps pixels, profile and orientation %i, and nothing of who took it where',
    async (_, channels, encode, orientation) => {
      const file = await encode(fromPhone(channels, orientation)).toBuffer();
      expect(secrets.filter((secret) => file.includes(secret)).length).toBeGreaterThan(0);
      const stripped = await stripMetadata(file);
      expect(secrets.filter((secret) => stripped.includes(secret))).toEqual([]);
      expect(stripped.length).toBeLessThan(file.length);
      const [before, after] = [await sharp(file).metadata(), await sharp(stripped).metadata()];
      expect(after.orientation ?? 1).toBe(orientation);
      expect(after.icc?.equals(before.icc ?? Buffer.alloc(0))).toBe(true);
      expect(after.xmp).toBeUndefined();
      expect((await rawOf(stripped)).equals(await rawOf(file))).toBe(true);
      // Nothing is left to be taken away.
      expect((await stripMetadata(stripped)).equals(stripped)).toBe(true);
    },
  );

  it('S7.33 of an AVIF with metadata is made anew, upright and as large; one without stays as it is', async () => {
    const file = await fromPhone(3, 6).avif({ quality: 60, effort: 0 }).toBuffer();
    expect(file.includes('SecretCamera')).toBe(true);
    const stripped = await stripMetadata(file);
    expect(secrets.filter((secret) => stripped.includes(secret))).toEqual([]);
    const { width, height } = await sharp(stripped).metadata();
    const { autoOrient } = await sharp(file).metadata();
    expect([width, height]).toEqual([autoOrient.width, autoOrient.height]);
    const plain = await sharp(file).autoOrient().avif({ effort: 0 }).toBuffer();
    expect(await stripMetadata(plain)).toBe(plain);
  });

  it('S7.33 of a JPEG has no comment and nothing behind its end', async () => {
    const file = await sharp({ create: { width: 32, height: 32, channels: 3, background: 'red' } })
      .jpeg()
      .toBuffer();
    const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, 14]), Buffer.from('SecretAuthor')]);
    const noted = Buffer.concat([file.subarray(0, 2), comment, file.subarray(2), Buffer.from('SecretPlace')]);
    expect((await stripMetadata(noted)).equals(file)).toBe(true);
  });
});
