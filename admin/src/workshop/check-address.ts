/** The states whose lines are looked at on the Check screen. */
export const checkQueues = ['check', 'proof', 'held'] as const;
export type CheckQueue = (typeof checkQueues)[number];

/** The address of a queue: as a list, or print by print from a line on. */
export function checkAddress(queue: CheckQueue, { isList = false, lineId = '' } = {}): string {
  const search = new URLSearchParams();
  if (queue !== 'check') search.set('state', queue);
  if (isList) search.set('view', 'list');
  if (lineId) search.set('line', lineId);
  return search.size > 0 ? `/admin/check?${search}` : '/admin/check';
}
