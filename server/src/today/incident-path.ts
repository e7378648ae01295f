import type { IncidentKind } from '@afterimage/contract/values/incidents.ts';

const moneyKinds: readonly IncidentKind[] = ['payment-without-order', 'refund-failed', 'dispute'];

/** Where an operator sees what an incident is about; a path under the shop's address. */
export function incidentPath({ kind, orderId }: { kind: IncidentKind; orderId: string | null }): string {
  if (orderId !== null) return `/admin/orders/${orderId}`;
  if (kind === 'webhook-off') return '/admin/settings/webhooks';
  return moneyKinds.includes(kind) ? '/admin/money' : '/admin/today';
}
