import type { CalendarStart } from '@afterimage/contract/calendar.ts';
import type { Customization } from '@afterimage/contract/customization.ts';

/** The calendar start that the selected choice of a slot sets; undefined if it sets none. */
export function startOf(
  { extraList }: Pick<Customization, 'extraList'>,
  chosen: readonly number[],
): CalendarStart | undefined {
  const effects = extraList.flatMap(({ id, effectList = [] }) => (chosen.includes(id) ? effectList : []));
  return effects.flatMap((effect) => (effect.kind === 'calendar' ? (effect.start ?? []) : []))[0];
}
