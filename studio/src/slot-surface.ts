import type { PrintTemplate } from '@afterimage/contract/print.ts';

/** The surface on which a slot is printed. */
export function surfaceOf({ surfaceList }: PrintTemplate, slotId: number | undefined): string | undefined {
  return surfaceList.find(({ itemList }) => itemList.some((item) => item.kind !== 'qr' && item.slot === slotId))?.id;
}
