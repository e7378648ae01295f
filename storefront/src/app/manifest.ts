import { baseLocale, type Locale, locales } from '@afterimage/words/locale.ts';

/** Vite's list of what the client build has made, as far as it is used here. */
export type Manifest = Record<
  string,
  { file: string; isEntry?: boolean; imports?: string[]; css?: string[]; assets?: string[] }
>;

export const entryKey = 'src/entry-client.tsx';
/** The two faces in their Latin part, needed by every first page. */
const preloadedFonts = /(kalnia|instrument-sans)-latin-wght-normal\b.*\.woff2$/;

/** Everything that a chunk brings along by static imports, itself first. */
export function chunksOf(manifest: Manifest, key: string, visited = new Set<string>()): string[] {
  if (visited.has(key) || !manifest[key]) return [];
  visited.add(key);
  return [key, ...(manifest[key].imports ?? []).flatMap((next) => chunksOf(manifest, next, visited))];
}

interface PageFiles {
  entry: string;
  /** The page's own module; it is among the scripts. */
  page: string | undefined;
  scripts: string[];
  styles: string[];
  fonts: string[];
}

/** Pages and parts that must work without a network: their code is fetched before it is asked for. */
const offlineKeys = [
  'src/page-files.ts',
  'src/pages/cart.page.tsx',
  'src/pages/offline.page.tsx',
  'src/pages/root/OfflineBanner.tsx',
];

/** The files of what works without a network, for every language. */
export function offlineFiles(manifest: Manifest): string[] {
  const pages = locales.flatMap((locale) => offlineKeys.map((key) => filesOf(manifest, key, locale)));
  return [...new Set(pages.flatMap(({ entry, scripts, styles, fonts }) => [entry, ...scripts, ...styles, ...fonts]))];
}

/** The files that a page needs at once, as addresses; `page` is the key of the page's own module. */
export function filesOf(manifest: Manifest, page: string | undefined, locale: Locale = baseLocale): PageFiles {
  const keys = [...new Set([entryKey, ...(page ? [page] : [])].flatMap((key) => chunksOf(manifest, key)))];
  const chunks = keys.flatMap((key) => manifest[key] ?? []);
  const folder = locale === baseLocale ? '/assets/' : `/assets/${locale}/`;
  const address = (file: string) => (file.endsWith('.js') ? file.replace(/^assets\//, folder) : `/${file}`);
  const entry = manifest[entryKey];
  const own = page && manifest[page]?.file;
  if (!entry) throw new Error('The client build has no entry: build the storefront first.');
  const fonts = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])]);
  return {
    entry: address(entry.file),
    page: own && address(own),
    scripts: chunks.map((chunk) => address(chunk.file)).filter((file) => file !== address(entry.file)),
    styles: [...new Set(chunks.flatMap((chunk) => chunk.css ?? []))].map(address),
    fonts: [...new Set(fonts.filter((file) => preloadedFonts.test(file)))].map(address),
  };
}
