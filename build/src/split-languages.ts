import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { baseLocale, type Locale, locales } from '@afterimage/words/locale.ts';
import { type Compiled, type CompiledMessages, isMessage } from '@afterimage/words/compiled.ts';

/** Stands in the built code where messages stand in all languages, as a text of JSON. */
export const marker = '__words';

const marked = new RegExp(`${marker}\\(("(?:[^"\\\\]|\\\\.)*"|'(?:[^'\\\\]|\\\\.)*'|\`(?:[^\`\\\\]|\\\\.)*\`)\\)`, 'g');

/** What one language needs of a message: its text, or that of the source language with the name of that language. */
function inOne(message: Compiled, locale: Locale): Compiled {
  if (typeof message === 'string' || Array.isArray(message)) return message;
  const own = message[locale];
  const source = message[baseLocale];
  if (own !== undefined) return own;
  // Numbers and plurals follow the language of the text; a text without places has none.
  return typeof source === 'string' ? source : { [baseLocale]: source };
}

/** What one language needs of messages. */
function ofLanguage(messages: CompiledMessages, locale: Locale): CompiledMessages {
  const entries = Object.entries(messages).map(([name, entry]) => {
    if (!isMessage<Compiled>(entry)) return [name, ofLanguage(entry, locale)];
    return [name, inOne(entry, locale)];
  });
  return Object.fromEntries(entries) as CompiledMessages;
}

/** The literal as the minifier has written it, in whichever quotes. */
// oxlint-disable-next-line no-eval -- the text is of our own build
const valueOf = (literal: string) => JSON.parse((0, eval)(literal) as string) as CompiledMessages;

/**
 * Code for one language: its own words, and on its way to the code of the same language. `shared` are the names of the
 * files that all languages have in common.
 */
export function codeFor(code: string, locale: Locale, shared: readonly string[] = []): string {
  const spoken = code.replace(marked, (_, literal: string) => JSON.stringify(ofLanguage(valueOf(literal), locale)));
  if (locale === baseLocale) return spoken;
  // Vite lists what to fetch ahead by its place from the root; imports name their neighbours and stay.
  const ahead = spoken.replace(/(["'`])assets\/([^"'`/]+\.js)\1/g, `$1assets/${locale}/$2$1`);
  // A build with relative addresses names files by their way from the code, which lies one folder deeper now.
  const names = shared.map((name) => name.replace(/[^\w-]/g, '\\$&')).join('|');
  return names ? ahead.replace(new RegExp(`(["'\`])(?:\\./)?(${names})\\1`, 'g'), '$1../$2$1') : ahead;
}

/**
 * Makes the built scripts speak one language each: those in `assets` the shop's first, those in `assets/<language>`
 * the others. So no page loads words in another language than its own, however many languages the shop has; styles, fonts and pictures are the same for all.
 */
export async function splitLanguages(dir: string): Promise<void> {
  const assets = join(dir, 'assets');
  const names = await readdir(assets);
  const scripts = names.filter((name) => name.endsWith('.js'));
  const shared = names.filter((name) => /\.\w+$/.test(name) && !name.endsWith('.js'));
  for (const name of scripts) {
    const code = await readFile(join(assets, name), 'utf8');
    for (const locale of locales) {
      const folder = locale === baseLocale ? assets : join(assets, locale);
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), codeFor(code, locale, shared));
    }
  }
}
