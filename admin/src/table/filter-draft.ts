import {
  type ColumnKind,
  type DaySpan,
  type FilterTest,
  testsOfKind,
} from '@afterimage/contract/values/list-filters.ts';
import { minorDigits } from '@afterimage/contract/values/money.ts';
import { filterCurrency } from './filter-currency.ts';

/** A filter while it is edited: what its fields hold. */
export interface Draft {
  is: FilterTest['is'];
  values: readonly string[];
  text: string;
  from: string;
  to: string;
  span: DaySpan;
}

const shares = 10 ** minorDigits(filterCurrency);

/** An amount on the wire, in minor units, as it is typed. */
const typedAmount = (amount: string | null): string => (amount === null ? '' : String(Number(amount) / shares));

/** A typed amount in minor units; '' when it is none. */
function amountOf(typed: string): string {
  const amount = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || Number.isNaN(amount) ? '' : String(Math.round(amount * shares));
}

/** The fields of a filter, or those of a new one. */
export function draftOf(kind: ColumnKind, test: FilterTest | null): Draft {
  const first = kind === 'text' ? 'contains' : (testsOfKind[kind][0] ?? 'anyOf');
  const typed = kind === 'money' ? typedAmount : (value: string | null) => value ?? '';
  const draft: Draft = { is: test?.is ?? first, values: [], text: '', from: '', to: '', span: 'today' };
  if (!test) return draft;
  if (test.is === 'anyOf' || test.is === 'noneOf')
    return { ...draft, values: test.values, text: test.values.map(typed).join(', ') };
  if (test.is === 'contains' || test.is === 'lacks') return { ...draft, text: test.text };
  if (test.is === 'between') return { ...draft, from: typed(test.from), to: typed(test.to) };
  if (test.is === 'span') return { ...draft, span: test.name };
  return draft;
}

/** The filter that the fields say; null when they say nothing. */
export function testOf(kind: ColumnKind, { is, values, text, from, to, span }: Draft): FilterTest | null {
  const read = kind === 'money' ? amountOf : (value: string) => value.trim();
  if (is === 'empty' || is === 'filled') return { is };
  if (is === 'span') return { is, name: span };
  if (is === 'contains' || is === 'lacks') return text.trim() ? { is, text: text.trim() } : null;
  if (is === 'between') {
    const bounds = { from: read(from) || null, to: read(to) || null };
    return bounds.from === null && bounds.to === null ? null : { is, ...bounds };
  }
  const chosen = kind === 'choice' || kind === 'flag' ? values : text.split(/[,\s]+/).map(read);
  const filled = chosen.filter((value) => value !== '');
  return filled.length > 0 ? { is, values: filled } : null;
}
