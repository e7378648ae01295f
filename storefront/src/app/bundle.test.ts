import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { baseLocale, locales } from '@afterimage/words/locale.ts';
import { chunksOf, entryKey, type Manifest } from './manifest.ts';

const client = fileURLToPath(new URL('../../dist/client', import.meta.url));
/** What home, category and product pages may load at first, in kilobytes of brotli (1.1 and 2.8 of the plan). */
const mostScript = 110;
const mostStyle = 14;
/** What the studio may load at first; 3D, decoders, films and faces come when they are needed. */
const mostOfStudio = { scripts: 180, styles: 25 };

let manifest: Manifest = {};
beforeAll(() => {
  const file = `${client}/.vite/manifest.json`;
  if (!existsSync(file)) throw new Error('The storefront is not built: run "npm run build" before its bundle tests.');
  manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
});

function firstLoad(page: string): { scripts: string[]; styles: string[] } {
  const key = `src/pages/${page}.page.tsx`;
  if (!manifest[key]) throw new Error(`The build has no page ${page}: build the storefront anew.`);
  const chunks = [...new Set([entryKey, key].flatMap((start) => chunksOf(manifest, start)))];
  const chunkFiles = chunks.flatMap((chunk) => manifest[chunk] ?? []);
  return {
    scripts: chunkFiles.map((chunk) => chunk.file),
    styles: [...new Set(chunkFiles.flatMap((chunk) => chunk.css ?? []))],
  };
}

/** The build has compressed it already; what is too small for that is sent as it is. */
const weigh = (file: string) => {
  const compressed = `${client}/${file}.br`;
  return statSync(existsSync(compressed) ? compressed : `${client}/${file}`).size;
};
const kilobytes = (files: string[]) => files.reduce((sum, file) => sum + weigh(file), 0) / 1000;
/** The language whose scripts weigh most, and their weight. */
function heaviest(scripts: string[]): { locale: string; scripts: number } {
  const weights = locales.map((locale) => {
    const folder = locale === baseLocale ? 'assets/' : `assets/${locale}/`;
    return { locale, scripts: kilobytes(scripts.map((file) => file.replace('assets/', folder))) };
  });
  return weights.toSorted((one, other) => other.scripts - one.scripts)[0] ?? { locale: baseLocale, scripts: Infinity };
}
const textOf = (files: string[]) => files.map((file) => readFileSync(`${client}/${file}`, 'utf8')).join('\n');

describe('the first load of the studio', () => {
  it(`S2.7 is at most ${mostOfStudio.scripts} kB of scripts and ${mostOfStudio.styles} kB of styles, compressed`, () => {
    const { scripts, styles } = firstLoad('customize.slug');
    const weight = { scripts: heaviest(scripts).scripts, styles: kilobytes(styles) };
    console.log(`studio: ${weight.scripts.toFixed(1)} kB of scripts, ${weight.styles.toFixed(1)} kB of styles`);
    expect(weight.scripts).toBeLessThanOrEqual(mostOfStudio.scripts);
    expect(weight.styles).toBeLessThanOrEqual(mostOfStudio.styles);
    // Neither zod nor what draws in three dimensions, decodes photos, cuts films or reads faces.
    expect(textOf(scripts)).not.toMatch(/invalid_union|ZodError|WebGLRenderer|libheif|mediabunny|opentype/i);
  });
});

describe.each(['home', 'products', 'products.category', 'products.slug', 'search'])('the first load of %s', (page) => {
  it(`D2.12 is at most ${mostScript} kB of scripts and ${mostStyle} kB of styles, compressed`, () => {
    const { scripts, styles } = firstLoad(page);
    const { locale, scripts: weight } = heaviest(scripts);
    const weightOfStyles = kilobytes(styles);
    const english = kilobytes(scripts);
    console.log(
      `${page}: ${english.toFixed(1)} kB of scripts (${locale} ${weight.toFixed(1)}), ${weightOfStyles.toFixed(1)} kB of styles`,
    );
    expect(weight).toBeLessThanOrEqual(mostScript);
    expect(weightOfStyles).toBeLessThanOrEqual(mostStyle);
  });

  it('D2.12 has no zod in it', () => {
    // Names that zod's own code cannot do without, whatever the minifier does to the rest.
    expect(textOf(firstLoad(page).scripts)).not.toMatch(/invalid_union|_zod\b|ZodError/);
  });
});
