import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalogues } from './translations/src/catalogue-files.ts';
import { messagesIn } from './translations/src/source-messages.ts';

const root = import.meta.dirname;
const texts = new Map(
  globSync(['*.md', 'docs/**/*.md', 'bench/**/*.md', 'sample/*.md', 'tracker/*.md'], {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  }).map((path) => [path.replaceAll('\\', '/'), readFileSync(join(root, path), 'utf8')]),
);

/** A text without its blocks and spans of code, in which a bracket is no link. */
const withoutCode = (text: string): string => text.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');

/** What links and pictures of a Markdown text lead to in the repository, without their anchors. */
function targetsIn(text: string): string[] {
  return Array.from(
    withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g),
    ([, target = '']) => target.split('#')[0] ?? '',
  ).filter((target) => target !== '' && !/^(?:[a-z]+:|\/\/)/.test(target));
}

/** The names of scripts that a text tells its reader to run by npm. */
const scriptsIn = (text: string): string[] =>
  Array.from(text.matchAll(/\bnpm (?:run (?:-s )?)?([a-z][\w:-]*)/g), ([command, name = '']) =>
    /^npm (?:run|test|start)\b/.test(command) ? name : '',
  ).filter((name) => name !== '' && name !== 'run');

/** Pages of the site that tell of the past: decisions and renames name scripts and files that are gone. */
const isHistory = (path: string): boolean => /^(?:CHANGELOG\.md|docs\/(?:decisions\/|renames\.md))/.test(path);

/** What a text of the owner's path calls by its name on the screen: what is bold. */
const namesIn = (text: string): string[] =>
  Array.from(withoutCode(text).matchAll(/\*\*([^*]+)\*\*/g), ([, name = '']) => name.replaceAll(/\s+/g, ' '));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a message is called so, or begins so: "What it shows" is "What it shows, in {language}". */
const isOnScreen = (name: string, messages: readonly string[]): boolean =>
  messages.some((message) => {
    if (message.startsWith(name) && !/^\p{L}/u.test(message.slice(name.length))) return true;
    const parts = message.split(/\{\w+\}/);
    const isNamed = parts.some((part) => /\p{L}{4}/u.test(part));
    return parts.length > 1 && isNamed && new RegExp(`^${parts.map(escaped).join('.+')}$`).test(name);
  });

describe('the documentation', () => {
  it('house links and pictures of the documentation lead to files that exist', () => {
    const dead = [...texts].flatMap(([path, text]) =>
      targetsIn(text).flatMap((target) => {
        const file = target.startsWith('/') ? `docs${target}` : posix.join(posix.dirname(path), target);
        return existsSync(join(root, file)) ? [] : [`${path} leads to ${target}`];
      }),
    );
    expect(dead).toEqual([]);
    expect(targetsIn('[a](b.md#c) ![d](e.webp) `[f](g.md)` [h](https://i)')).toEqual(['b.md', 'e.webp']);
  });

  it('house every picture of the documentation is shown somewhere', () => {
    const shown = new Set(
      [...texts].flatMap(([path, text]) => targetsIn(text).map((target) => posix.join(posix.dirname(path), target))),
    );
    const unseen = globSync('docs/pictures/**/*.webp', { cwd: root }).filter(
      (path) => !shown.has(path.replaceAll('\\', '/')),
    );
    expect(unseen).toEqual([]);
  });

  it('house scripts that the documentation names are in package.json', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    const absent = [...texts].flatMap(([path, text]) =>
      isHistory(path)
        ? []
        : scriptsIn(text).flatMap((name) => (name in scripts ? [] : [`${path} names npm run ${name}`])),
    );
    expect(absent).toEqual([]);
    expect(scriptsIn('`npm run docs -- dev`, npm ci, npm test, `npm run db:generate`')).toEqual([
      'docs',
      'test',
      'db:generate',
    ]);
  });

  it('house the German path of the owner has a page for each English one', () => {
    const pagesIn = (folder: string) =>
      [...texts.keys()].flatMap((path) => (posix.dirname(path) === folder ? [posix.basename(path)] : []));
    expect(pagesIn('docs/de/owner').toSorted()).toEqual(pagesIn('docs/owner').toSorted());
  });

  it.each(['en', 'de'] as const)('house the owner reads the words of the screens: %s', async (language) => {
    const messages = messagesIn(await loadCatalogues(['admin'])).flatMap(({ text }) => text[language] ?? []);
    const folder = language === 'en' ? 'docs/owner' : 'docs/de/owner';
    const wrong = [...texts].flatMap(([path, text]) =>
      posix.dirname(path) === folder
        ? namesIn(text).flatMap((name) => (isOnScreen(name, messages) ? [] : [`${path}: ${name}`]))
        : [],
    );
    expect(wrong).toEqual([]);
    expect(isOnScreen('No such button', messages)).toBe(false);
  });
});
