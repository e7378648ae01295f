import { describe, expect, it } from 'vitest';
import type { Throttle } from '../platform/rate-limit/rate-limits.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Context } from '../platform/http/handlers.ts';
import { guardCodes } from './guard-codes.ts';

/** A throttle that lets so many through. */
function counting(most: number) {
  let count = 0;
  const take = async () => {
    count += 1;
    if (count > most) throw new Failure('TOO_MANY_REQUESTS');
  };
  const giveBack = async () => void (count -= 1);
  return { take, giveBack, tryTake: async () => true, forget: async () => {} } satisfies Throttle;
}
const context = { caller: { address: '192.0.2.1' } } as Context;
const answering = (code: string) => {
  if (code === 'GUESS') throw new Failure('COUPON_NOT_FOUND');
  if (code === 'ONCE') throw new Failure('COUPON_USED_BEFORE');
  if (code === 'OLD') throw new Failure('COUPON_EXPIRED');
  return 'priced';
};

describe('guessing codes', () => {
  it('D7.42 is bounded; codes that there are, and prices without one, are not counted', async () => {
    const handler = async (_: Context, { body }: { body?: { coupon?: string } }) => answering(body?.coupon ?? '');
    const call = guardCodes(counting(2), handler);
    for (let time = 0; time < 5; time += 1) {
      expect(await call(context, { body: { coupon: 'TEN' } })).toBe('priced');
      expect(await call(context, { body: {} })).toBe('priced');
      await expect(call(context, { body: { coupon: 'OLD' } })).rejects.toMatchObject({ code: 'COUPON_EXPIRED' });
    }
    for (let time = 0; time < 2; time += 1)
      await expect(call(context, { body: { coupon: 'GUESS' } })).rejects.toMatchObject({ code: 'COUPON_NOT_FOUND' });
    await expect(call(context, { body: { coupon: 'TEN' } })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await call(context, {})).toBe('priced');
  });

  it('D7.42 does not tell for thousands of addresses whether they have bought here', async () => {
    const handler = async (_: Context, { body }: { body: { coupon: string; email?: string } }) =>
      answering(body.coupon);
    const call = guardCodes(counting(2), handler);
    const usedBefore = { code: 'COUPON_USED_BEFORE' };
    for (let time = 0; time < 5; time += 1)
      await expect(call(context, { body: { coupon: 'ONCE' } })).rejects.toMatchObject(usedBefore);
    const couponRequest = { body: { coupon: 'ONCE', email: 'ada@example.com' } };
    for (let time = 0; time < 2; time += 1)
      await expect(call(context, couponRequest)).rejects.toMatchObject(usedBefore);
    await expect(call(context, couponRequest)).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  });
});
