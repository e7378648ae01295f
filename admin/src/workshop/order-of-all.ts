import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';

/** The order of which all these lines are; null when they are of several. */
export function orderOfAll(lines: readonly WorkshopLine[]): WorkshopLine['order'] | null {
  const [first] = lines;
  return first && lines.every(({ order }) => order.id === first.order.id) ? first.order : null;
}
