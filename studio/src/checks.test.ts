import { describe, expect, it } from 'vitest';
import { checksOf } from './checks.ts';
import { stepsOf } from './personal.ts';
import { runningPrice } from './running-price.ts';
import * as made from './studio.fixture.ts';

const { framedPrint } = made;
const slots = framedPrint.customizationList;
const there = {};

describe('checks before sending', () => {
  it('S1.11 name everything that is missing, in the order of the form', () => {
    expect(checksOf(slots, made.personalWith([]), null)).toEqual({
      variant: 'Choose a size',
      'slot-1': 'Please add a photo: Main photo',
      'slot-4': 'Please choose: Paper',
    });
  });

  it('S1.11 find nothing once the required slots are filled', () => {
    expect(checksOf(slots, made.personalWith([made.placedPhotoSlot, made.paper(42)]), there)).toEqual({});
  });

  it('S3.8 a list needs a date in every line, and a start that the person names its month', () => {
    const [line, paper] = [slots.find(({ id }) => id === 3)!, slots.find(({ id }) => id === 4)!];
    const list = { ...line, limits: { format: 'dates' as const } };
    const faultOf = (text: string) => checksOf([list], made.personalWith([made.textSlotOf(text)]), there)['slot-3'];
    expect(faultOf('12 March Anna\n3/24 Ben')).toBeUndefined();
    expect(faultOf('12 March Anna\nBen')).toBe('Line 2, “Ben”: please begin with a date, as in 12 March Anna');
    const start = {
      ...paper,
      extraList: paper.extraList.map((extra) => ({
        ...extra,
        effectList: [{ kind: 'calendar' as const, start: 'named' as const }],
      })),
    };
    const choiceSlot = { slot: 4, kind: 'specification' as const, choices: [41] };
    expect(checksOf([start], made.personalWith([choiceSlot]), there)).toEqual({
      'slot-4': 'Paper: please choose the month',
    });
    expect(checksOf([start], made.personalWith([{ ...choiceSlot, month: '2027-04' }]), there)).toEqual({});
  });

  it.each([
    ['A', 'Line must be at least 2 characters'],
    ['Abcdef', 'Line must be up to 5 characters'],
    ['a\nb\nc', 'Line has up to 2 lines'],
    ['🙂🙂🙂🙂🙂', undefined],
    ['  Ada  ', undefined],
  ])('S3.17 a text is bounded as the shop bounds it: %j', (text, message) => {
    const personal = made.personalWith([made.placedPhotoSlot, made.paper(42), made.textSlotOf(text)]);
    expect(checksOf(slots, personal, there)['slot-3']).toBe(message);
  });
});

describe('what is chosen at first', () => {
  it('S3.16 is what must be chosen and costs nothing; every step starts in wait', () => {
    const steps = stepsOf(slots);
    expect(steps.map(({ kind, status }) => [kind, status])).toEqual([
      ['photo', 'wait'],
      ['text', 'wait'],
      ['specification', 'wait'],
      ['extra', 'wait'],
    ]);
    const choicesById = steps.flatMap(({ data }) => data).map((entry) => [entry.id, entry.chosen]);
    expect(choicesById).toEqual([
      [1, []],
      [2, []],
      [3, [31]],
      [4, [42]],
      [5, []],
    ]);
  });
});

describe('the running price', () => {
  it('D7.40 is the discounted product and every choice in full, times the pieces', () => {
    const personal = made.personalWith([made.placedPhotoSlot, made.textSlotOf('Ada'), made.paper(41)], {
      extraList: [51],
      quantity: 2,
    });
    const price = runningPrice(framedPrint, personal);
    expect(price).toMatchObject({ unitPrice: 5760 + 1750, listUnitPrice: 6400 + 1750, total: 2 * 7510 });
    expect(price.lines.map(({ slot, title }) => [slot, title])).toEqual([
      ['Line', 'Cinzel'],
      ['Paper', 'Washi'],
      ['Add', 'Gift box'],
    ]);
  });

  it('D20.4 before a size is chosen it is the lowest total, and says that others cost more', () => {
    const sized = { ...framedPrint, highestPrice: 9000 };
    const price = runningPrice(sized, made.personalWith([made.paper(41)], { extraList: [51], quantity: 2 }));
    expect(price.highestTotal).toBe(price.total + 2 * (9000 - 5760));
    expect(runningPrice(framedPrint, made.personalWith([])).highestTotal).toBeUndefined();
  });

  it('D7.40 a font costs nothing while there are no words', () => {
    expect(runningPrice(framedPrint, made.personalWith([made.textSlotOf('')])).unitPrice).toBe(5760);
  });
});
