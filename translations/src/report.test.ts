import { describe, expect, it } from 'vitest';
import { loadCatalogues } from './catalogue-files.ts';
import { compare } from './compare.ts';
import { faultsIn, incomplete, missingIn, problems, reportsOn } from './report.ts';
import { messagesIn, type SourceMessage } from './source-messages.ts';

const message = (key: string, en: string, de: string): SourceMessage => ({
  id: `server/cart/cart#words.${key}`,
  path: 'server/src/cart/cart.words.ts',
  exported: 'words',
  key,
  text: { en, de },
});

describe('the report on translations', () => {
  it('D5.1 finds no faulty translation in the shop', async () => {
    const reports = reportsOn(messagesIn(await loadCatalogues()));
    expect(reports.map(({ locale }) => locale)).toContain('de');
    expect(faultsIn(reports), reports.flatMap(problems).join('\n')).toBe(0);
  });

  it('D5.1 names what is faulty, changed, obsolete and missing', () => {
    const messages = [
      message('title', 'Cart', 'Warenkorb'),
      message('left', 'Only {count} left.', ''),
      message('none', 'None', ''),
      message('sorts.new', 'New', ''),
    ];
    const entry = (key: string, source: string, text: string) => ({
      id: `server/cart/cart#words.${key}`,
      source,
      text,
      fuzzy: false,
    });
    const entries = [
      entry('title', 'Basket', 'Korb'),
      entry('left', 'Only {count} left.', 'Wenige übrig.'),
      entry('old', 'Old', 'Alt'),
    ];
    const report = { locale: 'de' as const, comparison: compare(messages, { entries, obsolete: [] }, 'de') };
    expect([...problems(report), ...missingIn(report)]).toEqual([
      'German (de): 0 of 4 messages are translated; 2 missing, 1 changed, 1 faulty, 1 obsolete',
      '  faulty    server/cart/cart#words.left has lost {count}',
      '            "Wenige übrig."',
      '  changed   server/cart/cart#words.title',
      '            was "Basket"',
      '            is  "Cart"',
      '  obsolete  server/cart/cart#words.old "Old"',
      '  missing   server/src/cart/cart.words.ts: words.none, words.sorts.new',
    ]);
    expect(incomplete([report])).toEqual([expect.stringMatching(/English stands in for them; npm run messages/)]);
    expect(faultsIn([report])).toBe(1);
  });
});
