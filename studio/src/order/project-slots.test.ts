import type { Customization } from '@afterimage/contract/customization.ts';
import type { PhotoSlot, SoldSlot } from '@afterimage/contract/filled-slot.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { describe, expect, it } from 'vitest';
import type { SlotEdit } from '../edit-slot.ts';
import {
  editedSold,
  paidChoices,
  photosOfProject,
  printChanges,
  slotsAsPaid,
  slotsOfProject,
} from './project-slots.ts';

type Item = Project['projectCustomizationItemList'][number];
const common = { title: '', extraList: [], arCustomization: null, photo: null, placement: null, textStyle: null };
const placement = { zoom: 2, x: 0, y: 0.5, rotation: 0 };
const textStyle = { align: 'left' as const, color: '#aa0000', curve: 0 };
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
  textStyle,
};
const items = [photo, text];
const customizations = [{ id: 2, extraList: [{ id: 8, title: 'Noto', price: 0 }] }] as unknown as Customization[];
const changed = (id: number, edit: SlotEdit, rest: Partial<PhotoSlot> = {}) => {
  const slots = slotsOfProject(items);
  const slot = slots.get(id);
  if (slot) slots.set(id, { ...editedSold(slot, edit, customizations), ...rest } as SoldSlot);
  return printChanges(items, slots);
};

describe('what was ordered, to be changed', () => {
  it('S2.10 holds what was ordered; a slot whose photo is gone is empty', () => {
    const common = { choices: [], title: '', sold: [] };
    expect(slotsOfProject(items)).toEqual(
      new Map([
        [1, { ...common, slot: 1, kind: 'photo', photo: 'p', look: { placement }, medium: null }],
        [2, { slot: 2, kind: 'text', text: 'Ada', choices: [7], title: '', sold: text.extraList, look: { textStyle } }],
      ]),
    );
    expect(slotsOfProject([{ ...photo, photo: null }]).get(1)).toMatchObject({ photo: null });
    expect([...photosOfProject(items)]).toEqual([['p', photo.photo]]);
  });

  it('S7.34 untouched is nothing to be told, nor is what comes to the same', () => {
    expect(printChanges(items, slotsOfProject(items))).toEqual([]);
    expect(changed(2, { text: ' Ada ' })).toEqual([]);
    expect(printChanges(items, new Map())).toEqual([]);
    expect(printChanges([{ ...photo, photo: null }], slotsOfProject([{ ...photo, photo: null }]))).toEqual([]);
    const unplaced: Item = { ...photo, placement: null };
    const asItLies = slotsOfProject([{ ...photo, placement: { zoom: 1, x: 0, y: 0, rotation: 0 } }]);
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
    const [paidSlot, ...rest] = slotsAsPaid([slot(2, fonts), slot(3, [])], items);
    expect(rest).toEqual([]);
    expect(paidSlot?.extraList).toEqual([
      { id: 7, title: 'Caveat', price: 0 },
      { id: 8, title: 'Noto', price: 0 },
    ]);
  });

  it('S7.34 shows all choices with what they would cost beside what was paid', () => {
    const slot = (id: number, selectionMode: 'SINGLE' | 'MULTI', extraList: object[]) =>
      ({ id, kind: 'specification', title: 'Finish', selectionMode, extraList }) as unknown as Customization;
    const [silver, brass, gold] = [
      { id: 7, title: 'Silver', price: 400 },
      { id: 8, title: 'Brass', price: 300 },
      { id: 9, title: 'Gold', price: 2100 },
    ] as const;
    const choiceItem: Item = { ...text, kind: 'specification', input: null, extraList: [{ ...silver, price: 300 }] };
    const single = paidChoices(
      [slot(2, 'SINGLE', [silver, brass, gold]), slot(3, 'SINGLE', [gold])],
      [photo, choiceItem],
    );
    expect(single).toEqual([
      {
        id: 2,
        title: 'Finish',
        selectionMode: 'SINGLE',
        choices: [
          { id: 7, title: 'Silver', difference: 0 },
          { id: 8, title: 'Brass', difference: 0 },
          { id: 9, title: 'Gold', difference: 1800 },
        ],
      },
    ]);
    const free = { id: 10, title: 'Matte', price: 0 };
    const [several] = paidChoices([slot(2, 'MULTI', [brass, free])], [choiceItem]);
    expect(several?.choices.map(({ title, difference }) => [title, difference])).toEqual([
      ['Silver', -300],
      ['Brass', 300],
      ['Matte', 0],
    ]);
  });

  it('S7.34 tells of the slots that were changed, each whole', () => {
    const turned = { ...placement, rotation: 90 };
    expect(changed(1, { look: { placement: turned } })).toEqual([
      { id: 'a', personalization: { input: 'p', extraList: [], placement: turned } },
    ]);
    expect(changed(1, { look: { mat: 'confetti' } })).toMatchObject([
      { personalization: { input: 'p', placement, mat: 'confetti' } },
    ]);
    expect(changed(1, {}, { photo: 'q' })).toMatchObject([{ id: 'a', personalization: { input: 'q' } }]);
    expect(changed(2, { text: 'Bea', choices: [8] })).toEqual([
      { id: 'b', personalization: { input: 'Bea', extraList: [8], textStyle } },
    ]);
    expect(changed(2, { look: { textStyle: { ...textStyle, curve: 20 } } })).toHaveLength(1);
    expect(changed(2, { text: '' })).toMatchObject([{ personalization: { input: null } }]);
  });

  it('S7.34 what is chosen keeps its title, also when it is not offered any more', () => {
    const ordered = slotsOfProject(items).get(2);
    if (!ordered) return expect.fail('no text');
    expect(editedSold(ordered, { choices: [8] }, customizations).sold).toEqual([{ id: 8, title: 'Noto', price: 0 }]);
    expect(editedSold(ordered, { text: 'Eva' }, customizations)).toMatchObject({
      text: 'Eva',
      sold: [{ title: 'Caveat' }],
    });
  });
});
