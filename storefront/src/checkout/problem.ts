import type { ShortLine } from '@afterimage/contract/values/errors.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import type { Failure } from '@afterimage/client/api/failure.ts';
import type { Step } from './checkout-steps.ts';

/** What kept an order from being completed, and where it is put right. */
export type Problem =
  | { kind: 'changed' }
  | { kind: 'short'; lines: readonly ShortLine[] }
  | { kind: 'closed'; reason: string }
  | { kind: 'address'; reason: string; fields: Record<string, string> | null }
  | { kind: 'delivery'; reason: string }
  | { kind: 'coupon'; reason: string }
  | { kind: 'company'; reason: string }
  | { kind: 'total' }
  | { kind: 'refused'; reason: string };

/** Reads a refusal of the server: what concerns the address or the delivery is put right in that step. */
export function problemOf({ code, description, fields, lines }: Failure): Problem {
  if (code === 'OUT_OF_STOCK') return { kind: 'short', lines: lines ?? [] };
  if (code === 'TOTAL_CHANGED') return { kind: 'total' };
  if (code.startsWith('COUPON_')) return { kind: 'coupon', reason: fields?.['coupon'] ?? description };
  if (fields?.['vatId']) return { kind: 'company', reason: fields['vatId'] };
  if (code === 'ORDER_CLOSED') return { kind: 'closed', reason: description };
  return stepProblem(code, description, fields ?? {}) ?? { kind: 'refused', reason: description };
}

/** What is put right in the step of the address or of the delivery. */
function stepProblem(code: Failure['code'], reason: string, fields: Record<string, string>): Problem | null {
  const ofAddress = addressMessages(fields);
  if (ofAddress) return { kind: 'address', reason, fields: ofAddress };
  if (code === 'ADDRESS_NOT_FOUND' || fields['countryCode'] || fields['addressId'])
    return { kind: 'address', reason, fields: null };
  return code === 'DELIVERY_INVALID' || fields['deliveryMethod'] ? { kind: 'delivery', reason } : null;
}

/** The messages of the fields of an address, by the names that its form has for them; null without any. */
function addressMessages(fields: Record<string, string>): Record<string, string> | null {
  const messages = Object.entries(fields).flatMap(([path, message]) =>
    path.startsWith('address.') ? [[path.slice('address.'.length), message] as const] : [],
  );
  return messages.length > 0 ? Object.fromEntries(messages) : null;
}

/** The step in which a problem is put right; null when it is none of theirs. */
export function stepOf(problem: Problem): Step | null {
  return problem.kind === 'address' || problem.kind === 'delivery' ? problem.kind : null;
}

/** Whether an order is another one than was shown: what is paid must be what was looked at. */
export function changedSince(displayedOrder: Order, now: Order): boolean {
  const key = ({ subtotal, discount, itemList }: Order) =>
    JSON.stringify([
      subtotal,
      discount,
      itemList.map(({ variantId, quantity, unitPrice }) => [variantId, quantity, unitPrice]),
    ]);
  return key(displayedOrder) !== key(now);
}
