import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { recipes } from './stage/recipes.ts';
import type { ArtName } from './stage/artwork.ts';
import { galleryList } from '../src/gallery.ts';
import { galleryGlb, galleryRecipes } from './models/gallery.ts';
import { modelled } from './models/products.ts';
import { openStudio } from './photographer.ts';

const galleryFolder = fileURLToPath(new URL('../gallery/', import.meta.url));

const artworkFolder = fileURLToPath(new URL('../artwork/', import.meta.url));
const artworkFile = fileURLToPath(new URL('../src/artwork.generated.ts', import.meta.url));
const artworkPixels = 1600;
/** Still drawn in the browser; the others come from `studio/artwork` (see its scripts and `artwork.ts`). */
const drawnHere: ReadonlySet<ArtName> = new Set(['city', 'poppies', 'tree', 'couple'] as const);

const isAsked = (name: string, words: readonly string[]): boolean =>
  words.length === 0 || words.some((word) => name.includes(word));

/** Paints the pictures that are printed on the products, and writes which one is on which. */
export async function generateArtwork(): Promise<void> {
  await mkdir(artworkFolder, { recursive: true });
  const shown = modelled.flatMap((slug): [string, ArtName][] => {
    const art = recipes[slug]?.art;
    return art ? [[slug, art]] : [];
  });
  const studio = await openStudio();
  for (const name of new Set(shown.map(([, art]) => art))) {
    if (!drawnHere.has(name)) continue;
    const png = await studio.paintArtwork(name, artworkPixels);
    await sharp(png)
      .webp({ quality: 74, effort: 6 })
      .toFile(join(artworkFolder, `${name}.webp`));
  }
  await studio.close();
  await writeFile(
    artworkFile,
    `/** Written by \`npm run sample:models\`; do not edit. */

/** As wide and high as each picture of \`artwork/<name>.webp\` is. */
export const artworkPixels = ${artworkPixels};

/** Slug -> the picture that is printed on it until a customer gives one. */
export const artworkList: Readonly<Record<string, string>> = {
${shown.map(([slug, art]) => `  '${slug}': '${art}',`).join('\n')}
};
`,
  );
}

/** Makes the gallery's models and their posters, or those whose name contains one of the words. */
export async function generateGallery(words: readonly string[]): Promise<void> {
  await mkdir(galleryFolder, { recursive: true });
  const studio = await openStudio();
  for (const { name } of galleryList) {
    if (!isAsked(name, words)) continue;
    const glb = await galleryGlb(name);
    await writeFile(join(galleryFolder, `${name}.glb`), glb);
    const { poster, turn = -20, elevation = 14 } = galleryRecipes[name]!;
    const png = await studio.portray({
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
  await studio.close();
}
