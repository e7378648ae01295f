import type { Customization } from '@afterimage/contract/customization.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { monthTitle, offeredMonths, startMonth } from '@afterimage/scene/calendar/months.ts';
import { startOf } from '@afterimage/scene/calendar/start-of.ts';
import { Select } from '@afterimage/ui/Field.tsx';
import { intlLocale } from '@afterimage/words/locale.ts';
import { words } from './calendar.words.ts';

interface StartMonthProps {
  slot: Customization;
  filled: FilledSlot | undefined;
  /** The date, as `2027-01-31`. */
  today: string;
  onMonth: (month: string) => void;
}

/** The first month of the calendar by the selected choice; asks for the month if the choice leaves it open. */
export function StartMonth({ slot, filled, today, onMonth }: StartMonthProps) {
  const start = startOf(slot, filled?.choices ?? []);
  if (start === undefined) return null;
  const namedMonth = filled?.kind === 'specification' ? filled.month : undefined;
  const month = namedMonth ?? startMonth(start, today);
  const title = (one: string) => monthTitle(one, intlLocale());
  if (start !== 'named') return <p>{words.starts({ month: title(month) })}</p>;
  const monthOptions = offeredMonths(today);
  const months = monthOptions.includes(month) ? monthOptions : [month, ...monthOptions];
  return (
    <Select label={words.month} value={month} onChange={(event) => onMonth(event.target.value)}>
      {months.map((one) => (
        <option key={one} value={one}>
          {title(one)}
        </option>
      ))}
    </Select>
  );
}

/** The selected choice, with a proposed month if the customer has to name it. */
export const choiceEdit = (slot: Customization, choices: number[], today: string) =>
  startOf(slot, choices) === 'named' ? { choices, month: startMonth('named', today) } : { choices };
