import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repository } from './catalogue-files.ts';
import { type PoEntry, readPo, writePo } from './po.ts';

/*
 * A copy of the sources gets a language more, as CONTRIBUTING.md says: one line in `words/src/locale.ts` and one file
 * of translations. Everything else is the shop's own code, run on the copy.
 */
const line = "  fr: { prefix: '/fr', intl: 'fr-FR', name: 'Français', direction: 'ltr' },\n";
const { workspaces: packages } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
  workspaces: string[];
};
/** Folders, and the code in them without its tests. */
const isSource = (path: string) =>
  /(?:^|\.(?:tsx?|json))$/.test(extname(path)) && !/^(?:migrations|fonts|.*\.test\.tsx?)$/.test(basename(path));
/** Many small files are copied: on a busy machine that takes longer than a hook may by itself. */
const patience = 120_000;

const french: Record<string, string> = {
  'words/failure#words.CART_EMPTY': 'Le panier est vide.',
  'server/cart/cart#words.left': '{count, plural, one {Il n’en reste qu’un.} other {Il n’en reste que #.}}',
  'words/field#words.enter': 'Veuillez indiquer {ask}',
  'storefront/cart/cart#words.title': 'Votre panier',
};

let copy = '';
const path = (...parts: string[]) => join(copy, ...parts);
const read = (name: string) => readFileSync(path(name), 'utf8');

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-language-'));
  for (const packageName of packages) {
    for (const name of ['src', 'package.json', 'tsconfig.json'])
      // The typed client is compiled by its own build, without a project of the repository.
      if (existsSync(join(repository, packageName, name)))
        cpSync(join(repository, packageName, name), path(packageName, name), { recursive: true, filter: isSource });
  }
  for (const name of ['package.json', 'tsconfig.base.json']) cpSync(join(repository, name), path(name));
  mkdirSync(path('node_modules', '@afterimage'), { recursive: true });
  for (const packageName of packages)
    symlinkSync(path(packageName), path('node_modules', '@afterimage', packageName), 'junction');
  for (const name of readdirSync(join(repository, 'node_modules')))
    if (name !== '@afterimage' && !name.startsWith('.'))
      symlinkSync(join(repository, 'node_modules', name), path('node_modules', name), 'junction');

  const list = read('words/src/locale.ts');
  const german = /^ {2}de: \{.*\},\n/m;
  expect(list).toMatch(german);
  writeFileSync(
    path('words/src/locale.ts'),
    list.replace(german, (match) => match + line),
  );
}, patience);
afterAll(() => rmSync(copy, { recursive: true, force: true }), patience);

/** Runs a program of the copy; answers what it printed and whether it ended well. */
async function node(...args: string[]): Promise<{ ok: boolean; output: string }> {
  const options = { cwd: copy, maxBuffer: 64 * 1024 * 1024, env: { ...process.env, INIT_CWD: copy } };
  return promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], options).then(
    ({ stdout, stderr }) => ({ ok: true, output: stdout + stderr }),
    ({ stdout, stderr }: { stdout: string; stderr: string }) => ({ ok: false, output: stdout + stderr }),
  );
}
const messages = (...args: string[]) => node('translations/src/run.ts', ...args);
const script = (code: string) => node('--input-type=module', '--eval', code);
const stored = () => readPo(read('translations/fr.po'));
const changeStored = (change: (entry: PoEntry) => PoEntry) => {
  const { entries, obsolete } = stored();
  writeFileSync(path('translations/fr.po'), writePo('fr', { entries: entries.map(change), obsolete }));
};

