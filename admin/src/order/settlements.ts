import type { ConfirmedEdit } from '@afterimage/contract/admin/order-edits.ts';

export type Settlement = ConfirmedEdit['settlement'];

/** What may become of the difference of an edit, the usual choice first. */
export function settlementsOf(difference: number): readonly Settlement[] {
  if (difference === 0) return ['none'];
  return difference > 0 ? ['payment', 'waived'] : ['refund', 'waived'];
}
