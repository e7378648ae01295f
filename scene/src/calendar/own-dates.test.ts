import { describe, expect, it } from 'vitest';
import { datesOn, datesText, readDates } from './own-dates.ts';

const read = (text: string, language = 'en') => {
  const { dates, unread } = readDates(text, language);
  return unread.length > 0 ? unread : dates.map(({ day, month, year, name }) => [day, month, year, name]);
};

describe('dates that customers write down', () => {
  it.each([
    ['12 March Anna', 'en'],
    ['March 12 Anna', 'en'],
    ['Mar 12: Anna', 'en'],
    ['12th March, Anna', 'en'],
    ['3/12 Anna', 'en'],
    ['12.3. Anna', 'en'],
    ['12.03. Anna', 'de'],
    ['12. 3. Anna', 'de'],
    ['12.3 Anna', 'de'],
    ['12. März Anna', 'de'],
    ['12. Mär – Anna', 'de'],
    ['12. march Anna', 'de'],
    ['12/3 Anna', 'de'],
  ])('S3.8 reads “%s” (%s) as 12 March', (line, language) => {
    expect(read(line, language)).toEqual([[12, 3, undefined, 'Anna']]);
  });

  it('S3.8 a slash means what it means in the language, unless only one reading is a date', () => {
    expect(read('4/5 Ben', 'en')).toEqual([[5, 4, undefined, 'Ben']]);
    expect(read('4/5 Ben', 'de')).toEqual([[4, 5, undefined, 'Ben']]);
    expect(read('25/12 Ben', 'en')).toEqual([[25, 12, undefined, 'Ben']]);
  });

  it('S3.8 keeps years, names of several words and empty lines apart', () => {
    expect(read('12.3.1990 Anna Maria\r\n\n 1 May 2027 Wedding of Ida & Tom ', 'en')).toEqual([
      [12, 3, 1990, 'Anna Maria'],
      [1, 5, 2027, 'Wedding of Ida & Tom'],
    ]);
    expect(read('6. Jänner Oma', 'de')).toEqual([[6, 1, undefined, 'Oma']]);
  });

  it('S3.8 names the lines that it cannot read', () => {
    expect(read('12 March Anna\n32 March Ben\nCarl\n30.2. Dora\n12.13. Eva\n12.3.\n5 Mango Fay', 'en')).toEqual([
      { line: 2, text: '32 March Ben' },
      { line: 3, text: 'Carl' },
      { line: 4, text: '30.2. Dora' },
      { line: 5, text: '12.13. Eva' },
      { line: 6, text: '12.3.' },
      { line: 7, text: '5 Mango Fay' },
    ]);
  });

  it('S3.8 writes them so that every language reads them alike', () => {
    const { dates } = readDates('3/12 Anna\n4/5/1990 Ben', 'en');
    const text = datesText(dates);
    expect(text).toBe('12.3. Anna\n5.4.1990 Ben');
    for (const language of ['en', 'de']) expect(readDates(text, language).dates).toEqual(dates);
  });

  it('S3.8 a day has its dates every year, from their own year on; 29 February is never lost', () => {
    const { dates } = readDates('29.2. Leap\n28.2.2028 Later\n28.2. Day before', 'de');
    const on = (year: number, day: number) => datesOn(dates, { year, month: 2 }, day).map(({ name }) => name);
    expect(on(2027, 28)).toEqual(['Leap', 'Day before']);
    expect(on(2028, 28)).toEqual(['Later', 'Day before']);
    expect(on(2028, 29)).toEqual(['Leap']);
  });
});
