import type { Order } from '@afterimage/contract/orders.ts';

/** How an order keeps its stock: until a time, no longer, or it is not about that any more. */
export type Hold = { kind: 'kept' | 'over'; until: Date | null } | { kind: 'none' };

export function holdOf({ status, holdExpiresAt }: Pick<Order, 'status' | 'holdExpiresAt'>, now: number): Hold {
  const until = holdExpiresAt === null ? null : new Date(holdExpiresAt);
  if (status === 'expired') return { kind: 'over', until };
  if (status !== 'open' && status !== 'awaiting_payment') return { kind: 'none' };
  return { kind: until && until.getTime() > now ? 'kept' : 'over', until };
}

/** The time of day of a moment, such as 12:40. */
export function clockTime(date: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', ...(timeZone && { timeZone }) }).format(
    date,
  );
}

/** Whole minutes that are left, at least one as long as there is time at all. */
export function minutesLeft(until: Date, now: number): number {
  return Math.max(1, Math.floor((until.getTime() - now) / 60_000));
}
