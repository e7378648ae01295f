import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { bytesOf, openStagePage } from '../stage-page.ts';
import type { FilmRecipe } from './film-list.ts';

const sample = (path: string): string => fileURLToPath(new URL(`../../${path}`, import.meta.url));

export interface FilmStage {
  /** Opens a film in a size; answers a function that draws it at shares of its length, as JPEG of the best quality. */
  open(recipe: FilmRecipe, size: { width: number; height: number }): Promise<(shares: number[]) => Promise<Buffer[]>>;
  close(): Promise<void>;
}

/** A headless Chromium that draws films frame by frame. */
export async function openFilmStage(): Promise<FilmStage> {
  const stage = await openStagePage('film/film.ts', 'openFilm');
  return {
    async open({ photo, model, ...recipe }, size) {
      const page = await stage.page();
      const picture = await sharp(sample(`pictures/${photo}.avif`))
        .webp({ quality: 96 })
        .toBuffer();
      const glb = await readFile(sample(`gallery/${model}.glb`));
      const shot = { ...recipe, ...size, photo: picture.toString('base64'), glb: glb.toString('base64') };
      await page.evaluate(async (each) => window.openFilm?.(each), shot);
      return async (shares) =>
        (await page.evaluate((list) => window.filmFrames?.(list) ?? [], shares)).map((uri) => bytesOf(uri));
    },
    close: () => stage.close(),
  };
}
