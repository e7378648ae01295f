import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { describe, expect, it } from 'vitest';
import { checksOf } from './checks.ts';
import { obstacle, orderObstacle, partOf, partStatus, type StudioFacts, stepStatus } from './step-rules.ts';
import * as made from './studio.fixture.ts';

const slots = made.framedPrint.customizationList;
const kinds = ['photo', 'text', 'specification', 'extra'] as const;
const first = { step: 'product', part: 0 } as const;
const part = (index: number) => ({ step: 'product' as const, part: index });
const whole = [made.placedPhotoSlot, made.paper(42)];

function factsOf(filled: FilledSlot[], rest: Partial<StudioFacts> = {}): StudioFacts {
  const personal = made.personalWith(filled);
  const faults = checksOf(slots, personal, {});
  return {
    slots,
    kinds,
    personal,
    faults,
    shownHints: new Set(),
    uploads: 0,
    openWarnings: 0,
    soldOut: false,
    passed: [],
    ...rest,
  };
}

describe('what may come next', () => {
  it('S3.16 is the next part once this one is whole, and the next step once all are', () => {
    expect(obstacle(first, factsOf([]))).toEqual({ why: 'Please add a photo: Main photo', at: 'slot-1' });
    expect(obstacle(first, factsOf([made.placedPhotoSlot]))).toBeNull();
    expect(obstacle(part(1), factsOf([]))).toBeNull();
    expect(obstacle(part(3), factsOf([]))?.at).toBe('slot-1');
    expect(obstacle(part(3), factsOf(whole))).toBeNull();
    expect(obstacle({ step: 'AR', part: 0 }, factsOf(whole))).toBeNull();
    expect(obstacle({ step: 'AR', part: 0 }, factsOf([]))?.at).toBe('slot-1');
  });

  it('S3.16 always says why not, and how much is missing', () => {
    expect(obstacle(part(3), factsOf([]))?.why).toBe('Please add a photo: Main photo. One more thing is missing.');
    expect(obstacle(part(1), factsOf([made.textSlotOf('Abcdefgh')]))?.why).toBe('Line must be up to 5 characters');
    const variant = { faults: { variant: 'Choose a size', 'slot-1': 'Photo' } };
    expect(obstacle(first, factsOf([], variant))).toEqual({ why: 'Choose a size', at: 'variant' });
  });

  it('S3.16 waits for files that are on their way, but not with words', () => {
    const facts = factsOf(whole, { uploads: 1 });
    expect(obstacle(first, facts)?.why).toMatch(/still uploading/);
    expect(obstacle(part(1), facts)).toBeNull();
    expect(obstacle({ step: 'AR', part: 0 }, facts)?.why).toMatch(/still uploading/);
  });

  it('S1.11 an order needs everything: slots, files, stock, and every warning looked at', () => {
    expect(orderObstacle(factsOf(whole))).toBeNull();
    expect(orderObstacle(factsOf([]))?.at).toBe('slot-1');
    expect(orderObstacle(factsOf(whole, { uploads: 1 }))).not.toBeNull();
    expect(orderObstacle(factsOf(whole, { soldOut: true }))?.at).toBe('variant');
    expect(orderObstacle(factsOf(whole, { openWarnings: null }))).not.toBeNull();
    expect(orderObstacle(factsOf(whole, { openWarnings: 2 }))).toEqual({
      why: '2 warnings to check.',
      at: 'warnings',
    });
  });
});

describe('how far a step is', () => {
  it('S4.1 a part waits, is in process, has an error, or is finished', () => {
    expect(partStatus(1, first, factsOf([]))).toBe('wait');
    expect(partStatus(0, first, factsOf([]))).toBe('process');
    expect(partStatus(0, first, factsOf([], { shownHints: new Set(['slot-1']) }))).toBe('error');
    expect(partStatus(0, first, factsOf(whole))).toBe('finish');
    // What is chosen at first is not done before it was looked at.
    expect(partStatus(2, first, factsOf(whole))).toBe('wait');
    expect(partStatus(2, part(2), factsOf(whole))).toBe('process');
    expect(partStatus(2, part(3), factsOf(whole, { passed: [part(2)] }))).toBe('finish');
  });

  it('S4.2 removing a photo sets its part and its step back to process', () => {
    const passed = [part(0), part(1), part(2), part(3)];
    expect(stepStatus('product', { step: 'AR', part: 0 }, factsOf(whole, { passed }))).toBe('finish');
    const without = factsOf([made.paper(42)], { passed });
    expect(partStatus(0, first, without)).toBe('process');
    expect(stepStatus('product', first, without)).toBe('process');
  });

  it('S4.1 AR may be left out, and is finished then too; the checkout is never finished here', () => {
    const AR = { step: 'AR', part: 0 } as const;
    const checkout = { step: 'checkout', part: 0 } as const;
    expect(stepStatus('AR', first, factsOf(whole))).toBe('wait');
    expect(stepStatus('AR', AR, factsOf(whole))).toBe('process');
    expect(stepStatus('AR', checkout, factsOf(whole, { passed: [AR] }))).toBe('finish');
    const film = { personal: made.personalWith([made.filmed, made.paper(42)]) };
    expect(stepStatus('AR', first, factsOf(whole, film))).toBe('finish');
    expect(stepStatus('checkout', AR, factsOf(whole))).toBe('wait');
    expect(stepStatus('checkout', checkout, factsOf(whole))).toBe('process');
  });

  it('S3.16 each place belongs to a part', () => {
    const of = (key: string) => partOf(key, { slots, kinds });
    expect(['variant', 'slot-1', 'slot-3', 'slot-5', 'slot-99'].map(of)).toEqual([0, 0, 1, 3, 0]);
  });
});
