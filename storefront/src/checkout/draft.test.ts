import { describe, expect, it } from 'vitest';
import { destinationOf, type Draft, firstDraft, stepCompletionOf, readDraft } from './draft.ts';

const berlin = {
  firstName: 'Ada',
  lastName: 'Byron',
  line1: 'Hauptstr. 1',
  city: 'Berlin',
  postalCode: '10115',
  countryCode: 'DE',
};
const wien = { ...berlin, city: 'Wien', postalCode: '1010', countryCode: 'AT' };
const saved = [
  { ...wien, id: 'w', isDefault: false },
  { ...berlin, id: 'b', isDefault: true },
];
const emptyCustomer = { couponCode: null, email: '' };
const none = { ...emptyCustomer, address: null, deliveryMethod: null };

describe('S1.8 what is known about an order', () => {
  it('S1.8 begins with the default address chosen but not yet given', () => {
    const draft = firstDraft(none, saved);
    expect([draft.addressId, draft.addressGiven]).toEqual(['b', false]);
    expect(firstDraft(none, []).addressId).toBeNull();
  });

  it('D7.42 after a failed payment everything stands as it was completed', () => {
    const express = { id: 'express', name: 'Express' };
    const savedDraft = firstDraft({ ...emptyCustomer, address: berlin, deliveryMethod: express }, saved);
    expect(savedDraft).toMatchObject({ addressId: 'b', deliveryMethod: 'express' });
    expect(stepCompletionOf(savedDraft, saved)).toEqual({ address: true, delivery: true });
    const typedDraft = firstDraft(
      { ...emptyCustomer, address: { ...berlin, line1: 'Elsewhere 2' }, deliveryMethod: express },
      saved,
    );
    expect(typedDraft).toMatchObject({ addressId: null, keep: false, typed: { line1: 'Elsewhere 2' } });
    expect(destinationOf(typedDraft, saved)?.line1).toBe('Elsewhere 2');
  });

  it('D7.42 the discount code and the e-mail address of the order are known too', () => {
    const draft = firstDraft({ ...none, couponCode: 'TEN', email: 'ada@example.com' }, []);
    expect([draft.coupon, draft.email]).toEqual(['TEN', 'ada@example.com']);
  });

  it('S1.8 another country asks for the delivery again, the same one does not', () => {
    const draft = firstDraft(
      { ...emptyCustomer, address: berlin, deliveryMethod: { id: 'express', name: 'Express' } },
      saved,
    );
    const moved = { ...draft, addressId: 'w' };
    expect(stepCompletionOf(moved, saved)).toEqual({ address: true, delivery: false });
    const round = { ...draft, addressId: null, address: { ...berlin, line1: 'New 1' } };
    expect(stepCompletionOf(round, saved)).toEqual({ address: true, delivery: true });
  });

  it('S4.10 an address that was deleted meanwhile is asked for again', () => {
    const draft = firstDraft({ ...emptyCustomer, address: berlin, deliveryMethod: null }, saved);
    expect(stepCompletionOf(draft, saved.slice(0, 1)).address).toBe(false);
  });

  it('S1.8 what a reload finds is what was typed, and nothing for what is no draft', () => {
    const draft: Draft = { ...firstDraft(none, []), typed: { city: 'Ber' } };
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
    for (const text of [null, '', '{', '7', '{}', '{"typed":1}']) expect(readDraft(text)).toBeNull();
  });
});
