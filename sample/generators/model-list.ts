import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { productList } from '../src/products.ts';
import { readMade } from './made.ts';
import { modelledSlugs } from './product-models.ts';

const listFile = fileURLToPath(new URL('../src/models.generated.ts', import.meta.url));

/** Faces that fall out of their plane in the picture, so that four corners do not say where they lie. */
const bent = new Set(['lumen-silk-scarf front', 'souvenir-photo-swim-towel front']);

/** Writes which products have models, and where their flat faces are seen on their main pictures. */
export async function writeModelList(): Promise<void> {
  const made = readMade();
  const slugs = await modelledSlugs();
  const rows = productList.flatMap(({ slug, variation }) => {
    const corners = made[`${slug}-${variation[0]?.color ?? 'natural'}-main`]?.corners ?? {};
    const flat = Object.entries(corners).filter(([face]) => !bent.has(`${slug} ${face}`));
    const faces = flat.map(([face, list]) => {
      const points = list.map(({ x, y }) => `{ x: ${x.toFixed(4)}, y: ${y.toFixed(4)} }`);
      return `    '${face}': [${points.join(', ')}],`;
    });
    return faces.length > 0 ? [`  '${slug}': {\n${faces.join('\n')}\n  },`] : [];
  });
  await writeFile(
    listFile,
    `/** Written by \`npm run sample:models\`; do not edit. */
type Corner = { x: number; y: number };

/** The products that have a model: \`models/<slug>.glb\`. */
export const modelList: readonly string[] = [
${slugs.map((slug) => `  '${slug}',`).join('\n')}
];

/** Slug -> surface -> its corners on the product's main picture, clockwise from the face's top left. */
export const pictureCorners: Readonly<Record<string, Readonly<Record<string, [Corner, Corner, Corner, Corner]>>>> = {
${rows.join('\n')}
};
`,
  );
}
