/** Sums of a span of days; amounts are minor units. */
export interface SalesSums {
  orders: number;
  revenue: number;
  pieces: number;
  personalizedPieces: number;
  refunded: number;
}
export type SalesDay = SalesSums & { day: string };

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
export function startOf(day: string, by: 'day' | 'week' | 'month'): string {
  if (by === 'day') return day;
  if (by === 'month') return `${day.slice(0, 7)}-01`;
  return dayAfter(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));
}

export const noSales: Readonly<SalesSums> = { orders: 0, revenue: 0, pieces: 0, personalizedPieces: 0, refunded: 0 };

export const addSales = (a: SalesSums, b: SalesSums): SalesSums => ({
  orders: a.orders + b.orders,
  revenue: a.revenue + b.revenue,
  pieces: a.pieces + b.pieces,
  personalizedPieces: a.personalizedPieces + b.personalizedPieces,
  refunded: a.refunded + b.refunded,
});

/** One row for each step between two days, also where nothing was sold; the first begins with `from`. */
export function stepsOf(
  days: readonly SalesDay[],
  { from, to, by }: { from: string; to: string; by: 'day' | 'week' | 'month' },
): (SalesSums & { start: string })[] {
  const sums = new Map<string, SalesSums>();
  const startWithin = (day: string) => (startOf(day, by) < from ? from : startOf(day, by));
  for (let day = from; day <= to; day = dayAfter(day)) sums.set(startWithin(day), noSales);
  for (const { day, ...sold } of days) {
    if (day < from || day > to) continue;
    const start = startWithin(day);
    sums.set(start, addSales(sums.get(start) ?? noSales, sold));
  }
  return [...sums].map(([start, sum]) => ({ start, ...sum }));
}
