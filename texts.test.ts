import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { messagesOf } from './words/src/compiled.ts';
import { lineOf, literalTexts, placesOf, sentences, type Text, textsOf } from './texts.ts';

const root = import.meta.dirname;
const rooms = ['storefront/src', 'server/src', 'words/src'];
const files = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Words that are the same in both languages. */
const same =
  /^(?:Extras|Material|Video|Text|Name|Wearables|Region|Oblast|Journal|System|Service|Shop|Terrazzo|Afterimage(?: Journal)?)$/;
/** Units are the same everywhere. */
const units = /\b(?:mm|cm|dpi|MB|px)\b/g;
/** English puts its parts into an order of its own, German lists them: each has the places that it needs. */
const ordered = /list\.words\.ts none\.(?:title|productsOf)$/;
/** What stands in the code by right: the shop's name, a word that is a sign, and a step's name that only the state has. */
const names = new Set(['Afterimage', 'AR', 'Product Personalization', 'Bearer ${token}']);

const catalogues = await Promise.all(
  files
    .filter((path) => path.endsWith('.words.ts'))
    .map(async (path) => {
      const exported = (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>;
      return { path, exported };
    }),
);
const texts: Text[] = catalogues.flatMap(({ path, exported }) =>
  Object.entries(exported).flatMap(([name, texts]) =>
    textsOf(messagesOf(texts) ?? {}).map((text) => ({ ...text, path: `${path} ${name}.${text.path}` })),
  ),
);

describe('the checks see what breaks them', () => {
  it('D5.1 find the places of a message, also inside its choices', () => {
    const message = '{name}: {count, plural, one {# of {most}} other {{unit} {day, date}}}';
    expect([...placesOf(compileMessage(message))].toSorted()).toEqual(['count', 'day', 'most', 'name', 'unit']);
    expect(placesOf('plain').size).toBe(0);
  });

  it.each([
    '<p>Add to cart</p>',
    '<p>\n  Total {price}\n</p>',
    '<p>{count} pieces</p>',
    '<button aria-label="Close" />',
    '<Field label="First name" />',
    "const text = busy ? 'Loading the page' : null;",
    'const text = `Remove ${name}`;',
  ])('D5.1 find what is written in a component: %s', (source) => expect(literalTexts(source)).toHaveLength(1));

  it.each([
    '<p>{words.title}</p>',
    '<p>{a} / {b}</p>',
    "throw new TypeError('The connection failed');",
    "event.key === 'Enter'",
    'type A = Omit<B, C> & InputHTMLAttributes<HTMLElement>;',
    '/** <p>Words</p> */',
  ])('D5.1 leave code alone: %s', (source) => expect(literalTexts(source)).toEqual([]));
});

describe('every text that a person reads', () => {
  it('D5.1 is in a file that exports catalogues and nothing else', () => {
    const others = catalogues.flatMap(({ path, exported }) =>
      Object.entries(exported).flatMap(([name, texts]) => (messagesOf(texts) ? [] : [`${path} ${name}`])),
    );
    expect(others).toEqual([]);
  });

  it('D5.1 has the same places in every language', () => {
    const unlike = texts.filter(({ path, said }) => {
      const [english, german] = [placesOf(said.en), placesOf(said.de)];
      return [...english, ...german].some((place) => !english.has(place) || !german.has(place)) && !ordered.test(path);
    });
    expect(unlike.map(({ path }) => path)).toEqual([]);
  });

  it('D5.1 was translated, but for words that both languages share', () => {
    const untranslated = texts.filter(({ said }) => {
      const [english, german] = [lineOf(said.en), lineOf(said.de)];
      const bare = english.replaceAll(/\{\w+\}/g, '').replaceAll(units, '');
      return english === german && /[A-Za-z]{2}/.test(bare) && !same.test(english);
    });
    expect(untranslated.map(({ path, said }) => `${path}: ${lineOf(said.en)}`)).toEqual([]);
  });

  it('D5.1 stands in a catalogue and not in a component', () => {
    const found = files
      .filter((path) => /^storefront\/.*\.tsx?$/.test(path) && !/\.(?:test|fixture|words)\.tsx?$/.test(path))
      .flatMap((path) => {
        const given = path.endsWith('.tsx') ? literalTexts(read(path)) : sentences(read(path));
        return given.filter((text) => !names.has(text)).map((text) => `${path}: ${text}`);
      });
    expect(found).toEqual([]);
  });
});
