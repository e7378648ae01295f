import { posix } from 'node:path';
import { isTest, packageFace, type Sources } from './imports.ts';

/** Folders and how many files may lie in them beside their folders. */
const mostLoose: Readonly<Record<string, number>> = { 'server/src': 12, 'server/src/files': 15 };

export function crowded(sources: Sources): string[] {
  return Object.entries(mostLoose).flatMap(([folder, most]) => {
    const loose = [...sources.keys()].filter((path) => posix.dirname(path) === folder).length;
    return loose > most ? [`${folder} has ${loose} files beside its folders: ${most} at most`] : [];
  });
}

const isData = (path: string): boolean => /\.generated\.ts$|\/migrations\//.test(path);

/** `decisions` is the text of the decision records: a file that is named there may be longer. */
export function tooLong(sources: Sources, decisions: string): string[] {
  return [...sources].flatMap(([path, text]) => {
    const lines = text.trimEnd().split('\n').length;
    return lines > 400 && !isData(path) && !decisions.includes(path)
      ? [`${path} has ${lines} lines: split it, or give the reason in docs/decisions`]
      : [];
  });
}

export function badNames(sources: Sources): string[] {
  return [...sources.keys()].flatMap((path) => {
    const name = posix.basename(path);
    if (path === packageFace) return [];
    if (/^(?:utils?|helpers?|common|lib|index|misc)\.tsx?$/.test(name)) return [`${path}: a name that says nothing`];
    const kebab = /^[a-z0-9]+(?:[-.][a-z0-9]+)*\.tsx?$/.test(name);
    const component =
      /^[A-Z][A-Za-z0-9]*(?:\.(?:test|fixture))?\.tsx?$/.test(name) && (name.endsWith('.tsx') || isTest(path));
    return kebab || component ? [] : [`${path}: files are kebab-case, components PascalCase`];
  });
}
