import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import fontverter from 'fontverter';
import { expect, test } from 'vitest';
import { fontOf, missingNames, tablesOf, withSoundStyles } from './font-tables.mjs';
import { root } from './run.mjs';

const exclude = ['**/node_modules/**', '**/dist/**', 'data/**'];
const own = globSync('**/*.{ttf,otf,woff,woff2}', { cwd: root, exclude }).map((path) => join(root, path));

/** Faces that style sheets take out of packages. */
const fromPackages = globSync('**/*.css', { cwd: join(root, 'ui/src') }).flatMap((sheet) =>
  [...readFileSync(join(root, 'ui/src', sheet), 'utf8').matchAll(/url\('(@[^']+\.woff2)'\)/g)].map(([, path = '']) =>
    join(root, 'node_modules', path),
  ),
);

const sfnt = async (path: string) => Buffer.from(await fontverter.convert(readFileSync(path), 'sfnt'));

test('every face that is printed or shown has the names that its tables point to, else browsers refuse the table', async () => {
  expect(own.length).toBeGreaterThan(30);
  expect(fromPackages.length).toBeGreaterThan(0);
  const wrong: string[] = [];
  for (const path of [...own, ...fromPackages])
    for (const name of missingNames(await sfnt(path))) wrong.push(`${relative(root, path)}: ${name}`);
  expect(wrong).toEqual([]);
});

test('a face whose names were dropped is noticed, and is sound without its table of styles', async () => {
  const fontFile = await sfnt(join(root, 'scene/fonts/cinzel.ttf'));
  const nameless = fontOf(
    tablesOf(fontFile).map(({ tag, data }) => ({ tag, data: tag === 'name' ? Buffer.alloc(6) : data })),
  );
  expect(missingNames(nameless)).toEqual(['STAT 258', 'STAT 259', 'STAT 2']);
  expect(missingNames(withSoundStyles(nameless))).toEqual([]);
  expect(withSoundStyles(fontFile)).toBe(fontFile);
});

test('a face that is written anew has the same tables, and the sum over them', async () => {
  const fontFile = await sfnt(join(root, 'scene/fonts/cinzel.ttf'));
  const output = fontOf(tablesOf(fontFile));
  const same = tablesOf(output).map(({ tag, data }) => ({ tag, size: data.length }));
  expect(same).toEqual(tablesOf(fontFile).map(({ tag, data }) => ({ tag, size: data.length })));
  expect(fontOf(tablesOf(output)).equals(output)).toBe(true);
  let sum = 0;
  for (let at = 0; at < output.length; at += 4) sum = (sum + output.readUInt32BE(at)) >>> 0;
  expect(sum).toBe(0xb1b0afba);
});
