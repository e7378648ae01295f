import type { FixedItem, MonthItem } from '@afterimage/contract/print.ts';
import { describe, expect, it } from 'vitest';
import { allFonts } from '../test-fonts.ts';
import { warningsOf } from '../warnings.ts';
import { monthItems, type SettledCalendar } from './month-items.ts';
import { readDates } from './own-dates.ts';

const place = { x: 16, y: 216, width: 265, height: 194, rotation: 0 };
const item: MonthItem = {
  kind: 'month',
  place,
  offset: 0,
  titleFont: 'Playfair Display',
  font: 'Noto Sans',
  color: '#111111',
  accent: '#aa0000',
  quiet: '#777777',
  line: '#dddddd',
};
const calendar: SettledCalendar = { start: '2027-01', weekStart: 'monday', holidays: 'DE', language: 'de-DE' };
type Label = Extract<FixedItem, { kind: 'label' }>;
const labels = (items: readonly FixedItem[]): Label[] => items.flatMap((one) => (one.kind === 'label' ? [one] : []));
const numbers = (items: readonly FixedItem[]) => labels(items).filter(({ text }) => /^\d{1,2}$/.test(text));
const monthOf = (start: string, settings: Partial<SettledCalendar> = {}, dates = '') =>
  monthItems(item, { ...calendar, ...settings, start }, readDates(dates, 'de').dates);

describe('a month on a calendar', () => {
  it('S3.15 has a field for each day, in the column of its weekday', () => {
    const days = numbers(monthOf('2027-01'));
    expect(days.map(({ text }) => Number(text))).toEqual(Array.from({ length: 31 }, (_, index) => index + 1));
    const columnOf = (day: number) => Math.floor((days[day - 1]!.place.x - place.x) / (place.width / 7));
    // 1 January 2027 is a Friday.
    expect([1, 3, 4, 31].map(columnOf)).toEqual([4, 6, 0, 6]);
    const sundayFirst = numbers(monthOf('2027-01', { weekStart: 'sunday' }));
    expect(Math.floor((sundayFirst[0]!.place.x - place.x) / (place.width / 7))).toBe(5);
  });

  it.each(['2027-02', '2027-05', '2027-01', '2027-12', '2028-02'])(
    'S3.17 all of %s lies inside its place and nothing on anything else',
    (start) => {
      const dates =
        '1.1. Oma\n14.2. Tante Wilhelmine und Onkel Friedrich\n14.2. Lena\n14.2. Paul\n31.5. Ben\n26.12. Ida';
      const items = monthOf(start, {}, dates);
      for (const one of items) {
        expect(one.place.x).toBeGreaterThanOrEqual(place.x - 0.2);
        expect(one.place.y).toBeGreaterThanOrEqual(place.y - 0.2);
        expect(one.place.x + one.place.width).toBeLessThanOrEqual(place.x + place.width + 0.2);
        expect(one.place.y + one.place.height).toBeLessThanOrEqual(place.y + place.height + 0.2);
      }
      const all = labels(items);
      for (const [index, { place: one, text }] of all.entries())
        for (const { place: other, text: another } of all.slice(index + 1)) {
          const apart =
            one.x + one.width <= other.x + 0.001 ||
            other.x + other.width <= one.x + 0.001 ||
            one.y + one.height <= other.y + 0.001 ||
            other.y + other.height <= one.y + 0.001;
          expect(apart, `${text} and ${another}`).toBe(true);
        }
    },
  );

  it('S3.15 a month of six weeks has six rows, others five as high as the place allows', () => {
    const rows = (start: string) => new Set(numbers(monthOf(start)).map(({ place: { y } }) => y)).size;
    // May 2027 begins on a Saturday, February 2027 has four weeks from Monday to Sunday.
    expect([rows('2027-05'), rows('2027-01'), rows('2027-02')]).toEqual([6, 5, 4]);
  });

  it('S3.15 Sundays and holidays have the second color, a holiday and an own date their names', () => {
    const items = monthOf('2027-05', {}, '6.5. Anna\n31.5. Ben');
    const colorOf = (text: string) => labels(items).find((one) => one.text === text)?.style.color;
    expect(colorOf('6')).toBe(item.accent);
    expect(colorOf('9')).toBe(item.accent);
    expect(colorOf('7')).toBe(item.color);
    expect(colorOf('Christi Himmelfahrt')).toBe(item.accent);
    expect(colorOf('Anna')).toBe(item.color);
    expect(labels(monthOf('2027-05', { holidays: null })).map(({ text }) => text)).not.toContain('Christi Himmelfahrt');
  });

  it('S3.17 signs of a name that no face has are warned of, and letters that become too small', () => {
    const fonts = allFonts();
    const warned = (dates: string) => {
      const itemList = monthItems({ ...item, dateSlot: 9 }, calendar, readDates(dates, 'de').dates);
      const surface = {
        id: 'month',
        title: 'Month',
        widthMm: 297,
        heightMm: 420,
        bleedMm: 3,
        safeMm: 10,
        itemList,
      };
      const drawableSurface = { ...surface, outline: 'rectangle' as const, background: '#ffffff' };
      const scene = { version: 1 as const, surfaceList: [drawableSurface], model: { materials: [], hidden: [] } };
      return warningsOf(scene, fonts).map(({ slot, code }) => `${slot} ${code}`);
    };
    expect(warned('1.1. Anna\n2.1. Zoë & Łukasz')).toEqual([]);
    expect(warned('1.1. Anna 日')).toEqual(['9 SUBSTITUTED_GLYPHS']);
    expect(warned(Array.from({ length: 12 }, () => '1.1. Anna').join('\n'))).toContain('9 SMALL_TEXT');
  });

  it('S5.1 names month, weekdays and holidays in the language of the order', () => {
    const texts = (language: string) => labels(monthOf('2027-03', { language })).map(({ text }) => text);
    expect(texts('de-DE')).toEqual(expect.arrayContaining(['März', '2027', 'Donnerstag', 'Karfreitag']));
    expect(texts('en-IE')).toEqual(expect.arrayContaining(['March', '2027', 'Thursday', 'Good Friday']));
  });

  it('S3.15 the month after the start by so many as its page says', () => {
    const [title, year] = labels(monthItems({ ...item, offset: 11 }, { ...calendar, start: '2026-09' }, []));
    expect([title?.text, year?.text]).toEqual(['August', '2027']);
  });
});
