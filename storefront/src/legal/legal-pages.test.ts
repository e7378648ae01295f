import { setLocale } from '@afterimage/words/locale.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { legalTextNames } from '@afterimage/contract/values/legal.ts';
import { legalPage, piecesOf } from './legal-pages.ts';

afterEach(() => setLocale('en'));

const place = {
  homeCountry: 'DE',
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  withdrawalDays: 14,
  withdrawsPersonalized: false,
};
const shop = { name: 'Ada’s', address: ['1 Way', 'Town'], taxId: 'DE1', mail: 'shop@example.com', ...place };

describe('the legal pages', () => {
  it('D2.12 stand in both languages with the same parts, and say what is still to be filled in', () => {
    for (const name of legalTextNames) {
      setLocale('en');
      const english = legalPage(name, shop);
      setLocale('de');
      const german = legalPage(name, shop);
      expect(german.parts.map(({ id }) => id)).toEqual(english.parts.map(({ id }) => id));
      expect(german.title).not.toBe(english.title);
      for (const { parts } of [english, german]) {
        expect(parts.some(({ text }) => piecesOf(text).some(({ open }) => open))).toBe(true);
        expect(parts.map(({ text }) => text).join()).not.toMatch(/\{|undefined/);
      }
    }
    const imprint = JSON.stringify(legalPage('imprint', shop).parts);
    for (const pageText of ['Ada’s\\n1 Way', 'DE1', 'shop@example.com']) expect(imprint).toContain(pageText);
    expect(JSON.stringify(legalPage('terms', null).parts)).toContain('14');
  });

  it('D2.12 what the operator must replace is told apart', () => {
    expect(piecesOf('To [name], by mail')).toEqual([
      { text: 'To ', open: false },
      { text: '[name]', open: true },
      { text: ', by mail', open: false },
    ]);
  });
});
