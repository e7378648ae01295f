import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Where the films of the sample shop lie, and their posters; their addresses begin with `/films/`. */
export const filmFolder = fileURLToPath(new URL('../../../sample/films', import.meta.url));

const names = new Set(existsSync(filmFolder) ? readdirSync(filmFolder) : []);

/** The film of a product coming alive, for one whose slots allow that; a poster of the same name is beside it. */
export function filmUrlOf({ slug, arAllowed }: { slug: string; arAllowed: boolean }): string | undefined {
  return arAllowed && names.has(`${slug}.mp4`) ? `/films/${slug}.mp4` : undefined;
}
