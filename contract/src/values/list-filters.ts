/**
 * The filter of a list as text, short enough to be read in an address and stable enough to be saved:
 *
 *     status:paid,shipped~paidAt:2026-11-01..~email:*ada~promised:@overdue~customer:!-
 *
 * Clauses are joined by `~`. Each names a field and what it must be: values (`a,b`), not these (`!a,b`), containing a
 * text (`*a`), within bounds that belong to it (`a..b`, `a..`, `..b`), a named span of days (`@today`), empty (`-`) or
 * filled (`!-`). A backslash takes the meaning from the character after it.
 */

/** What a field must be. */
export type FilterTest =
  | { is: 'anyOf' | 'noneOf'; values: readonly string[] }
  | { is: 'contains' | 'lacks'; text: string }
  | { is: 'between'; from: string | null; to: string | null }
  | { is: 'span'; name: DaySpan }
  | { is: 'empty' }
  | { is: 'filled' };

/** One condition of a filter. */
export interface FilterClause {
  field: string;
  test: FilterTest;
}

/** What a column of a list holds; the operators that it can be filtered by follow from it. */
export type ColumnKind = 'text' | 'number' | 'money' | 'moment' | 'day' | 'choice' | 'flag';

/** The operators of each kind. `flag` has the values `yes` and `no`. */
export const testsOfKind: Readonly<Record<ColumnKind, readonly FilterTest['is'][]>> = {
  text: ['anyOf', 'noneOf', 'contains', 'lacks', 'empty', 'filled'],
  number: ['anyOf', 'noneOf', 'between', 'empty', 'filled'],
  money: ['anyOf', 'noneOf', 'between', 'empty', 'filled'],
  moment: ['between', 'span', 'empty', 'filled'],
  day: ['anyOf', 'between', 'span', 'empty', 'filled'],
  choice: ['anyOf', 'noneOf', 'empty', 'filled'],
  flag: ['anyOf'],
};

/** How far a list is counted: what is beyond it is told as "10,000+". */
export const countedTo = 10_000;

/** Named spans of days, which a saved view means anew each day. */
export const daySpans = [
  'today',
  'yesterday',
  'tomorrow',
  'last-7-days',
  'last-30-days',
  'next-7-days',
  'this-month',
  'last-month',
  'this-year',
  'overdue',
] as const;
export type DaySpan = (typeof daySpans)[number];

const isDaySpan = (text: string): text is DaySpan => (daySpans as readonly string[]).includes(text);

/** The first and the last day of a span, as `2026-11-24`; null where it is open. `today` is the shop's. */
export function daysOfSpan(span: DaySpan, today: string): { from: string | null; to: string | null } {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const shifted = (days: number) => dayOf(Date.parse(`${today}T00:00:00Z`) + days * 86_400_000);
  const monthDay = (months: number, day: number) => dayOf(Date.UTC(year, month - 1 + months, day));
  switch (span) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: shifted(-1), to: shifted(-1) };
    case 'tomorrow':
      return { from: shifted(1), to: shifted(1) };
    case 'last-7-days':
      return { from: shifted(-6), to: today };
    case 'last-30-days':
      return { from: shifted(-29), to: today };
    case 'next-7-days':
      return { from: today, to: shifted(6) };
    case 'this-month':
      return { from: monthDay(0, 1), to: monthDay(1, 0) };
    case 'last-month':
      return { from: monthDay(-1, 1), to: monthDay(0, 0) };
    case 'this-year':
      return { from: `${String(year).padStart(4, '0')}-01-01`, to: `${String(year).padStart(4, '0')}-12-31` };
    case 'overdue':
      return { from: null, to: shifted(-1) };
  }
}

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Reads a filter. A clause that cannot be read is told by its field, '' where it has none. */
export function readFilter(text: string): { clauses: FilterClause[]; unreadable: string[] } {
  const clauses: FilterClause[] = [];
  const unreadable: string[] = [];
  for (const part of text === '' ? [] : split(text, '~')) {
    const field = /^[a-z][\w-]*(?=:)/i.exec(part)?.[0] ?? '';
    const test = field ? readTest(part.slice(field.length + 1)) : null;
    if (test) clauses.push({ field, test });
    else unreadable.push(field);
  }
  return { clauses, unreadable };
}

/** Writes a filter as `readFilter` reads it. */
export const writeFilter = (clauses: readonly FilterClause[]): string =>
  clauses.map(({ field, test }) => `${field}:${writeTest(test)}`).join('~');

function readTest(text: string): FilterTest | null {
  if (text === '-') return { is: 'empty' };
  if (text === '!-') return { is: 'filled' };
  if (text.startsWith('@')) return isDaySpan(text.slice(1)) ? { is: 'span', name: text.slice(1) as DaySpan } : null;
  const isNot = text.startsWith('!');
  const rest = isNot ? text.slice(1) : text;
  if (rest.startsWith('*'))
    return rest.length > 1 ? { is: isNot ? 'lacks' : 'contains', text: unescaped(rest.slice(1)) } : null;
  const bounds = split(rest, '..');
  if (bounds.length > 1) return isNot ? null : readBounds(bounds);
  const values = split(rest, ',').map(unescaped);
  return values.includes('') ? null : { is: isNot ? 'noneOf' : 'anyOf', values };
}

function readBounds(bounds: readonly string[]): FilterTest | null {
  const [from = '', to = ''] = bounds.map(unescaped);
  if (bounds.length !== 2 || (from === '' && to === '')) return null;
  return { is: 'between', from: from || null, to: to || null };
}

function writeTest(test: FilterTest): string {
  switch (test.is) {
    case 'empty':
      return '-';
    case 'filled':
      return '!-';
    case 'span':
      return `@${test.name}`;
    case 'contains':
      return `*${escaped(test.text)}`;
    case 'lacks':
      return `!*${escaped(test.text)}`;
    case 'between':
      return `${escaped(test.from ?? '')}..${escaped(test.to ?? '')}`;
    case 'anyOf':
      return test.values.map(escaped).join(',');
    case 'noneOf':
      return `!${test.values.map(escaped).join(',')}`;
  }
}

/** The parts between marks that no backslash precedes; backslashes stay. */
function split(text: string, mark: string): string[] {
  const parts: string[] = [];
  let part = '';
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '\\') {
      part += text.slice(at, at + 2);
      at += 1;
    } else if (text.startsWith(mark, at)) {
      parts.push(part);
      part = '';
      at += mark.length - 1;
    } else part += text[at];
  }
  return [...parts, part];
}

const unescaped = (text: string): string => text.replaceAll(/\\([^])/g, '$1');

/** At the beginning of a value `!`, `*`, `@` and a lone `-` mean something, elsewhere they do not. */
const escaped = (value: string): string =>
  value.replaceAll(/[\\~,]|\.(?=\.)|^\.|\.$|^[!*@]|^-$/g, (mark) => `\\${mark}`);
