/** By what figures are summed up. */
export type Step = 'day' | 'week' | 'month';

const dayLength = 86_400_000;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** A day so many days later; days are calendar days, so summer time does not matter. */
export const dayAfter = (day: string, days = 1): string => dayOf(timeOf(day) + days * dayLength);

/** The equally long period before one. */
export function periodBefore({ from, to }: { from: string; to: string }): { from: string; to: string } {
  const length = Math.round((timeOf(to) - timeOf(from)) / dayLength) + 1;
  return { from: dayAfter(from, -length), to: dayAfter(from, -1) };
}

/** The first day of the step that a day belongs to; weeks begin on Monday (ISO 8601). */
function startOf(day: string, by: Step): string {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  return dayAfter(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));
}

/** The first day of each step between two days; the first step begins with `from`. */
export function stepStarts({ from, to, by }: { from: string; to: string; by: Step }): string[] {
  const starts = new Set<string>();
  for (let day = from; day <= to; day = dayAfter(day)) {
    const start = startOf(day, by);
    starts.add(start < from ? from : start);
  }
  return [...starts];
}
