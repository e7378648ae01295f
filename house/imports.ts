import { posix } from 'node:path';

/** Path from the checkout, with slashes, to the text of the file. */
export type Sources = ReadonlyMap<string, string>;

export type Import = { from: string; to: string; typeOnly: boolean };

export const isTest = (path: string): boolean =>
  /\.(test|e2e)\.tsx?$/.test(path) || posix.basename(path).startsWith('test-');

/** What a file imports: paths of ours from the checkout, others by their package name. */
export function importsOf(path: string, text: string): Import[] {
  const statements = text.matchAll(/^(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm);
  const calls = text.matchAll(/\bimport\(\s*'([^']+)'/g);
  return [
    ...Array.from(statements, ([, type, to = '']) => ({ from: path, to: resolved(path, to), typeOnly: Boolean(type) })),
    ...Array.from(calls, ([, to = '']) => ({ from: path, to: resolved(path, to), typeOnly: false })),
  ];
}

function resolved(path: string, to: string): string {
  if (to.startsWith('.')) return posix.join(posix.dirname(path), to);
  return to.startsWith('@afterimage/') ? to.replace(/^@afterimage\/(\w+)/, '$1/src') : to;
}

export const allImports = (sources: Sources): Import[] => [...sources].flatMap(([path, text]) => importsOf(path, text));

export const roomOf = (path: string): string => path.split('/')[0] ?? '';

/** The face of a package that is used by itself: what it hands on is all that its users may name. */
export const packageFace = 'tracker/src/index.ts';
