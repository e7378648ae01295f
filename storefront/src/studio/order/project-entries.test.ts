import type { Project } from '@afterimage/contract/projects.ts';
import { describe, expect, it } from 'vitest';
import { entriesOf, filledOf, photoUrlsOf, printChanges, slotsAsPaid } from './project-entries.ts';

type Item = Project['projectCustomizationItemList'][number];
const common = { title: '', extraList: [], arCustomization: null, photo: null, placement: null, textStyle: null };
const placement = { zoom: 2, x: 0, y: 0.5, rotation: 0 };
const photo: Item = {
  ...common,
  id: 'a',
  customizationId: 1,
  kind: 'photo',
  input: 'p',
  photo: { id: 'p', url: '/p', width: 40, height: 30 },
  placement,
};
const text: Item = {
  ...common,
  id: 'b',
  customizationId: 2,
  kind: 'text',
  input: 'Ada',
  extraList: [{ id: 7, title: 'Caveat', price: 0 }],
  textStyle: { align: 'left', color: '#aa0000', curve: 0 },
};
const items = [photo, text];
const changed = (id: number, change: object) => {
  const entries = entriesOf(items);
  const entry = entries.get(id);
  if (entry) entries.set(id, { ...entry, ...change });
  return printChanges(items, entries);
};

describe('what was ordered, to be changed', () => {
  it('S2.10 is drawn as it will be printed', () => {
    const slot = { id: 1, limits: { bleedMm: 3 } } as Parameters<typeof filledOf>[1][number];
    expect(filledOf(items, [slot])).toEqual([
      { slot: 1, photo: photo.photo, placement, bleedMm: 3 },
      { slot: 2, text: 'Ada', font: 'Caveat', textStyle: text.textStyle },
    ]);
    expect([...photoUrlsOf(items)]).toEqual([['p', '/p']]);
  });

  it('S7.34 untouched is nothing to be told, nor is what comes to the same', () => {
    expect(printChanges(items, entriesOf(items))).toEqual([]);
    expect(changed(2, { value: ' Ada ' })).toEqual([]);
    expect(printChanges(items, new Map())).toEqual([]);
    const unplaced: Item = { ...photo, placement: null };
    const asItLies = new Map([[1, { id: 1, file: 'p', value: '/p', placement: { zoom: 1, x: 0, y: 0, rotation: 0 } }]]);
    expect(printChanges([unplaced], asItLies)).toEqual([]);
  });

  it('S7.34 can be chosen from what was paid for', () => {
    const slot = (id: number, extraList: object[]) =>
      ({ id, kind: 'text', extraList }) as unknown as Parameters<typeof slotsAsPaid>[0][number];
    const fonts = [
      { id: 7, title: 'Caveat', price: 500 },
      { id: 8, title: 'Noto', price: 0 },
      { id: 9, title: 'Gold', price: 900 },
    ];
    const [kept, ...rest] = slotsAsPaid([slot(2, fonts), slot(3, [])], items);
    expect(rest).toEqual([]);
    expect(kept?.extraList).toEqual([
      { id: 7, title: 'Caveat', price: 0 },
      { id: 8, title: 'Noto', price: 0 },
    ]);
  });

  it('S7.34 tells of the slots that were changed, each whole', () => {
    const turned = { ...placement, rotation: 90 };
    expect(changed(1, { placement: turned })).toEqual([
      { id: 'a', personalization: { input: 'p', extraList: [], placement: turned } },
    ]);
    expect(changed(1, { mat: 'confetti' })).toMatchObject([
      { personalization: { input: 'p', placement, mat: 'confetti' } },
    ]);
    expect(changed(1, { file: 'q', value: '/q' })).toMatchObject([{ id: 'a', personalization: { input: 'q' } }]);
    expect(changed(2, { value: 'Bea', chosen: [8] })).toEqual([
      { id: 'b', personalization: { input: 'Bea', extraList: [8], textStyle: text.textStyle } },
    ]);
    expect(changed(2, { textStyle: { ...text.textStyle, curve: 20 } })).toHaveLength(1);
    expect(changed(2, { value: '' })).toMatchObject([{ personalization: { input: null } }]);
  });
});
