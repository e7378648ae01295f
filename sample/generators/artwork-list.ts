import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { recipes } from './recipes.ts';

const artworkFolder = fileURLToPath(new URL('../artwork/', import.meta.url));
const listFile = fileURLToPath(new URL('../src/artwork.generated.ts', import.meta.url));

const artworkPixels = 1600;

/** Which picture is printed on which product, in the alphabet's order. */
export function artworkRows(): [slug: string, art: string][] {
  return Object.entries(recipes)
    .flatMap(([slug, { art }]): [string, string][] => (art === undefined ? [] : [[slug, art]]))
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'));
}

/** Writes which picture is printed on which product; all of them are equally large, for the server counts on it. */
export async function writeArtworkList(): Promise<void> {
  const rows = artworkRows();
  for (const name of new Set(rows.map(([, art]) => art))) {
    const { width, height } = await sharp(`${artworkFolder}${name}.webp`).metadata();
    if (width !== artworkPixels || height !== artworkPixels)
      throw new Error(`${name}.webp is ${width} × ${height}, not ${artworkPixels} × ${artworkPixels}`);
  }
  await writeFile(
    listFile,
    `/** Written by \`npm run sample:models\`; do not edit. */

/** As wide and high as each picture of \`artwork/<name>.webp\` is. */
export const artworkPixels = ${artworkPixels};

/** Slug -> the picture that is printed on it until a customer gives one. */
export const artworkList: Readonly<Record<string, string>> = {
${rows.map(([slug, art]) => `  '${slug}': '${art}',`).join('\n')}
};
`,
  );
}
