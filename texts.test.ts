import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCatalogues, notCatalogues } from './translations/src/catalogue-files.ts';
import { faultsOf } from './translations/src/message-faults.ts';
import { messagesIn } from './translations/src/source-messages.ts';
import { literalTexts, proseIn, sentences } from './texts.ts';
import { isTest } from './house/imports.ts';

const root = import.meta.dirname;
const inBrowsers = ['admin', 'client', 'media', 'storefront', 'studio', 'ui', 'viewer'];
const rooms = [...inBrowsers, 'server', 'contract', 'words'].map((room) => `${room}/src`);
const files = rooms.flatMap((room) =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
);
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Words that are the same in both languages. */
const same =
  /^(?:Extras|Material|Video|Team|Status|Problem|Text|Matt|Name|Wearables|Region|Oblast|Journal|System|Service|Shop|Terrazzo|Filter|Tablet|Computer|Original|Position|Warm|\(?optional\)?|\{shop\} Journal|Stripe|Passkey|Browser|Webhooks?|Test|(?:Film|Option) \{number\}|(?:IBAN|BIC|Bank)(?:: \{value\})?)$/;
/** Units are the same everywhere. */
const units = /\b(?:mm|cm|dpi|MB|px)\b/g;
/** What stands in the code by right: the shop's name, a word that is a sign, and a step's name that only the state has. */
const names = new Set([
  'Afterimage',
  'AR',
  'Ctrl K',
  'Product Personalization',
  'Bearer ${token}',
  'Apple Pay',
  'Google Pay',
]);

/**
 * Who starts the shop reads what these say, not who visits it: settings, the database that comes along, the document of
 * the API.
 */
const forOperators =
  /^server\/src\/(?:main|settings|start-lines|cli\/(?:commands\/)?[\w-]+|operators\/first-operator-line|legal-texts\/absent-texts-lines|platform\/http\/openapi|platform\/db\/embedded[\w-]*)\.ts$|\.page\.ts$/;
/** Names of columns in the files of other shops. */
const columnNames = /^server\/src\/import-export\/(?:csv\/(?:shopify|woocommerce)-products|runs\/products-csv)\.ts$/;
/** Texts that are no sentences: the shop's name, names as its data has them, keys and purposes of signatures. */
const ownNames = new Set([
  'Afterimage',
  '… – Afterimage',
  'Standard delivery',
  'Express delivery',
  'guest order …',
  'no medium …',
]);

const catalogues = await loadCatalogues();
const messages = messagesIn(catalogues);

describe('the checks see what breaks them', () => {
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
    "const column = { cell: () => <Moment at={at} />, kind: 'moment', width: { least: 124 } };",
  ])('D5.1 leave code alone: %s', (source) => expect(literalTexts(source)).toEqual([]));
});

describe('the checks see what breaks them in the server', () => {
  it.each([
    "fail('OUT_OF_STOCK', { description: 'This is out of stock.' });",
    'const description = `Only ${count} left.`;',
    'const say = () => `${name}: only ${count} left`;',
    "const name = product?.name ?? 'This item';",
    'const fields = { color: `six digits of ${color}` };',
    'const page = `<body><p>Sold</p></body>`;',
    "answer.code(404).send('There is no picture.');",
    "z.string().refine(check, 'Please choose an address');",
  ])('D5.1 find what an answer would say: %s', (source) => expect(proseIn('a.ts', source)).toHaveLength(1));

  it.each([
    "throw new TypeError('These are no texts of a catalogue.');",
    "const error = new EmbeddedError('The disk is full: free some space.');",
    "request.log.error({ err }, 'A request failed and that is bad.');",
    "say('Loaded the sample shop');",
    'const rows = sql`select name from products where id = ${id}`;',
    "const login = { summary: 'Sign in', errors: [] };",
    "answer.header('cache-control', 'public, max-age=0, must-revalidate');",
    'const key = `facets ${query}`;',
    'const style = `body{margin:0;color:${ink}} p{max-width:40rem}`;',
    "import { fail } from './failure.ts'; // Only two left.",
    'const page = `<p>${words.title}</p>`;',
  ])('D5.1 leave alone what no visitor reads: %s', (source) => expect(proseIn('a.ts', source)).toEqual([]));
});

describe('every text that a person reads', () => {
  it('D5.1 is in a file that exports catalogues and nothing else', () => {
    expect(catalogues.flatMap((file) => notCatalogues(file).map((name) => `${file.path} ${name}`))).toEqual([]);
  });

  it('D5.1 has the same places in German as in English', () => {
    const faulty = messages.flatMap(({ id, text }) =>
      faultsOf(text.en, text.de, 'de-DE').map((fault) => `${id} ${fault}`),
    );
    expect(faulty).toEqual([]);
  });

  it('D5.1 was translated, but for words that both languages share', () => {
    const untranslated = messages.filter(({ text }) => {
      const bare = text.en.replaceAll(/\{\w+\}/g, '').replaceAll(units, '');
      return text.en === text.de && /[A-Za-z]{2}/.test(bare) && !same.test(text.en);
    });
    expect(untranslated.map(({ id, text }) => `${id}: ${text.en}`)).toEqual([]);
  });

  it('D5.1 stands in a catalogue and not in a component', () => {
    const found = files
      .filter(
        (path) =>
          inBrowsers.some((room) => path.startsWith(`${room}/`)) &&
          /\.tsx?$/.test(path) &&
          !isTest(path) &&
          !/\.(?:fixture|words)\.tsx?$/.test(path),
      )
      .flatMap((path) => {
        const given = path.endsWith('.tsx') ? literalTexts(read(path)) : sentences(read(path));
        return given.filter((text) => !names.has(text)).map((text) => `${path}: ${text}`);
      });
    expect(found).toEqual([]);
  });

  it('D5.1 stands in a catalogue and not in the code of any room', () => {
    const sources = files.filter(
      (path) =>
        /\.tsx?$/.test(path) &&
        !/\.(?:test|fixture|words)\.tsx?$|\/test-[\w-]+\.ts$/.test(path) &&
        !forOperators.test(path) &&
        !columnNames.test(path),
    );
    const found = sources.flatMap((path) =>
      proseIn(path, read(path))
        .filter((text) => !ownNames.has(text))
        .map((text) => `${path}: ${text}`),
    );
    expect(found).toEqual([]);
    expect(sources.length).toBeGreaterThan(200);
  });
});
