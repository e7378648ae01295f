import { salesPeriods, salesSpan } from '../today/sales-span.ts';

/** Spans of days that mean something new each day, and `own` for days that were chosen. */
export const periods = [...salesPeriods, 'thisMonth', 'lastMonth', 'thisYear', 'lastYear', 'own'] as const;
export type Period = (typeof periods)[number];
export const steps = ['day', 'week', 'month'] as const;
type Step = (typeof steps)[number];

/** The days that figures are shown of, and by what they are summed up. */
export interface Span {
  from: string;
  to: string;
  by: Step;
}

const mostDays = 1100;
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`);
const dayAt = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** Whether figures can be asked for. */
export function isSpan(from: string, to: string): boolean {
  const days = (timeOf(to) - timeOf(from)) / 86_400_000;
  return days >= 0 && days <= mostDays;
}

function spanOf(period: Exclude<Period, 'own'>, today: string): Span {
  const [year = 0, month = 1] = today.split('-').map(Number);
  switch (period) {
    case 'thisMonth':
      return { from: dayAt(year, month - 1, 1), to: today, by: 'day' };
    case 'lastMonth':
      return { from: dayAt(year, month - 2, 1), to: dayAt(year, month - 1, 0), by: 'day' };
    case 'thisYear':
      return { from: dayAt(year, 0, 1), to: today, by: 'month' };
    case 'lastYear':
      return { from: dayAt(year - 1, 0, 1), to: dayAt(year - 1, 11, 31), by: 'month' };
    default:
      return salesSpan(period, today);
  }
}

/** The period of an address: `period=lastMonth`, or `from=2026-01-01&to=2026-02-15`, each with `by`. */
export function readPeriod(search: URLSearchParams, today: string): Span & { period: Period } {
  const by = steps.find((step) => step === search.get('by'));
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? ''];
  if (isSpan(from, to)) return { period: 'own', from, to, by: by ?? 'day' };
  const period = periods.find((one) => one === search.get('period')) ?? 'days';
  const span = spanOf(period === 'own' ? 'days' : period, today);
  return { period, ...span, by: by ?? span.by };
}

/** Writes a period into an address; the other parts of it stay. */
export function writePeriod(search: URLSearchParams, period: Period, { from, to }: Pick<Span, 'from' | 'to'>): void {
  for (const name of ['period', 'from', 'to', 'by']) search.delete(name);
  if (period === 'own') {
    search.set('from', from);
    search.set('to', to);
  } else if (period !== 'days') search.set('period', period);
}
