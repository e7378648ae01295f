import type { Customization } from '@afterimage/contract/customization.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { monthOf, startMonth } from '@afterimage/scene/calendar/months.ts';
import { readDates } from '@afterimage/scene/calendar/own-dates.ts';
import type { PagedTemplate } from '@afterimage/scene/pages.ts';

/** The surface on which a slot is printed. */
export function surfaceOf({ surfaceList }: PrintTemplate, slotId: number | undefined): string | undefined {
  return surfaceList.find(({ itemList }) => itemList.some((item) => 'slot' in item && item.slot === slotId))?.id;
}

type DeclaredSlot = Pick<Customization, 'extraList' | 'limits'>;

/**
 * The calendar page that shows the content of a slot: for a list of dates the month of its last date, for the calendar's start
 * and holidays the first month.
 */
export function monthOfSlot(
  { surfaceList, calendar }: PagedTemplate,
  slot: DeclaredSlot | undefined,
  { text, today, language }: { text: string; today: string; language: string },
): string | undefined {
  const isList = slot?.limits.format === 'dates';
  const isSeen =
    isList || slot?.extraList.some(({ effectList = [] }) => effectList.some(({ kind }) => kind === 'calendar'));
  if (!isSeen || !calendar) return undefined;
  const date = isList ? readDates(text, language).dates.at(-1) : undefined;
  const first = monthOf(startMonth(calendar.start, today));
  const offset = date ? (date.month - first.month + 12) % 12 : 0;
  return surfaceList.find(({ itemList }) => itemList.some((item) => item.kind === 'month' && item.offset === offset))
    ?.id;
}
