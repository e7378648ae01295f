import { describe, expect, it } from 'vitest';
import { syntaxOf, withTexts } from './catalogue-syntax.ts';

const source = `import { catalogue } from '@afterimage/words/catalogue.ts';

const computed = { later: { en: 'Later', de: 'Später' } };

/** What stands in the cart: „Größe“ and such. */
export const words = catalogue({
  title: { en: 'Your cart', de: 'Ihr Warenkorb' },
  // two lines
  sorts: {
    /**
     * The newest first,
     * the others after it
     */
    newest: { en: \`Newest\`, de: \`Neueste\` },
    'on sale': { en: "It's reduced", de: 'Reduziert' },
  },
});
export const more = catalogue(computed);
`;

describe('the source of a catalogue', () => {
  it('D5.1 tells where its messages are, with the comments that belong to them', () => {
    const syntax = syntaxOf('a.words.ts', source);
    expect([...syntax].map(([name, { comments }]) => [name, comments])).toEqual([
      ['words.title', ['What stands in the cart: „Größe“ and such.']],
      [
        'words.sorts.newest',
        ['What stands in the cart: „Größe“ and such.', 'two lines', 'The newest first, the others after it'],
      ],
      ['words.sorts.on sale', ['What stands in the cart: „Größe“ and such.', 'two lines']],
    ]);
    const [start, end] = syntax.get('words.sorts.newest')?.literals.get('de') ?? [0, 0];
    expect(source.slice(start, end)).toBe('`Neueste`');
  });

  it('D5.1 takes other texts in the places of the present ones', () => {
    const texts = new Map([
      ['words.title', 'Mein "Korb"\n🎈'],
      ['words.sorts.on sale', 'Günstiger'],
    ]);
    expect(withTexts('a.words.ts', source, { locale: 'de', texts })).toBe(
      source.replace("'Ihr Warenkorb'", String.raw`"Mein \"Korb\"\n🎈"`).replace("'Reduziert'", '"Günstiger"'),
    );
  });

  it('D5.1 refuses texts for what is computed, and source that cannot be read', () => {
    const texts = new Map([['more.later', 'Nachher']]);
    expect(() => withTexts('a.words.ts', source, { locale: 'de', texts })).toThrow('more.later has no literal');
    expect(() => syntaxOf('a.words.ts', 'export const = ')).toThrow(SyntaxError);
  });
});
