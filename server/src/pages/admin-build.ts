import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';

/** The operators' application, as it is served. */
export interface AdminBuild {
  /** The files that its first screen needs in a language, by their addresses. */
  filesIn(locale: Locale): { script: string; preloads: string[]; styles: string[] };
  /** The folder of the files served below `/admin/assets/`, whose names change with their content. */
  assets: string;
  /** Runs in the head before the first paint. */
  themeScript: string;
}

/** Vite's list of files, by the sources that they came from. */
type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

const entryKey = 'src/main.tsx';
const builtHere = fileURLToPath(new URL('../../../storefront/dist/admin', import.meta.url));

/** Reads the built application. Throws when it has not been built. */
export async function loadAdmin(themeScript: string, folder = builtHere): Promise<AdminBuild> {
  let text: string;
  try {
    text = await readFile(`${folder}/.vite/manifest.json`, 'utf8');
  } catch (error) {
    throw new Error('The admin is not built: run "npm run build" and start again.', { cause: error });
  }
  const manifest = JSON.parse(text) as Manifest;
  const chunks = firstChunks(manifest);
  const [entry, ...imported] = chunks.map(({ file }) => file);
  if (entry === undefined) throw new Error(`The admin's build does not have ${entryKey}.`);
  const styles = [...new Set(chunks.flatMap(({ css = [] }) => css))].map(addressOf);
  return {
    filesIn: (locale) => ({
      script: addressOf(scriptIn(locale, entry)),
      preloads: imported.map((file) => addressOf(scriptIn(locale, file))),
      styles,
    }),
    assets: `${folder}/assets`,
    themeScript,
  };
}

/** The entry and all that it imports at once. */
function firstChunks(manifest: Manifest): Manifest[string][] {
  const keys = new Set<string>();
  const walk = (key: string): void => {
    if (keys.has(key)) return;
    keys.add(key);
    for (const next of manifest[key]?.imports ?? []) walk(next);
  };
  walk(entryKey);
  return [...keys].flatMap((key) => manifest[key] ?? []);
}

const addressOf = (file: string): string => `/admin/${file}`;

/** Scripts lie once for each language, those of the first directly in `assets`. */
const scriptIn = (locale: Locale, file: string): string =>
  locale === baseLocale ? file : file.replace(/^assets\//, `assets/${locale}/`);
