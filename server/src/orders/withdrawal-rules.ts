import { withdrawalPeriodEnd } from '@afterimage/contract/values/withdrawals.ts';
import type { OrderStatus } from '@afterimage/contract/orders.ts';

/** How long a parcel is taken to be under way at least, of which nobody says that it has arrived, in days. */
const longestWay = 14;
const day = 86_400_000;

/** What decides whether a line can be withdrawn from. */
export interface WithdrawalFacts {
  status: OrderStatus;
  /** When the order came to its statuses. */
  timeline: readonly { status: OrderStatus; at: Date }[];
  /** The period after the delivery, in days. */
  withdrawalDays: number;
  /** The longest that the delivery was said to take, in working days; null where nothing was said. */
  deliveryMaxDays: number | null;
  /** Whether what was made to the customer's own specifications can be withdrawn from too. */
  withdrawsPersonalized: boolean;
}

/**
 * The moment at which the period ends; null as long as nothing was sent, and so nothing counts down.
 */
export function withdrawalEnd({ timeline, withdrawalDays, deliveryMaxDays }: WithdrawalFacts): Date | null {
  const at = (wanted: OrderStatus) => timeline.findLast(({ status }) => status === wanted)?.at ?? null;
  const delivered = at('delivered');
  const shippedAt = at('shipped');
  // five working days are a week
  const way = Math.max(longestWay, Math.ceil(((deliveryMaxDays ?? 0) * 7) / 5));
  const arrival = delivered ?? (shippedAt && new Date(shippedAt.getTime() + way * day));
  if (!arrival) return null;
  return withdrawalPeriodEnd(arrival, withdrawalDays);
}

/** The ids of the lines that can be withdrawn from now. */
export function withdrawableLines(
  facts: WithdrawalFacts,
  lines: readonly { id: string; isPersonalized: boolean; isWithdrawn: boolean }[],
  now = new Date(),
): string[] {
  if (facts.status !== 'paid' && facts.status !== 'shipped' && facts.status !== 'delivered') return [];
  const end = withdrawalEnd(facts);
  if (end && now >= end) return [];
  return lines
    .filter(({ isPersonalized, isWithdrawn }) => !isWithdrawn && (!isPersonalized || facts.withdrawsPersonalized))
    .map(({ id }) => id);
}
