import {
  type ColumnKind,
  type DaySpan,
  type FilterTest,
  testsOfKind,
} from '@afterimage/contract/values/list-filters.ts';
import { minorDigits } from '@afterimage/contract/values/money.ts';
import { shopCurrency } from '../parts/shop-place.ts';

/** A filter while it is edited: what its fields hold. */
export interface Draft {
  is: FilterTest['is'];
  values: readonly string[];
  text: string;
  from: string;
  to: string;
  span: DaySpan;
}

/** How many minor units a whole one has. */
const shares = (): number => 10 ** minorDigits(shopCurrency());

/** An amount on the wire, in minor units, as it is typed. */
const typedAmount = (amount: string | null): string => (amount === null ? '' : String(Number(amount) / shares()));

/** A typed amount in minor units; '' when it is none. */
function amountOf(typed: string): string {
  const amount = Number(typed.trim().replace(',', '.'));
  return typed.trim() === '' || Number.isNaN(amount) ? '' : String(Math.round(amount * shares()));
}

/** The fields of a filter, or those of a new one. */
export function draftOf(kind: ColumnKind, test: FilterTest | null): Draft {
  const first = kind === 'text' ? 'contains' : (testsOfKind[kind][0] ?? 'anyOf');
  const typed = kind === 'money' ? typedAmount : (value: string | null) => value ?? '';
  const draft: Draft = { is: test?.is ?? first, values: [], text: '', from: '', to: '', span: 'today' };
  if (!test) return draft;
  if (test.is === 'anyOf' || test.is === 'noneOf') {
    const text = test.values.map(typed).join(', ');
    return kind === 'choice' || kind === 'flag' ? { ...draft, values: test.values, text } : { ...draft, text };
  }
  if (test.is === 'contains' || test.is === 'lacks') return { ...draft, text: test.text };
  if (test.is === 'between') return { ...draft, from: typed(test.from), to: typed(test.to) };
  if (test.is === 'span') return { ...draft, span: test.name };
  return draft;
}

/** The filter that the fields say; null when they say nothing. */
export function testOf(kind: ColumnKind, draft: Draft): FilterTest | null {
  const { is, text, span } = draft;
  if (is === 'empty' || is === 'filled') return { is };
  if (is === 'span') return { is, name: span };
  if (is === 'contains' || is === 'lacks') return text.trim() ? { is, text: text.trim() } : null;
  return is === 'between' ? boundsOf(kind, draft) : valuesOf(kind, draft, is);
}

const readerOf = (kind: ColumnKind) => (kind === 'money' ? amountOf : (value: string) => value.trim());

function boundsOf(kind: ColumnKind, { from, to }: Draft): FilterTest | null {
  const read = readerOf(kind);
  const bounds = { from: read(from) || null, to: read(to) || null };
  return bounds.from === null && bounds.to === null ? null : { is: 'between', ...bounds };
}

function valuesOf(kind: ColumnKind, { values, text }: Draft, is: 'anyOf' | 'noneOf'): FilterTest | null {
  const isChosen = values.length > 0 || kind === 'flag';
  const typed = isChosen ? values : text.split(/[,;]\s*/).map(readerOf(kind));
  const filled = typed.filter((value) => value !== '');
  return filled.length > 0 ? { is, values: filled } : null;
}
