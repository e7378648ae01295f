import { describe, expect, it } from 'vitest';
import { datesSummary } from './dates-read.ts';

describe('a list of dates, as it was understood', () => {
  it('S3.8 is repeated with the names of months, the last ones of a long list', () => {
    expect(datesSummary('', 'en-IE')).toBe('');
    expect(datesSummary('3/12 Anna', 'en-IE')).toBe('One date: 12 March Anna');
    expect(datesSummary('1.1. A\n2.1. B\n3.1. C\n12.3. Anna', 'en-IE')).toBe(
      '4 dates: … 2 January B, 3 January C, 12 March Anna',
    );
  });
});
