import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { describe, expect, it } from 'vitest';
import { readableOn } from './engrave.ts';

const engraved = (color: string): SceneSurface => ({
  id: 'front',
  title: 'Front',
  widthMm: 90,
  heightMm: 12,
  bleedMm: 0,
  safeMm: 0,
  outline: 'rectangle',
  background: '#333333',
  itemList: [
    {
      kind: 'text',
      slot: 1,
      place: { x: 0, y: 0, width: 90, height: 12, rotation: 0 },
      text: 'Ada',
      font: 'Inter',
      style: { align: 'center', curve: 0, color },
    },
  ],
});
const colorOn = (color: string, ground: string): string => {
  const [item] = readableOn(engraved(color), ground).itemList;
  return item?.kind === 'text' ? item.style.color : '';
};

describe('engraved words', () => {
  it('S2.9 keep a color that is told from the thing, and are dark or light where it is not', () => {
    expect(colorOn('#e0c9a3', '#333333')).toBe('#e0c9a3');
    expect(colorOn('#e0c9a3', '#dd9933')).toBe('#000000');
    expect(colorOn('#3a2415', '#333333')).toBe('#ffffff');
  });
});
