import { expect, it } from 'vitest';
import type { OptionEffect } from '@afterimage/contract/admin/choice-desk.ts';
import { choiceBody, choiceDraft, effectOn, isWhole, withEffect } from './choice-draft.ts';

const note = (text: string): OptionEffect => ({ kind: 'note', note: text });
const filter = (slotId: number): OptionEffect => ({ kind: 'filter', slotId, filter: 'warm' });

it('D20.4 an effect is found, exchanged and removed by its kind and its face', () => {
  const list = [note('Engrave'), filter(1), filter(2)];
  expect(effectOn(list, 'filter', 2)).toEqual(filter(2));
  expect(effectOn(list, 'textColor', 2)).toBeUndefined();
  expect(withEffect(list, { kind: 'note' }, note('Sand'))).toEqual([note('Sand'), filter(1), filter(2)]);
  expect(withEffect(list, { kind: 'filter', slotId: 1 }, null)).toEqual([note('Engrave'), filter(2)]);
  expect(withEffect([], { kind: 'filter', slotId: 3 }, filter(3))).toEqual([filter(3)]);
  expect(withEffect(list, { kind: 'background', slotId: 1 }, null)).toEqual(list);
});

it('D20.4 a choice can be saved once it and all of its options have names and prices', () => {
  const draft = choiceDraft(null);
  expect(isWhole(draft)).toBe(false);
  const optionList = draft.optionList.map((option) => ({ ...option, title: { en: 'Oak', de: '' } }));
  const whole = { ...draft, title: { en: 'Wood', de: 'Holz' }, optionList };
  expect(isWhole(whole)).toBe(true);
  const [first] = optionList;
  expect(isWhole({ ...whole, optionList: first ? [{ ...first, price: Number.NaN }] : [] })).toBe(false);
  expect(isWhole({ ...whole, optionList: [] })).toBe(false);
  expect(choiceBody(whole)).toEqual({
    mode: 'one',
    required: true,
    title: { en: 'Wood', de: 'Holz' },
    optionList: [
      { id: null, title: { en: 'Oak', de: '' }, price: 0, effectList: [] },
      { id: null, title: { en: 'Oak', de: '' }, price: 0, effectList: [] },
    ],
  });
});
