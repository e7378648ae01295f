import { describe, expect, it } from 'vitest';
import { besides, positionsOf, readPosition, slotInView, writePosition } from './position.ts';
import { sectionOf, sections } from './product-customization.state.ts';

const all = ['product', 'AR', 'checkout'] as const;
const kinds = ['photo', 'text', 'extra'];
const at = (search: string) => readPosition(new URLSearchParams(search), kinds, all);

describe('positions in the studio', () => {
  it('S2.7 go through the parts of the first step, then AR, then the checkout', () => {
    const positions = positionsOf(2, all);
    expect(positions).toEqual([
      { step: 'product', part: 0 },
      { step: 'product', part: 1 },
      { step: 'AR', part: 0 },
      { step: 'checkout', part: 0 },
    ]);
    expect(besides(positions, { step: 'product', part: 1 }, 1)).toEqual({ step: 'AR', part: 0 });
    expect(besides(positions, { step: 'AR', part: 0 }, -1)).toEqual({ step: 'product', part: 1 });
    expect(besides(positions, { step: 'product', part: 0 }, -1)).toBeNull();
    expect(besides(positions, { step: 'checkout', part: 0 }, 1)).toBeNull();
  });

  it('S2.7 leave AR out where no photo may carry anything', () => {
    expect(positionsOf(1, ['product', 'checkout']).map(({ step }) => step)).toEqual(['product', 'checkout']);
    expect(readPosition(new URLSearchParams('step=AR'), kinds, ['product', 'checkout']).step).toBe('product');
  });

  it('S2.8 the sections are main, product and AR, and every step happens in one', () => {
    expect(sections).toEqual(['main', 'product', 'AR']);
    expect(all.map(sectionOf)).toEqual(['product', 'AR', 'main']);
  });

  it.each(['step=product', 'step=product&part=text', 'step=AR', 'step=checkout'])(
    'S2.7 stand in the address, so that a reload stays: %s',
    (search) => {
      const searchParams = new URLSearchParams('colour=blue');
      writePosition(searchParams, at(search), kinds);
      expect(searchParams.toString()).toBe(`colour=blue&${search}`);
      expect(at(searchParams.toString())).toEqual(at(search));
    },
  );

  it.each(['', 'step=nowhere', 'step=product&part=nothing', 'part=photo'])('S2.7 begin at the first: %j', (search) => {
    expect(at(search)).toEqual({ step: 'product', part: 0 });
  });

  it('S2.8 the preview turns to what is worked at, and from the second step on to the photos', () => {
    const slots = [
      { id: 1, kind: 'photo' as const },
      { id: 2, kind: 'photo' as const },
      { id: 3, kind: 'text' as const },
      { id: 4, kind: 'extra' as const },
    ];
    const inView = (step: (typeof all)[number], part: number, touched?: number) =>
      slotInView({ step, part }, ['photo', 'text', 'extra'], slots, touched);
    expect(inView('product', 0)).toBe(1);
    expect(inView('product', 0, 2)).toBe(2);
    expect(inView('product', 1, 2)).toBe(3);
    expect(inView('product', 2, 3)).toBe(1);
    expect(inView('AR', 0, 3)).toBe(1);
    expect(inView('checkout', 0, 2)).toBe(2);
    expect(slotInView({ step: 'AR', part: 0 }, ['text'], slots.slice(2), undefined)).toBe(3);
  });
});
