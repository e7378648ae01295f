import type { Project } from '@afterimage/contract/projects.ts';
import { describe, expect, it } from 'vitest';
import { factsOf, ratioOf, shownOf } from './slot-facts.ts';

type Item = Project['projectCustomizationItemList'][number];
const item = (rest: Partial<Item>): Item => ({
  id: 'i',
  customizationId: 1,
  kind: 'text',
  title: 'Line',
  input: null,
  photo: null,
  placement: null,
  textStyle: null,
  extraList: [],
  arCustomization: null,
  ...rest,
});
const caveat = { id: 1, title: 'Caveat', price: 0 };

describe('what is told of a project', () => {
  it('S2.10 words with their typeface and choices by name; photos have a place of their own', () => {
    const projectCustomizationItemList = [
      item({ kind: 'photo', title: 'Photo' }),
      item({ input: 'For Ada', extraList: [caveat] }),
      item({ kind: 'specification', title: 'Paper', extraList: [{ ...caveat, title: 'Washi' }] }),
      item({ kind: 'specification', title: 'Edge' }),
    ];
    expect(factsOf({ projectCustomizationItemList } as Project)).toEqual([
      { name: 'Line', value: '“For Ada” (Caveat)' },
      { name: 'Paper', value: 'Washi' },
    ]);
  });

  it('S2.10 what it shows, in words', () => {
    expect(shownOf(null)).toBe('only the photo itself');
    expect(shownOf({ type: 'IMAGE', durationSeconds: null })).toBe('a picture');
    expect(shownOf({ type: 'VIDEO', durationSeconds: 5.6 })).toBe('a film of 6 seconds');
  });

  it('S2.10 the print has the shape of its slot, else of its photo', () => {
    const photo = { id: 'p', url: '/p', width: 40, height: 30 };
    expect(ratioOf({ photo }, { widthMm: 200, heightMm: 300 })).toBe('200 / 300');
    expect(ratioOf({ photo }, undefined)).toBe('40 / 30');
    expect(ratioOf({ photo: null }, {})).toBe('3 / 4');
  });
});
