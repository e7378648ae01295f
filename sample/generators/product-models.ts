import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { productList } from '../src/products.ts';
import type { SampleProduct } from '../src/product.ts';
import { type BlenderJob, runBlender, takePlace } from './blender.ts';
import { finishModel } from './finish-model.ts';
import type { ProductRecipe } from './recipes/recipe.ts';
import { recipes } from './recipes.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const modelFolder = at('../models/');
const rawFolder = at('../../.cache/glb/');
const recordFile = join(modelFolder, 'recipes.json');
const finishVersion = 2;

/** What a model was made from; equal hashes need no new model. */
function modelHash({ thing, form, art, label, version, modelVersion }: ProductRecipe): string {
  const data = JSON.stringify({ thing, form, art, label, version, modelVersion, finishVersion });
  return createHash('sha256').update(data).digest('hex').slice(0, 16);
}

const colorsOf = ({ variation }: SampleProduct) =>
  variation.map(({ color, colorCode }) => ({ name: color, code: colorCode }));

/** Makes the models of the products whose recipes have changed, or, with `again`, of all whose slugs hold one of the words. */
export async function makeProductModels(words: readonly string[], again: boolean): Promise<void> {
  await mkdir(modelFolder, { recursive: true });
  const record: Record<string, string> = existsSync(recordFile) ? JSON.parse(await readFile(recordFile, 'utf8')) : {};
  const products = new Map(productList.map((product) => [product.slug, product]));
  const jobs: (BlenderJob & { glb: string })[] = [];
  for (const [slug, recipe] of Object.entries(recipes)) {
    if (!products.has(slug) || (words.length > 0 && !words.some((word) => slug.includes(word)))) continue;
    const made = record[slug] === modelHash(recipe) && existsSync(join(modelFolder, `${slug}.glb`));
    if (made && !again) continue;
    const { thing, form, art, label } = recipe;
    jobs.push({
      slug,
      thing,
      ...(form !== undefined && { form }),
      ...(art !== undefined && { art }),
      ...(label !== undefined && { label }),
      glb: join(rawFolder, `${slug}.glb`),
    });
  }
  if (jobs.length === 0) return;
  const failures: string[] = [];
  const finished: Promise<void>[] = [];
  const finish = async (path: string): Promise<void> => {
    const job = jobs.find(({ glb }) => glb === path);
    const product = job && products.get(job.slug);
    if (!job || !product) return;
    const glb = await finishModel(new Uint8Array(await readFile(path)), job.slug, colorsOf(product));
    await writeFile(join(modelFolder, `${job.slug}.glb`), glb);
    record[job.slug] = modelHash(recipes[job.slug]!);
    await writeFile(recordFile, `${JSON.stringify(record, Object.keys(record).toSorted(), 2)}\n`);
    console.log(`${job.slug} ${(glb.length / 1024).toFixed(1)} kB`);
  };
  const leave = takePlace();
  try {
    await mkdir(rawFolder, { recursive: true });
    await runBlender(jobs, (path, failed) => {
      if (failed === null)
        finished.push(finish(path).catch((cause: unknown) => void failures.push(`${path}: ${String(cause)}`)));
      else failures.push(`${path}: ${failed}`);
    });
  } finally {
    leave();
  }
  await Promise.all(finished);
  for (const failure of failures) console.error(`not made: ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
}

/** The slugs of the products that have a model, in the alphabet's order. */
export async function modelledSlugs(): Promise<string[]> {
  const files = await readdir(modelFolder);
  return files.flatMap((file) => /^(.+)\.glb$/.exec(file)?.[1] ?? []).toSorted();
}
