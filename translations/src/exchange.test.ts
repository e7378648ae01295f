import { beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '@afterimage/words/catalogue.ts';
import { compare } from './compare.ts';
import { loadCatalogue, loadCatalogues, notCatalogues } from './catalogue-files.ts';
import { changedTexts, exported, merged } from './exchange.ts';
import { type PoEntry, readPo, writePo } from './po.ts';
import { messagesIn, type SourceMessage } from './source-messages.ts';

const path = 'words/src/field.words.ts';
const name = 'words/field#words';
const entry = (key: string, source: string, text: string, more: Partial<PoEntry> = {}): PoEntry => ({
  id: `${name}.${key}`,
  source,
  text,
  fuzzy: false,
  ...more,
});
const file = (...entries: PoEntry[]) => ({ entries, obsolete: [] });
let messages: SourceMessage[];
beforeAll(async () => {
  messages = messagesIn([await loadCatalogue(path)]);
});
const idsOf = (matches: readonly { entry: PoEntry }[]) => matches.map((match) => match.entry.id);

describe('the messages of catalogues', () => {
  it('D5.1 have an id of file and key, and their source; an empty text is none', () => {
    expect(messages.find(({ key }) => key === 'rules.chooseCountry')).toEqual({
      id: `${name}.rules.chooseCountry`,
      path,
      exported: 'words',
      key: 'rules.chooseCountry',
      text: { en: 'Please choose a country', de: 'Bitte wählen Sie ein Land' },
    });
    const words = catalogue({ none: { en: '', de: '' }, some: { en: 'Some', de: 'Einige' } });
    expect(messagesIn([{ path: 'a/src/b.words.ts', exports: { words } }]).map(({ id }) => id)).toEqual([
      'a/b#words.some',
    ]);
    const dotted = catalogue({ 'a.b': { en: 'A', de: 'A' } });
    expect(() => messagesIn([{ path: 'a/src/b.words.ts', exports: { dotted } }])).toThrow('full stop');
  });

  it('D5.1 are those of every room, each under an id of its own', async () => {
    const files = await loadCatalogues();
    expect(files.flatMap(notCatalogues)).toEqual([]);
    const ids = messagesIn(files).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ['words/failure#words.CART_EMPTY', 'storefront/cart/cart#words.title', `${name}.enter`])
      expect(ids).toContain(id);
  });
});

describe('a translation file compared with the catalogues', () => {
  it('D5.1 can be used where the source is the same, and is missing, changed or faulty elsewhere', () => {
    const entries = [
      entry('fields.city.name', 'City', 'Ville'),
      entry('fields.city.ask', 'town', 'ville'),
      entry('fields.phone.name', 'Phone number', 'Téléphone', { fuzzy: true }),
      entry('enter', 'Please enter {ask}', 'Merci d’indiquer {demande}'),
      entry('fields.region.name', 'Region', ''),
      entry('fields.planet.name', 'Planet', 'Planète'),
    ];
    const { usable, changed, faulty, missing, obsolete } = compare(messages, file(...entries), 'de');
    expect(idsOf(usable)).toEqual([`${name}.fields.city.name`]);
    expect(idsOf(changed)).toEqual([`${name}.fields.city.ask`, `${name}.fields.phone.name`]);
    expect(faulty.map(({ entry: { id }, faults }) => [id, faults])).toEqual([
      [`${name}.enter`, ['has lost {ask}', 'has {demande}, which the source has not']],
    ]);
    expect(obsolete.map(({ id }) => id)).toEqual([`${name}.fields.planet.name`]);
    expect(missing).toHaveLength(messages.length - 4);
  });

  it('D5.1 follows a catalogue that was moved, unless two of them could be meant', () => {
    const moved = { ...entry('fields.city.name', 'City', 'Ville'), id: 'server/old/place#words.fields.city.name' };
    expect(compare(messages, file(moved), 'de').usable.map(({ message }) => message.id)).toEqual([
      `${name}.fields.city.name`,
    ]);
    const other = { ...moved, id: 'server/older/place#words.fields.city.name', text: 'Cité' };
    expect(compare(messages, file(moved, other), 'de')).toMatchObject({ usable: [], obsolete: [moved, other] });
    expect(compare(messages, file({ ...moved, source: 'Town' }), 'de').usable).toEqual([]);
  });
});

describe('an exported file', () => {
  it('D5.1 has every German text, and gives it back unchanged', () => {
    const { entries } = exported(messages, file(), 'de');
    expect(entries.map(({ id, source, text }) => [id, source, text])).toEqual(
      messages.map(({ id, text }) => [id, text.en, text.de]),
    );
    const returned = readPo(writePo('de', { entries, obsolete: [] }));
    expect(changedTexts(compare(messages, returned, 'de'), 'de').size).toBe(0);
    const changed = returned.entries.map((one) => (one.text === 'Der Ort' ? { ...one, text: 'Die Stadt' } : one));
    expect([...changedTexts(compare(messages, file(...changed), 'de'), 'de')]).toEqual([
      [path, new Map([['words.fields.city.name', 'Die Stadt']])],
    ]);
  });

  it('D5.1 tells translators where a message is, and what the code says of it', () => {
    const { entries } = exported(messages, file(), 'de');
    const title = entries.find(({ id }) => id === `${name}.fields.title.ask`);
    expect(title).toMatchObject({ reference: path, comments: expect.stringContaining('What a form calls its fields') });
  });
});

describe('a returned file', () => {
  const stored = file(entry('fields.city.name', 'City', 'Ville'), entry('fields.city.ask', 'city', 'la ville'));

  it('D5.1 goes over the stored one; what is empty in it erases nothing', () => {
    const returned = file(entry('fields.city.name', 'City', 'Localité'), entry('fields.city.ask', 'city', ''));
    const { comparison } = merged(messages, { stored, returned, locale: 'de' });
    expect(comparison.usable.map(({ entry: { text } }) => text)).toEqual(['Localité', 'la ville']);
  });

  it('D5.1 shows what is faulty in it', () => {
    const returned = file(entry('enter', 'Please enter {ask}', 'Merci'));
    const { comparison } = merged(messages, { stored, returned, locale: 'de' });
    expect(comparison.faulty.map(({ faults }) => faults)).toEqual([['has lost {ask}']]);
  });
});
