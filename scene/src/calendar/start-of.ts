import type { CalendarStart } from '@afterimage/contract/calendar.ts';
import type { Customization } from '@afterimage/contract/customization.ts';

/** How a calendar begins by what was chosen in a slot; undefined where nothing of that kind was. */
export function startOf(
  { extraList }: Pick<Customization, 'extraList'>,
  chosen: readonly number[],
): CalendarStart | undefined {
  const effects = extraList.flatMap(({ id, effectList = [] }) => (chosen.includes(id) ? effectList : []));
  return effects.flatMap((effect) => (effect.kind === 'calendar' ? (effect.start ?? []) : []))[0];
}
