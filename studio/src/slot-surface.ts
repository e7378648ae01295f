import type { PrintTemplate } from '@afterimage/contract/print.ts';

/** The surface on which a slot is printed. */
export function surfaceOf({ surfaceList }: PrintTemplate, slotId: number | undefined): string | undefined {
  return surfaceList.find(({ itemList }) => itemList.some((item) => 'slot' in item && item.slot === slotId))?.id;
}
