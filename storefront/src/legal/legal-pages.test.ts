import { setLocale } from '@afterimage/words/locale.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { legalNames, legalPage, piecesOf } from './legal-pages.ts';

afterEach(() => setLocale('en'));

describe('the legal pages', () => {
  it('D2.12 stand in both languages with the same parts, and say what is still to be filled in', () => {
    for (const name of legalNames) {
      setLocale('en');
      const english = legalPage(name, 'shop@example.com');
      setLocale('de');
      const german = legalPage(name, 'shop@example.com');
      expect(german.parts.map(({ id }) => id)).toEqual(english.parts.map(({ id }) => id));
      expect(german.title).not.toBe(english.title);
      for (const { parts } of [english, german]) {
        expect(parts.some(({ text }) => piecesOf(text).some(({ open }) => open))).toBe(true);
        expect(parts.map(({ text }) => text).join()).not.toMatch(/\{|undefined/);
      }
    }
    expect(JSON.stringify(legalPage('imprint', 'shop@example.com').parts)).toContain('shop@example.com');
    expect(JSON.stringify(legalPage('terms', '').parts)).toContain('14');
  });

  it('D2.12 what the operator must replace is told apart', () => {
    expect(piecesOf('To [name], by mail')).toEqual([
      { text: 'To ', open: false },
      { text: '[name]', open: true },
      { text: ', by mail', open: false },
    ]);
  });
});
