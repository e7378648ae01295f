import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { GeneratedPicture } from '../src/pictures.generated.ts';
import type { Corner } from './develop/develop.ts';

export const pictureFolder = fileURLToPath(new URL('../pictures/', import.meta.url));
const manifestFile = fileURLToPath(new URL('../src/pictures.generated.ts', import.meta.url));
const recordFile = join(pictureFolder, 'recipes.json');

/** A picture that is there, the hash of what it was made from, and where the printed faces lie on it. */
export interface Made extends GeneratedPicture {
  recipe: string;
  corners?: Record<string, Corner[]>;
}

export function readMade(): Record<string, Made> {
  return existsSync(recordFile) ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Record<string, Made>) : {};
}

function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

/** Writes which pictures there are. Reads what is recorded first: another run may have made some meanwhile. */
export function record(change: (made: Record<string, Made>) => void): void {
  const made = readMade();
  change(made);
  const names = Object.keys(made).toSorted();
  replace(recordFile, `${JSON.stringify(Object.fromEntries(names.map((name) => [name, made[name]])), null, 1)}\n`);
  const rows = names.map((name) => {
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
export interface GeneratedPicture {
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
}

export const generatedPictures: Record<string, GeneratedPicture> = {
`;
  replace(manifestFile, `${head}${rows.join('\n')}\n};\n`);
}

const fileOf = (name: string, width: number, format: string): string =>
  join(pictureFolder, `${name}-${width}.${format}`);

/** What lay under a picture's name before it was made anew. */
export async function removeOld(name: string, widths: readonly number[]): Promise<void> {
  const kept = new Set(widths.map((width) => fileOf(name, width, 'avif')));
  for (const file of await readdir(pictureFolder)) {
    const isOf = file.replace(/-\d+\.(avif|webp)$/, '') === name;
    if (isOf && !kept.has(join(pictureFolder, file))) await rm(join(pictureFolder, file));
  }
}
