import { monthItem } from '@afterimage/scene/calendar/month-item.fixture.ts';
import type { PagedTemplate } from '@afterimage/scene/pages.ts';
import type { PrintItem } from '@afterimage/contract/print.ts';
import { describe, expect, it } from 'vitest';
import { monthOfSlot, surfaceOf } from './slot-surface.ts';

const place = { x: 0, y: 0, width: 10, height: 10, rotation: 0 };
const surface = (id: string, itemList: PrintItem[]): PagedTemplate['surfaceList'][number] => ({
  id,
  title: id,
  widthMm: 10,
  heightMm: 10,
  bleedMm: 0,
  safeMm: 0,
  outline: 'rectangle',
  background: '#ffffff',
  pictureCorners: null,
  itemList,
});
const template: PagedTemplate = {
  version: 1,
  calendar: { start: 9, weekStart: 'monday', holidays: null },
  surfaceList: [
    surface('cover', [{ kind: 'photo', slot: 1, place, outline: 'rectangle', bleed: false }]),
    ...Array.from({ length: 12 }, (_, offset) => surface(`month-${offset + 1}`, [monthItem({ offset })])),
  ],
};
const at = { text: '', today: '2026-11-23', language: 'en' };
const list = { extraList: [], limits: { format: 'dates' as const } };

describe('what the preview turns to', () => {
  it('S2.9 a slot is seen on its surface, what a calendar shows on its first month', () => {
    expect(surfaceOf(template, 1)).toBe('cover');
    const start = {
      limits: {},
      extraList: [{ id: 1, title: 'A', price: 0, effectList: [{ kind: 'calendar' as const }] }],
    };
    expect(monthOfSlot(template, start, at)).toBe('month-1');
    expect(monthOfSlot(template, { limits: {}, extraList: [] }, at)).toBeUndefined();
    expect(monthOfSlot({ version: 1, surfaceList: template.surfaceList }, start, at)).toBeUndefined();
  });

  it('S2.9 a list of dates is seen on the month of its last one', () => {
    expect(monthOfSlot(template, list, at)).toBe('month-1');
    // From September on: March is the seventh month.
    expect(monthOfSlot(template, list, { ...at, text: '1 October Ben\n12 March Anna' })).toBe('month-7');
  });
});
