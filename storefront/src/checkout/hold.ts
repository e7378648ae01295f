import type { Order } from '@afterimage/contract/orders.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { words } from './checkout.words.ts';

/** How an order keeps its stock: until a time, no longer, or it is not about that any more. */
type Hold = { kind: 'kept' | 'over'; until: Date | null } | { kind: 'none' };

export function holdOf({ status, holdExpiresAt }: Pick<Order, 'status' | 'holdExpiresAt'>, now: number): Hold {
  const until = holdExpiresAt === null ? null : new Date(holdExpiresAt);
  if (status === 'expired') return { kind: 'over', until };
  if (status !== 'open' && status !== 'awaiting_payment') return { kind: 'none' };
  return { kind: until && until.getTime() > now ? 'kept' : 'over', until };
}

/** The time of day of a moment, such as 12:40. */
export function clockTime(date: Date, timeZone?: string): string {
  const parts = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', ...(timeZone && { timeZone }) } as const;
  return new Intl.DateTimeFormat(intlLocale(), parts).format(date);
}

/** Whole minutes that are left, at least one as long as there is time at all. */
export function remainingMinutes(until: Date, now: number): number {
  return Math.max(1, Math.floor((until.getTime() - now) / 60_000));
}

/** Until when, and how little time that is when it is little. */
export function holdText(until: Date, now: number): string {
  const [time, minutes] = [clockTime(until), remainingMinutes(until, now)];
  return minutes > 3 ? words.kept({ time }) : words.keptShort({ time, minutes });
}
