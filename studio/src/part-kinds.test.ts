import { describe, expect, it } from 'vitest';
import { partKindOf, partKindsOf } from './personal.ts';
import { slot } from './studio.fixture.ts';

const slots = [
  slot(1, 'photo'),
  slot(2, 'extra', { extraList: [{ id: 20, title: 'Name in the collar', price: 350 }] }),
  slot(3, 'text', { choiceId: 20 }),
  slot(4, 'photo', { choiceId: 20 }),
];

describe('the parts of the first step', () => {
  it('S2.7 words that an extra asks for are typed in under it, its photo is chosen among the photos', () => {
    expect(slots.map((one) => partKindOf(one, slots))).toEqual(['photo', 'extra', 'extra', 'photo']);
  });

  it('S2.7 what only a choice asks for makes no part of its own', () => {
    expect(partKindsOf(slots)).toEqual(['photo', 'extra']);
  });
});
