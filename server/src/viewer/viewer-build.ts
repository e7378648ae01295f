import { readFile } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ErrorCode } from '@afterimage/contract/values/errors.ts';
import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import { baseLocale, type Locale } from '@afterimage/words/locale.ts';

/** What a viewer's page is rendered from; exactly one of `show` and `fault` is there. */
interface ViewerPage {
  locale: Locale;
  shopName: string;
  code: string;
  show: ViewerShow | null;
  fault: ErrorCode | null;
  /** The page's whole address; empty where only the browser knows it. */
  pageUrl: string;
  /** The shop's first page; null in an exported folder. */
  homeUrl: string | null;
  /** Where it is reported; null where nothing can be. */
  reportUrl: string | null;
  /** Null in an exported folder: nothing is counted there. */
  apiBase: string | null;
  files: { script: string; styles: string[] };
  /** What the page of a demo says of the shop. */
  demoText?: string;
  /** The same page in each language. */
  other: Partial<Record<Locale, string>>;
}

/** The built viewer. */
export interface ViewerBuild {
  /** Renders a page; from the storefront's server build, so its shape is written down here. */
  viewerPage(page: ViewerPage): string | Promise<string>;
  /** The files that a page needs in a language, when the build lies at this address, which ends with a slash. */
  filesAt(base: string, locale: Locale): ViewerPage['files'];
  /** Where its files lie, in a folder `assets`. */
  folder: string;
}

const builtHere = fileURLToPath(new URL('../../../storefront/dist', import.meta.url));
const entryKey = 'src/main.ts';

/** Vite's list of files, by the sources that they came from. */
type Manifest = Record<string, { file: string; css?: string[] }>;

/** Reads the viewer from the folder of the built storefront. */
export async function loadViewer(folder = builtHere): Promise<ViewerBuild> {
  try {
    const { viewerPage } = (await import(pathToFileURL(`${folder}/server/entry-server.js`).href)) as ViewerBuild;
    return await viewerIn(`${folder}/viewer`, viewerPage);
  } catch (error) {
    throw new Error('The viewer is not built: run "npm run build" and start again.', { cause: error });
  }
}

/** The viewer whose files are in `folder`. */
export async function viewerIn(folder: string, viewerPage: ViewerBuild['viewerPage']): Promise<ViewerBuild> {
  const manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;
  const entry = manifest[entryKey];
  if (!entry) throw new Error(`The viewer's build does not have ${entryKey}.`);
  return {
    viewerPage,
    filesAt: (base, locale) => ({
      script: base + scriptIn(locale, entry.file),
      styles: (entry.css ?? []).map((file) => base + file),
    }),
    folder,
  };
}

/** Scripts lie once for each language, those of the first directly in `assets`. */
const scriptIn = (locale: Locale, file: string): string =>
  locale === baseLocale ? file : file.replace(/^assets\//, `assets/${locale}/`);
