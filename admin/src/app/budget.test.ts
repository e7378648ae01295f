import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { baseLocale, locales } from '@afterimage/words/locale.ts';

const built = fileURLToPath(new URL('../../../storefront/dist/admin', import.meta.url));
/** What the shell and the list of orders may load, in kilobytes of brotli. */
const most = 168;

type Manifest = Record<string, { file: string; imports?: string[] }>;

function scriptsOf(manifest: Manifest, keys: readonly string[]): string[] {
  const seen = new Set<string>();
  const walk = (key: string): void => {
    if (seen.has(key)) return;
    seen.add(key);
    for (const next of manifest[key]?.imports ?? []) walk(next);
  };
  for (const key of keys) walk(key);
  return [...seen].flatMap((key) => manifest[key]?.file ?? []);
}

it.each(locales)(`D20.1 shell and list of orders are at most ${most} kB of scripts, in %s`, (locale) => {
  const file = `${built}/.vite/manifest.json`;
  if (!existsSync(file)) throw new Error('The admin is not built: run "npm run build" before its tests.');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const scripts = scriptsOf(manifest, ['src/main.tsx', 'src/orders/orders.screen.tsx']);
  expect(scripts.length).toBeGreaterThan(1);
  const weigh = (script: string) => {
    const path = `${built}/${locale === baseLocale ? script : script.replace(/^assets\//, `assets/${locale}/`)}`;
    return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size / 1000;
  };
  const weight = scripts.reduce((sum, script) => sum + weigh(script), 0);
  console.log(`admin, ${locale}: ${weight.toFixed(1)} kB of scripts`);
  expect(weight).toBeLessThanOrEqual(most);
  // What charts and the palette bring is loaded with them.
  expect(scripts.map((script) => readFileSync(`${built}/${script}`, 'utf8')).join('\n')).not.toContain('uplot');
});
