import { describe, expect, it } from 'vitest';
import { addTranslation, catalogue, sourceOf } from './catalogue.ts';
import { compiledCatalogue, inLocale, messagesOf, type Translated } from './compiled.ts';
import { defaultShopName, setShopName } from './shop-name.ts';
import { inLanguage, localePath, setLocale, splitLocale } from './locale.ts';

const words = catalogue({
  title: { en: 'Your cart', de: 'Ihr Warenkorb' },
  line: { en: "It's {name} for {price}", de: '{name} für {price}' },
  days: {
    en: '{count, plural, one {# day} other {# days}}',
    de: '{count, plural, one {# Tag} other {# Tage}}',
  },
  sorts: { newest: { en: 'Newest', de: 'Neueste' } },
});

describe('a catalogue', () => {
  it('D5.1 says its texts in the present language', () => {
    setLocale('de');
    expect([words.title, words.sorts.newest, words.days({ count: 1 }), words.days({ count: 2000 })]).toEqual([
      'Ihr Warenkorb',
      'Neueste',
      '1 Tag',
      '2.000 Tage',
    ]);
    setLocale('en');
    expect([words.title, words.line({ name: 'Mug', price: '€5' }), words.days({ count: 1 })]).toEqual([
      'Your cart',
      "It's Mug for €5",
      '1 day',
    ]);
  });

  it('D20.1 says the name of the shop, alone and among values, without being given it', () => {
    const named = catalogue({
      cart: { en: 'Your cart at {shop}', de: 'Ihr Warenkorb bei {shop}' },
      pieces: {
        en: '{count, plural, one {# piece} other {# pieces}} of {shop}',
        de: '{count, plural, one {# Stück} other {# Stück}} von {shop}',
      },
    });
    setLocale('de');
    try {
      expect([named.cart, named.pieces({ count: 2 })]).toEqual([
        'Ihr Warenkorb bei Afterimage',
        '2 Stück von Afterimage',
      ]);
      setShopName('Lichtbild $& {Söhne}');
      expect([named.cart, named.pieces({ count: 1 })]).toEqual([
        'Ihr Warenkorb bei Lichtbild $& {Söhne}',
        '1 Stück von Lichtbild $& {Söhne}',
      ]);
      expect(inLocale(named, 'en').cart).toBe('Your cart at Lichtbild $& {Söhne}');
    } finally {
      setShopName(defaultShopName);
    }
  });

  it('D5.1 says them in a given language, whatever the present one is', () => {
    setLocale('en');
    expect(inLocale(words, 'de').days({ count: 3 })).toBe('3 Tage');
    expect(inLocale(words, 'de').sorts.newest).toBe('Neueste');
  });

  it('D5.1 says the same in its compiled form', () => {
    setLocale('de');
    const again = compiledCatalogue(JSON.parse(JSON.stringify(messagesOf(words)))) as typeof words;
    expect(again.days({ count: 5 })).toBe('5 Tage');
    expect(again.title).toBe('Ihr Warenkorb');
    setLocale('en');
  });
});

describe('a text without a translation', () => {
  it('D5.1 is said in English, with the plurals and numbers of English', () => {
    const days = messagesOf(words)?.['days'] as Translated;
    const partly = compiledCatalogue({ title: { en: 'Your cart' }, days, weeks: { en: days.en } }) as Pick<
      typeof words,
      'title' | 'days'
    > & { weeks: typeof words.days };
    const german = inLocale(partly, 'de');
    expect([german.title, german.days({ count: 2000 }), german.weeks({ count: 2000 })]).toEqual([
      'Your cart',
      '2.000 Tage',
      '2,000 days',
    ]);
    expect([inLanguage({ en: 'Cat' }, 'de'), inLanguage({ en: 'Cat', de: 'Katze' }, 'de')]).toEqual(['Cat', 'Katze']);
  });

  it('D5.1 can be given one, which must be a message of the catalogue', () => {
    const own = catalogue({ sorts: { newest: { en: 'Newest {n}', de: 'Neueste {n}' } } });
    addTranslation(own, { locale: 'de', key: 'sorts.newest', text: 'Zuletzt {n}' });
    expect(inLocale(own, 'de').sorts.newest({ n: 1 })).toBe('Zuletzt 1');
    expect(sourceOf(own)).toEqual({ sorts: { newest: { en: 'Newest {n}', de: 'Neueste {n}' } } });
    for (const key of ['sorts', 'sorts.oldest', 'nothing.newest'])
      expect(() => addTranslation(own, { locale: 'de', key, text: 'x' })).toThrow('There is no message');
    expect(() => addTranslation(own, { locale: 'de', key: 'sorts.newest', text: '{n' })).toThrow();
  });

  it('D5.1 a malformed message fails where its catalogue is loaded', () => {
    expect(() => catalogue({ broken: { en: '{count, plural, one {# day}', de: 'x' } })).toThrow();
  });
});

describe('the language in an address', () => {
  it.each([
    ['/cart', 'en', '/cart'],
    ['/de/cart?x=1', 'de', '/cart?x=1'],
    ['/de', 'de', '/'],
    ['/dear', 'en', '/dear'],
    ['/en/cart', 'en', '/en/cart'],
    ['/de?key=a', 'de', '/?key=a'],
  ])('D2.12 %s is %s %s', (path, locale, rest) => {
    expect(splitLocale(path)).toEqual([locale, rest]);
  });

  it('D2.12 is put in front of a path', () => {
    expect([localePath('/cart', 'de'), localePath('/cart', 'en'), localePath('#main', 'de')]).toEqual([
      '/de/cart',
      '/cart',
      '#main',
    ]);
  });
});
