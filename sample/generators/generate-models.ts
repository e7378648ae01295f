import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { productList } from '../src/products.ts';
import { templates } from '../src/templates.ts';
import { faceCorners } from './face-corners.ts';
import { jobs } from './stage/jobs.ts';
import { recipes } from './stage/recipes.ts';
import type { ArtName } from './stage/artwork.ts';
import { galleryList } from '../src/gallery.ts';
import { galleryGlb, galleryRecipes } from './models/gallery.ts';
import { modelled, productGlb } from './models/products.ts';
import { openStudio } from './photographer.ts';

const modelFolder = fileURLToPath(new URL('../models/', import.meta.url));
const galleryFolder = fileURLToPath(new URL('../gallery/', import.meta.url));

const artworkFolder = fileURLToPath(new URL('../artwork/', import.meta.url));
const artworkFile = fileURLToPath(new URL('../src/artwork.generated.ts', import.meta.url));
const artworkPixels = 1024;

const listFile = fileURLToPath(new URL('../src/models.generated.ts', import.meta.url));

const isAsked = (name: string, words: readonly string[]): boolean =>
  words.length === 0 || words.some((word) => name.includes(word));

/** Makes the products' models. */
export async function generateProducts(words: readonly string[]): Promise<void> {
  await mkdir(modelFolder, { recursive: true });
  for (const slug of modelled) {
    if (!isAsked(slug, words)) continue;
    const glb = await productGlb(slug);
    await writeFile(join(modelFolder, `${slug}.glb`), glb);
    console.log(`${slug} ${(glb.length / 1024).toFixed(1)} kB`);
  }
}

/** Writes which products have models, and where their faces are seen on their main pictures. */
export async function writeModelList(): Promise<void> {
  const studio = await openStudio();
  const rows: string[] = [];
  const first = new Map(
    productList.map(({ slug, variation }) => [`${slug}-${variation[0]?.color ?? 'natural'}-main`, slug]),
  );
  for (const job of jobs()) {
    const slug = first.get(job.name) ?? '';
    const faces = templates.get(slug);
    const shown = faces && (await studio.cornersOf(job));
    const [face] = faces ?? [];
    if (!shown || !face) continue;
    const photo = face.itemList.find((item) => item.kind === 'photo');
    const place =
      shown.of === 'photo' && photo ? photo.place : { x: 0, y: 0, width: face.widthMm, height: face.heightMm };
    const corners = faceCorners(shown.corners, place, face).map(
      ({ x, y }) => `{ x: ${x.toFixed(4)}, y: ${y.toFixed(4)} }`,
    );
    rows.push(`  '${slug}': { '${face.id}': [${corners.join(', ')}] },`);
  }
  await studio.close();
  await writeFile(
    listFile,
    `/** Written by \`npm run sample:models\`; do not edit. */
type Corner = { x: number; y: number };

/** The products that have a model: \`models/<slug>.glb\`. */
export const modelList: readonly string[] = [
${modelled.map((slug) => `  '${slug}',`).join('\n')}
];

/** Slug -> surface -> its corners on the product's main picture, clockwise from the face's top left. */
export const pictureCorners: Readonly<Record<string, Readonly<Record<string, [Corner, Corner, Corner, Corner]>>>> = {
${rows.join('\n')}
};
`,
  );
}

/** Paints the pictures that are printed on the products, and writes which one is on which. */
export async function generateArtwork(): Promise<void> {
  await mkdir(artworkFolder, { recursive: true });
  const shown = modelled.flatMap((slug): [string, ArtName][] => {
    const art = recipes[slug]?.art;
    return art ? [[slug, art]] : [];
  });
  const studio = await openStudio();
  for (const name of new Set(shown.map(([, art]) => art))) {
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
