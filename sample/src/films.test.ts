import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { homeFilm, productFilms } from '../generators/films/film-list.ts';
import { momentAt, posterShare } from '../generators/stage/film/timeline.ts';
import { productList } from './products.ts';

const folder = fileURLToPath(new URL('../films/', import.meta.url));
const sample = fileURLToPath(new URL('../', import.meta.url));
const bytesOf = (file: string): number => statSync(folder + file).size;

/** The boxes of an MP4 in their order: what plays before it has come has its index before its frames. */
function boxes(file: string): string[] {
  const bytes = readFileSync(folder + file);
  const names: string[] = [];
  for (let at = 0; at + 8 <= bytes.length; at += bytes.readUInt32BE(at))
    names.push(bytes.toString('latin1', at + 4, at + 8));
  return names;
}

describe('the films', () => {
  it('S3.2 every product with a slot for a medium has one, with its poster, of 200 kB at most', () => {
    const alive = productList.filter((product) => product.customizationList.some(({ limits }) => limits.arAllowed));
    expect(productFilms().map(({ name }) => name)).toEqual(alive.map(({ slug }) => slug));
    for (const { slug } of alive) {
      expect(existsSync(`${folder}${slug}.webp`), slug).toBe(true);
      expect(bytesOf(`${slug}.mp4`), slug).toBeLessThanOrEqual(200_000);
      expect(boxes(`${slug}.mp4`), slug).toEqual(['ftyp', 'moov', 'free', 'mdat']);
    }
  });

  it('D2.12 that of the first page is 600 kB at most, on phones 400', () => {
    expect(bytesOf('home-film-960.mp4')).toBeLessThanOrEqual(600_000);
    expect(bytesOf('home-film-640.mp4')).toBeLessThanOrEqual(400_000);
  });

  it('S3.2 each is made of a photograph and a model that there are, and of a print within the photograph', () => {
    for (const { name, photo, model, print } of [homeFilm, ...productFilms()]) {
      expect(existsSync(`${sample}pictures/${photo}.avif`), name).toBe(true);
      expect(existsSync(`${sample}gallery/${model}.glb`), name).toBe(true);
      for (const { x, y } of print) expect(Math.min(x, y, 1 - x, 1 - y), name).toBeGreaterThan(0);
      // Clockwise: twice the area is positive where y grows downwards.
      const twice = print.reduce(
        (sum, { x, y }, at) => sum + x * print[(at + 1) % 4]!.y - print[(at + 1) % 4]!.x * y,
        0,
      );
      expect(twice, name).toBeGreaterThan(0);
    }
  });

  it('S3.2 a film begins and ends without the phone, and its poster is locked', () => {
    expect(momentAt(0)).toEqual({ phone: 0, corners: 0, alive: 0, rise: 0 });
    expect(momentAt(0.999).phone).toBe(2);
    expect(momentAt(posterShare)).toMatchObject({ phone: 1, corners: 1, alive: 1 });
  });
});
