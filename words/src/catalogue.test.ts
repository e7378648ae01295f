import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { compiledCatalogue, inLocale, messagesOf } from './compiled.ts';
import { localePath, setLocale, splitLocale } from './locale.ts';

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
