import { formatDay } from '../parts/format-moment.ts';
import { words } from './settings.words.ts';

const dayLength = 86_400_000;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** Days from the first to the last of a span, as `2026-12-24`. */
interface DaySpan {
  from: string;
  to: string;
}

/** Days in a row as spans, the earliest first. */
export function spansOf(days: readonly string[]): DaySpan[] {
  const spans: DaySpan[] = [];
  for (const day of [...new Set(days)].toSorted()) {
    const last = spans.at(-1);
    if (last && timeOf(day) - timeOf(last.to) === dayLength) last.to = day;
    else spans.push({ from: day, to: day });
  }
  return spans;
}

/** Every day of a span. */
export function daysOf({ from, to }: DaySpan): string[] {
  const count = Math.round((timeOf(to) - timeOf(from)) / dayLength) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, at) =>
    new Date(timeOf(from) + at * dayLength).toISOString().slice(0, 10),
  );
}

export const spanText = ({ from, to }: DaySpan): string =>
  from === to ? formatDay(from) : words.daySpan({ from: formatDay(from), to: formatDay(to) });

export const spansText = (days: readonly string[]): string => spansOf(days).map(spanText).join(', ');
