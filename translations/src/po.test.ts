import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PoEntry, PoError, readPo, writePo } from './po.ts';

/** Texts as translators may write them: of any script, with quotes, backslashes, line breaks and ICU syntax. */
const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('"', "'", '\\', '\n', '\r\n', '\t', '\\n', ' ', '„Größe“', '漢字', 'עברית', '🎈', 'x'.repeat(90)),
  fc.constantFrom('{name}', '{count, plural, one {# "day"} other {# days\n}}', "it''s", '#, fuzzy', '#~ msgid'),
);
const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
/** gettext-parser keys its messages by their source in a plain object, which cannot hold the key `__proto__`. */
const filled = text.filter((one) => one !== '' && one !== '__proto__');
/** Comments are lines without spaces at their ends. */
const comment = fc.constantFrom(
  undefined,
  'Says what is in the cart',
  'de: „Größe“\nSecond line',
  'server/src/a.words.ts',
);
const entry = fc.record({
  id: fc.stringMatching(/^[a-z]{1,8}\/[a-z-]{1,8}#words\.[a-zA-Z]{1,8}$/),
  source: filled,
  text,
  fuzzy: fc.boolean(),
  previousSource: fc.option(filled, { nil: undefined }),
  notes: comment,
  reference: comment,
  comments: comment,
});
const entries = fc.uniqueArray(entry, { maxLength: 8, selector: ({ id }) => id });
const byId = (list: readonly PoEntry[]) => list.toSorted((one, other) => (one.id < other.id ? -1 : 1));

describe('a PO file', () => {
  it('D5.1 says after writing and reading what it said before', () => {
    fc.assert(
      fc.property(entries, entries, (present, obsolete) => {
        const file = readPo(writePo('fr', { entries: present, obsolete }));
        expect(file.locale).toBe('fr');
        expect(byId(file.entries)).toEqual(byId(present));
        expect(byId(file.obsolete).map(({ id, source, text }) => ({ id, source, text }))).toEqual(
          byId(obsolete).map(({ id, source, text }) => ({ id, source, text })),
        );
      }),
      { numRuns: 100 },
    );
  });

  it('D5.1 is what other programs write and read', () => {
    const foreign = [
      '\uFEFFmsgid ""\r\nmsgstr "Language: fr\\n"\r\n"X-Generator: Poedit 3.4\\n"\r\n',
      '# Vu avec Ada\r\n#: cart.words.ts\r\n#, fuzzy\r\n#| msgid "Two days"\r\nmsgctxt "a/b#words.days"',
      'msgid "{count, plural, one {# day} other {# days}}"\r\nmsgstr ""\r\n"{count, plural, one {# jour} "\r\n"other {# jours}}"\r\n',
    ].join('\r\n');
    expect(readPo(foreign)).toEqual({
      locale: 'fr',
      obsolete: [],
      entries: [
        {
          id: 'a/b#words.days',
          source: '{count, plural, one {# day} other {# days}}',
          text: '{count, plural, one {# jour} other {# jours}}',
          fuzzy: true,
          previousSource: 'Two days',
          notes: 'Vu avec Ada',
          reference: 'cart.words.ts',
        },
      ],
    });
  });

  it.each([
    ['another file', '<!doctype html><html>'],
    ['an open quote within a text', 'msgctxt "a#b"\nmsgid "a"\nmsgstr "b"c"\n'],
    ['an entry that does not say which message it is', 'msgid "Cart"\nmsgstr "Panier"\n'],
    ["gettext's own plurals", 'msgctxt "a#b"\nmsgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"\nmsgstr[1] "d"\n'],
  ])('D5.1 refuses %s', (_, content) => {
    expect(() => readPo(content)).toThrow(PoError);
  });
});
