import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { categoryList } from '../src/categories.ts';
import type { GeneratedPicture } from '../src/pictures.generated.ts';
import { writeSizes } from './compress.ts';
import { hash, jobs, type Job } from './jobs.ts';
import { openStudio } from './photographer.ts';
import { categoryPictures } from './recipes.ts';

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));
const manifestFile = fileURLToPath(new URL('../src/pictures.generated.ts', import.meta.url));
const cacheFile = join(folder, 'recipes.json');

interface Made extends GeneratedPicture {
  recipe: string;
}

async function readCache(): Promise<Record<string, Made>> {
  return existsSync(cacheFile) ? (JSON.parse(await readFile(cacheFile, 'utf8')) as Record<string, Made>) : {};
}

async function develop(job: Job, png: Buffer): Promise<Made> {
  await writeSizes(png, join(folder, job.name), job.out);
  const tiny = await sharp(png)
    .resize(12, Math.round((12 * job.out.height) / job.out.width))
    .webp({ quality: 40 })
    .toBuffer();
  return { ...job.out, placeholder: `data:image/webp;base64,${tiny.toString('base64')}`, recipe: hash(job) };
}

/** A category's tile shows one of its products, copied so that it can be replaced alone. */
async function copyTiles(made: Record<string, Made>): Promise<void> {
  for (const category of categoryList) {
    const from = categoryPictures[category.id];
    const source = made[from];
    if (!source) continue;
    for (const width of source.widths) {
      for (const format of ['avif', 'webp']) {
        await writeFile(
          join(folder, `category-${category.id}-${width}.${format}`),
          await readFile(join(folder, `${from}-${width}.${format}`)),
        );
      }
    }
    made[`category-${category.id}`] = { ...source };
  }
}

async function writeManifest(made: Record<string, Made>): Promise<void> {
  const rows = Object.keys(made)
    .toSorted()
    .map((name) => {
      const { width, height, widths, placeholder } = made[name] as Made;
      return `  '${name}': {
    width: ${width},
    height: ${height},
    widths: [${widths.join(', ')}],
    placeholder:
      '${placeholder}',
  },`;
    });
  const head = `/** Written by \`npm run sample:pictures\`; do not edit. Picture name -> what exists on disk. */
interface GeneratedPicture {
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

const generatedPictures: Record<string, GeneratedPicture> = {
`;
  await writeFile(manifestFile, `${head}${rows.join('\n')}\n};\n`);
  await writeFile(cacheFile, `${JSON.stringify(made)}\n`);
}

/** Makes the pictures whose name contains one of the words (all, without words), and only those whose recipe is new. */
export async function generate(words: string[], again: boolean): Promise<void> {
  await mkdir(folder, { recursive: true });
  const made = await readCache();
  const all = jobs();
  const names = new Set([...all.map((job) => job.name), ...categoryList.map((each) => `category-${each.id}`)]);
  for (const name of Object.keys(made)) if (!names.has(name)) delete made[name];
  const due = all.filter((job) => {
    const isAsked = words.length === 0 || words.some((word) => job.name.includes(word));
    return isAsked && (again || made[job.name]?.recipe !== hash(job));
  });
  console.log(`${due.length} of ${all.length} pictures to make`);
  const studio = await openStudio();
  // One picture is compressed while the next is exposed.
  let developing = Promise.resolve();
  for (const [index, job] of due.entries()) {
    const start = Date.now();
    const { thing, view, width, height, samples } = job;
    const png = await studio.photograph({ thing, view, width, height, samples });
    await developing;
    developing = develop(job, png).then(async (result) => {
      made[job.name] = result;
      await writeFile(cacheFile, `${JSON.stringify(made)}\n`);
    });
    console.log(`${index + 1}/${due.length} ${job.name} ${((Date.now() - start) / 1000).toFixed(1)} s`);
  }
  await developing;
  await studio.close();
  await copyTiles(made);
  for (const file of await readdir(folder)) {
    if (/\.(avif|webp)$/.test(file) && !names.has(file.replace(/-\d+\.(avif|webp)$/, ''))) await rm(join(folder, file));
  }
  await writeManifest(made);
}
