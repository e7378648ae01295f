import type { Customization } from '@afterimage/contract/customization.ts';
import type { PrintItem, PrintTemplate } from '@afterimage/contract/print.ts';

/** The surface on which a slot is printed. */
export function surfaceOf({ surfaceList }: PrintTemplate, slotId: number | undefined): string | undefined {
  return surfaceList.find(({ itemList }) => itemList.some((item) => 'slot' in item && item.slot === slotId))?.id;
}

const isMonth = (item: PrintItem): boolean => item.kind === 'month';

/** The first month of a calendar, when what a slot holds is seen on its months: its start, holidays, dates. */
export function monthOfSlot(
  { surfaceList }: PrintTemplate,
  slot: Pick<Customization, 'extraList' | 'limits'> | undefined,
): string | undefined {
  const isSeen =
    slot?.limits.format === 'dates' ||
    slot?.extraList.some(({ effectList = [] }) => effectList.some(({ kind }) => kind === 'calendar'));
  return isSeen ? surfaceList.find(({ itemList }) => itemList.some(isMonth))?.id : undefined;
}
