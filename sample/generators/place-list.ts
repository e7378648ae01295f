import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Setting } from '../src/define.ts';
import { recipes } from './recipes.ts';

const listFile = fileURLToPath(new URL('../src/settings.generated.ts', import.meta.url));

/** Where each product is seen in use, in the alphabet's order. */
export function placeRows(): [slug: string, place: Setting][] {
  return Object.entries(recipes)
    .flatMap(([slug, { scene }]): [string, Setting][] => (scene ? [[slug, scene.set]] : []))
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'));
}

/** Writes where products are seen in use, for the words beside their pictures. */
export async function writePlaceList(): Promise<void> {
  await writeFile(
    listFile,
    `/** Written by \`npm run sample:pictures\`; do not edit. */
import type { Setting } from './define.ts';

/** Slug -> where the product is seen in use. */
export const settingList: Readonly<Record<string, Setting>> = {
${placeRows()
  .map(([slug, place]) => `  '${slug}': '${place}',`)
  .join('\n')}
};
`,
  );
}
