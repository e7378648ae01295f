export type SalesPeriod = 'days' | 'weeks' | 'months';
export const salesPeriods: readonly SalesPeriod[] = ['days', 'weeks', 'months'];

const dayLength = 86_400_000;

/** The days of a period that ends on a day, and by what they are summed up. */
export function salesSpan(period: SalesPeriod, today: string) {
  const end = Date.parse(`${today}T00:00:00Z`);
  const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10);
  if (period === 'days') return { from: dayAt(end - 29 * dayLength), to: today, by: 'day' as const };
  if (period === 'weeks') {
    const monday = end - ((new Date(end).getUTCDay() + 6) % 7) * dayLength;
    return { from: dayAt(monday - 12 * 7 * dayLength), to: today, by: 'week' as const };
  }
  const [year = 0, month = 1] = today.split('-').map(Number);
  return { from: dayAt(Date.UTC(year, month - 12, 1)), to: today, by: 'month' as const };
}
