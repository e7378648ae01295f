import { describe, expect, it } from 'vitest';
import { standOf, firstOpenStep, stepPath, currentStep } from './checkout-steps.ts';

const nothing = { address: false, delivery: false };
const address = { address: true, delivery: false };
const all = { address: true, delivery: true };

describe('S1.8 the steps of the checkout', () => {
  it('S1.8 asks for the address, then the delivery, then shows everything again', () => {
    expect([nothing, address, all].map(firstOpenStep)).toEqual(['address', 'delivery', 'review']);
    expect(firstOpenStep({ address: false, delivery: true })).toBe('address');
  });

  it('S1.8 an address of a later step leads to the first that is not answered, an earlier one back to it', () => {
    expect(currentStep('review', nothing)).toBe('address');
    expect(currentStep('review', address)).toBe('delivery');
    expect(currentStep('address', all)).toBe('address');
    expect(currentStep('delivery', all)).toBe('delivery');
    expect(currentStep(null, all)).toBe('review');
    expect(currentStep('nonsense', address)).toBe('delivery');
  });

  it('S1.8 answered steps can be gone back to while another is open', () => {
    expect(standOf('address', 'delivery', address)).toBe('done');
    expect(standOf('delivery', 'address', all)).toBe('done');
    expect(standOf('delivery', 'address', nothing)).toBe('later');
    expect(standOf('review', 'address', all)).toBe('later');
    expect(standOf('review', 'review', all)).toBe('open');
  });

  it('S1.8 the next step forgets how an earlier payment went', () => {
    expect(stepPath({ id: 'o-1', key: null }, 'review')).toBe('/checkout?order=o-1&step=review');
    expect(stepPath({ id: 'o-1', key: 'k' }, 'review')).toBe('/checkout?order=o-1&key=k&step=review');
  });
});
