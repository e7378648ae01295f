import { describe, expect, it } from 'vitest';
import { textMediumLimits } from '@afterimage/contract/values/limits.ts';
import { type TextMedium, textMedium } from '@afterimage/contract/customization.ts';
import { textFile } from './text-file.ts';

const medium: TextMedium = {
  version: 1,
  text: '  Für Oma\nzum Achtzigsten ',
  font: 'Caveat',
  color: '#ffffff',
  background: null,
  align: 'center',
  animation: 'rise',
};

describe('a text as a file', () => {
  it('S3.17 it is sent as JSON that the contract takes, without the blanks around it', async () => {
    const file = textFile(medium);
    expect(file.type).toBe('application/json');
    expect(textMedium.parse(JSON.parse(await file.text()))).toEqual({ ...medium, text: 'Für Oma\nzum Achtzigsten' });
  });

  it('S3.17 the longest text is still within the limit, whatever its signs', () => {
    expect(textFile({ ...medium, text: '😀'.repeat(140) }).size).toBeLessThan(textMediumLimits.bytes);
  });
});
