import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { galleryList } from '../src/gallery.ts';
import { galleryGlb, galleryRecipes } from './models/gallery.ts';
import { openStage, type Stage } from './open-stage.ts';

const galleryFolder = fileURLToPath(new URL('../gallery/', import.meta.url));

/** Makes the gallery's models and their posters. */
async function makeGallery(stage: Stage, names: readonly string[]): Promise<void> {
  await mkdir(galleryFolder, { recursive: true });
  for (const name of names) {
    const glb = await galleryGlb(name);
    await writeFile(join(galleryFolder, `${name}.glb`), glb);
    const { poster, turn = -20, elevation = 14 } = galleryRecipes[name]!;
    const png = await stage.portray({
      glb: Buffer.from(glb).toString('base64'),
      share: poster,
      view: { elevation, turn, fill: 0.76 },
      width: 480,
      height: 480,
      samples: 16,
    });
    await sharp(png)
      .resize(320)
      .webp({ quality: 78 })
      .toFile(join(galleryFolder, `${name}.webp`));
    console.log(`${name} ${(glb.length / 1024).toFixed(1)} kB`);
  }
}

/** Makes all that needs a browser, or what of it has a name with one of the words. */
export async function makeInBrowser(words: readonly string[]): Promise<void> {
  const isAsked = (name: string): boolean => words.length === 0 || words.some((word) => name.includes(word));
  const models = galleryList.map(({ name }) => name).filter(isAsked);
  if (models.length === 0) return;
  const stage = await openStage();
  try {
    await makeGallery(stage, models);
  } finally {
    await stage.close();
  }
}
