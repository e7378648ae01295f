import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { baseLocale, byLocale, type Locale, locales, setLocale } from '@afterimage/words/locale.ts';
import { viewerPage } from './page.ts';
import { testManifest, testTarget } from './viewer-manifest.fixture.ts';

const built = fileURLToPath(new URL('../../storefront/dist/viewer', import.meta.url));
const entryKey = 'src/main.ts';
/** Everything on the wire before the camera opens, in kilobytes. */
const most = 60;
/** What the server's picture of a print weighs at most. */
const picture = 20;

interface Chunk {
  file: string;
  css?: string[];
  assets?: string[];
  imports?: string[];
}
let manifest: Record<string, Chunk> = {};
beforeAll(() => {
  const file = `${built}/.vite/manifest.json`;
  if (!existsSync(file)) throw new Error('The viewer is not built: run "npm run build" before its tests.');
  manifest = JSON.parse(readFileSync(file, 'utf8')) as typeof manifest;
});

/** What is loaded with the page: the entry, what it imports at once, styles and the face. */
function firstFiles(): string[] {
  const keys = new Set<string>();
  const walk = (key: string): void => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const next of manifest[key]?.imports ?? []) walk(next);
  };
  walk(entryKey);
  const chunks = [...keys].flatMap((key) => manifest[key] ?? []);
  return [...new Set(chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]))];
}

const weigh = (file: string): number => {
  const compressed = `${built}/${file}.br`;
  return statSync(existsSync(compressed) ? compressed : `${built}/${file}`).size / 1000;
};

const htmlIn = (locale: Locale): number => {
  const code = '0123456789abcdefghjkmnpqrs';
  const html = viewerPage({
    locale,
    shopName: 'Afterimage',
    code,
    show: testManifest(testTarget(), testTarget(), testTarget()),
    fault: null,
    pageUrl: `https://shop.example/ar/${code}`,
    homeUrl: '/home',
    reportUrl: '/report/viewer/x',
    apiBase: '/api',
    files: { script: '/viewer/assets/main.js', styles: ['/viewer/assets/main.css'] },
    other: byLocale((one) => `/${one}/ar/${code}`),
  });
  setLocale('en');
  // as the server compresses it
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length / 1000;
};

describe('the viewer before its camera', () => {
  it.each(locales)(`S1.13 is under ${most} kB on the wire with its picture, in %s`, (locale) => {
    const files = firstFiles().map((file) =>
      locale === baseLocale ? file : file.replace(/^assets\/(.*\.js)$/, `assets/${locale}/$1`),
    );
    const code = files.reduce((sum, file) => sum + weigh(file), 0);
    const html = htmlIn(locale);
    console.log(`viewer, ${locale}: ${code.toFixed(1)} kB of files, ${html.toFixed(1)} kB of HTML`);
    expect(code + html + picture).toBeLessThan(most);
  });

  it('S1.13 neither the tracker, what draws, React nor zod is in it', () => {
    const scripts = firstFiles().filter((file) => file.endsWith('.js'));
    const text = scripts.map((file) => readFileSync(`${built}/${file}`, 'utf8')).join('\n');
    expect(text).not.toMatch(/WebGL|getContext|WebAssembly|react|ZodError|encodeQR/i);
    expect(text).toContain('getUserMedia');
  });
});
