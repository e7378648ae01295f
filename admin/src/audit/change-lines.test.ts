import { beforeAll, describe, expect, it } from 'vitest';
import { setLocale } from '@afterimage/words/locale.ts';
import { setShopPlace } from '../parts/shop-place.ts';
import { changeLines } from './change-lines.ts';

beforeAll(() => {
  setLocale('en');
  setShopPlace({ currency: 'EUR', timeZone: 'Europe/Berlin' });
});

describe('what an act has changed, in words', () => {
  it('D20.1 names the fields that differ, and leaves out what tells nobody anything', () => {
    const before = { role: 'support', name: 'Ada', version: 3 };
    const after = { role: 'production', name: 'Ada', version: 4, operatorId: '0b5f6a52-6c1e-4c58-9c0b-1f6c7f1f0a01' };
    expect(changeLines(before, after)).toEqual([{ field: 'Role', before: 'Support', after: 'Production' }]);
  });

  it('D20.1 writes sums, rates, days and lists as people do', () => {
    const after = {
      amount: 1990,
      basisPoints: 810,
      validFrom: '2026-11-24',
      closedWeekdayList: [6, 0],
      lines: [{ state: 'packed' }, { state: 'packed' }],
      isEnabled: false,
    };
    expect(changeLines(null, after).map((line) => line.after)).toEqual([
      '€19.90',
      '8.1%',
      '24 Nov 2026',
      'Saturday, Sunday',
      '2 × State: packed',
      'no',
    ]);
  });

  it('D20.1 shows long texts where they differ', () => {
    const [start, end] = ['a'.repeat(500), 'b'.repeat(500)];
    const [line] = changeLines({ text: `${start}old${end}` }, { text: `${start}new${end}` });
    expect(line?.before).toBe(`…${'a'.repeat(24)}old${'b'.repeat(24)}…`);
    expect(line?.after).toBe(`…${'a'.repeat(24)}new${'b'.repeat(24)}…`);
  });

  it('D20.1 has nothing before a first text', () => {
    expect(changeLines({ text: '' }, { text: 'a'.repeat(300) })[0]?.before).toBeNull();
  });

  it('D20.1 keeps the names of fields that a later version brings', () => {
    expect(changeLines({}, { newField: 'x' })).toEqual([{ field: 'new field', before: null, after: 'x' }]);
  });
});

it('D20.1 a changed article is told by its words, not by the files of its pictures', () => {
  const picture = { url: '/product-pictures/a-640.webp', alt: 'A bench', widths: [320, 640], placeholder: 'data:x' };
  const body = (text: string) => ({
    en: [
      { kind: 'paragraph', text },
      { kind: 'picture', picture, caption: '' },
    ],
  });
  const [line] = changeLines({ body: body('Oak') }, { body: body('Elm') });
  expect([line?.before, line?.after]).toEqual(['English: Oak, A bench', 'English: Elm, A bench']);
});