describe('a language more is one line and one file', () => {
  it('D5.1 breaks no types', async () => {
    const { output } = await node('node_modules/typescript/bin/tsc', '--build', 'contract');
    expect(output).toBe('');
  });

  it('D5.1 everything is missing at first, and the build says so', async () => {
    const { ok, output } = await messages('brief');
    expect([ok, output]).toEqual([
      true,
      expect.stringMatching(/^French \(fr\): 0 of [\d,]+ messages are translated; [\d,]+ missing\. English stands in/),
    ]);
  });

  it('D5.1 translators get a file of all messages, and what they send back is taken in', async () => {
    expect(await messages('export', 'fr', 'out.po')).toMatchObject({ ok: true });
    const { entries } = readPo(read('out.po'));
    expect(entries.length).toBeGreaterThan(2000);
    expect(entries.every(({ text }) => text === '')).toBe(true);
    const returned = entries.map((entry) => ({ ...entry, text: french[entry.id] ?? '' }));
    writeFileSync(path('back.po'), writePo('fr', { entries: returned, obsolete: [] }));
    const { ok, output } = await messages('import', 'fr', 'back.po');
    expect([ok, output]).toEqual([true, expect.stringMatching(/^French \(fr\): 4 of [\d,]+ messages/m)]);
    expect(stored().entries.filter(({ text }) => text !== '')).toHaveLength(4);
  });

  it('D5.1 what is faulty is refused whole, and named', async () => {
    const before = read('translations/fr.po');
    const entries = stored().entries.map((entry) =>
      entry.id === 'words/field#words.enter' ? { ...entry, text: 'Veuillez indiquer ceci' } : entry,
    );
    writeFileSync(path('faulty.po'), writePo('fr', { entries, obsolete: [] }));
    const { ok, output } = await messages('import', 'fr', 'faulty.po');
    expect([ok, output]).toEqual([false, expect.stringContaining('words/field#words.enter has lost {ask}')]);
    expect(read('translations/fr.po')).toBe(before);
    writeFileSync(path('german.po'), writePo('de', { entries, obsolete: [] }));
    expect(await messages('import', 'fr', 'german.po')).toMatchObject({ ok: false });
    expect(await messages('import', 'fr', 'nowhere.po')).toMatchObject({ ok: false });
  });

  it('D5.1 the server answers in it, and in English where it has no translation', async () => {
    const { output } = await script(`
      import { addStoredTranslations } from './translations/src/stored-translations.ts';
      import { sentence } from './server/src/platform/http/failure.ts';
      import { fieldWording } from './words/src/field-wording.ts';
      import { requestLocale } from './server/src/platform/locale/request-locale.ts';
      await addStoredTranslations();
      const locale = requestLocale('fr-CA, en;q=0.5');
      console.log(JSON.stringify([locale, sentence('CART_EMPTY', locale), sentence('CART_FULL', locale), sentence('CART_EMPTY', 'de'),
        fieldWording(locale).enter('city')]));
    `);
    expect(JSON.parse(output)).toEqual([
      'fr',
      'Le panier est vide.',
      'Your cart holds up to 100 different items.',
      'Der Warenkorb ist leer.',
      'Veuillez indiquer city',
    ]);
  });

  it('D2.12 D5.1 the build writes scripts in it, and those of the others do not grow', async () => {
    const entry = `
      import { setLocale } from '@afterimage/words/locale.ts';
      import { words } from './src/cart/cart.words.ts';
      globalThis.readIn = (locale) => (setLocale(locale), [words.title, words.pieces({ count: 0 })]);
    `;
    writeFileSync(path('storefront/entry.ts'), entry);
    const { ok, output } = await script(`
      import { build } from 'vite';
      import { compileWords } from './build/src/compile-words.ts';
      import { splitLanguages } from './build/src/split-languages.ts';
      await build({
        root: 'storefront', configFile: false, logLevel: 'warn', plugins: [compileWords({ split: true })],
        build: { outDir: 'built', rolldownOptions: { input: 'storefront/entry.ts', output: { entryFileNames: 'assets/cart.js' } } },
      });
      await splitLanguages('storefront/built');
    `);
    expect([ok, output]).toEqual([true, '']);
    const [english, german, inFrench] = ['cart.js', 'de/cart.js', 'fr/cart.js'].map((name) =>
      read(`storefront/built/assets/${name}`),
    );
    expect(inFrench).toContain('Votre panier');
    for (const other of [english, german]) expect(other).not.toContain('Votre panier');
    expect(inFrench).not.toContain('Ihr Warenkorb');
    // In French zero is singular; a text that is in English counts as English does.
    const { output: shown } = await script(`
      await import('./storefront/built/assets/fr/cart.js');
      console.log(JSON.stringify(globalThis.readIn('fr')));
    `);
    expect(JSON.parse(shown)).toEqual(['Votre panier', '0 items']);
  });

  it('D5.1 a changed source is noticed: English stands in until the translation is confirmed', async () => {
    const catalogue = path('words/src/failure.words.ts');
    writeFileSync(
      catalogue,
      readFileSync(catalogue, 'utf8').replace('The cart is empty.', 'There is nothing in the cart.'),
    );
    const { ok, output } = await messages('status');
    expect([ok, output]).toEqual([true, expect.stringContaining('changed   words/failure#words.CART_EMPTY')]);
    await messages('export', 'fr');
    expect(stored().entries.find(({ id }) => id === 'words/failure#words.CART_EMPTY')).toMatchObject({
      source: 'There is nothing in the cart.',
      text: 'Le panier est vide.',
      fuzzy: true,
      previousSource: 'The cart is empty.',
    });
    const { output: said } = await script(`
      import { addStoredTranslations } from './translations/src/stored-translations.ts';
      import { sentence } from './server/src/platform/http/failure.ts';
      await addStoredTranslations();
      console.log(sentence('CART_EMPTY', 'fr'));
    `);
    expect(said.trim()).toBe('There is nothing in the cart.');
  });

  it('D5.1 what is faulty in the stored file fails the check', async () => {
    changeStored((entry) => (entry.text.startsWith('Veuillez') ? { ...entry, text: 'Veuillez {ask' } : entry));
    const { ok, output } = await messages('status');
    expect([ok, output]).toEqual([false, expect.stringContaining('words/field#words.enter is no ICU message')]);
  });
});
