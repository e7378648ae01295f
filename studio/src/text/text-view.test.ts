import { describe, expect, it } from 'vitest';
import { printTemplate } from '@afterimage/contract/print.ts';
import { asLargeAsFits, fewOf, textAlone, textAreaOf } from './text-view.ts';

const place = { x: 10, y: 70, width: 80, height: 20, rotation: 5 };
const template = printTemplate.parse({
  version: 1,
  surfaceList: [
    { id: 'inside', title: 'Inside', widthMm: 100, heightMm: 100, itemList: [] },
    {
      id: 'front',
      title: 'Front',
      widthMm: 100,
      heightMm: 100,
      background: '#004aab',
      itemList: [{ kind: 'text', slot: 7, place, style: { sizeMm: 9 } }],
    },
  ],
});
const textArea = textAreaOf(template, 7);
const textInput = { slot: 7, text: 'Anna', font: 'Caveat' };
const style = { align: 'center' as const, color: '#ffffff', curve: 0 };

describe('a text in the studio', () => {
  it('S3.17 is shown where the template prints it, and not at all where it does not', () => {
    expect(textArea).toMatchObject({ place, background: '#004aab', style: { sizeMm: 9 } });
    expect(textAreaOf(template, 8)).toBeNull();
  });

  it('S3.17 is shown upright on its own ground, with room for strokes that swing out', () => {
    const alone = textAlone(textArea ?? expect.fail(), { ...textInput, style });
    expect(alone.background).toBe('#004aab');
    expect(alone.widthMm).toBeGreaterThan(80);
    expect(alone.itemList[0]?.place).toMatchObject({ width: 80, height: 20, rotation: 0 });
  });

  it.each([
    ['#005bbb', '#e9e6e2'],
    ['#ffffff', '#004aab'],
  ])('S3.17 %s is never shown on its like', (color, background) => {
    expect(textAlone(textArea ?? expect.fail(), { ...textInput, style: { ...style, color } }).background).toBe(
      background,
    );
  });

  it('S3.17 as large as fits is no size of its own', () => {
    expect(asLargeAsFits({ ...style, sizeMm: 8 })).toEqual(style);
  });

  it('S3.17 many signs are told as a few', () => {
    expect(fewOf(['a', 'b'])).toBe('a b');
    expect(fewOf('abcdefghij'.split(''))).toBe('a b c d e f g h …');
  });
});
