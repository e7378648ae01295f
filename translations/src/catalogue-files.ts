import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { sourceOf } from '@afterimage/words/catalogue.ts';

/** A file of catalogues (`*.words.ts`) with what it exports, by name. */
export interface CatalogueFile {
  /** From the root of the repository, with slashes. */
  path: string;
  exports: Readonly<Record<string, unknown>>;
}

export const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The path of a file from the root of the repository, with slashes. */
export const pathFrom = (file: string): string => relative(repository, file).replaceAll('\\', '/');

/** The workspaces of the repository, of which each may have catalogues. */
function workspaces(): string[] {
  const { workspaces } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { workspaces: string[] };
  return workspaces;
}

/** The paths of all files of catalogues in some workspaces, from the root of the repository. */
function cataloguePaths(packages: readonly string[] = workspaces()): string[] {
  return packages.flatMap((packageName) =>
    readdirSync(join(repository, packageName, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.words.ts'))
      .map((name) => `${packageName}/src/${name.replaceAll('\\', '/')}`)
      .toSorted(),
  );
}

export const loadCatalogue = async (path: string): Promise<CatalogueFile> => {
  const exports = (await import(pathToFileURL(join(repository, path)).href)) as CatalogueFile['exports'];
  return { path, exports };
};

/** Loads the catalogues of some workspaces; the modules are the same ones that their own code imports. */
export const loadCatalogues = (packages?: readonly string[]): Promise<CatalogueFile[]> =>
  Promise.all(cataloguePaths(packages).map(loadCatalogue));

/** What a file exports that is no catalogue. */
export const notCatalogues = ({ exports }: CatalogueFile): string[] =>
  Object.keys(exports).filter((name) => sourceOf(exports[name]) === undefined);
