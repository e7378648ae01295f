import { and, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  daysOfSpan,
  type FilterClause,
  type FilterTest,
  readFilter,
  testsOfKind,
} from '@afterimage/contract/values/list-filters.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { fail } from '../http/failure.ts';
import { type ListRows, type ListRule, type ListView, shopDay } from './list.ts';
import { words } from './lists.words.ts';

type Fault = keyof Pick<
  typeof words,
  'unreadableFilter' | 'unknownColumn' | 'wrongTest' | 'wrongValue' | 'wrongDay' | 'wrongNumber' | 'tooManyValues'
>;
/** What a value can be asked for; the other tests are its opposites. */
type Positive =
  | { is: 'anyOf'; values: readonly string[] }
  | { is: 'contains'; text: string }
  | Extract<FilterTest, { is: 'between' | 'span' | 'filled' }>;

const mostValues = 200;

/** The condition that a filter means; fails with INVALID_REQUEST, naming the field that is wrong. */
export function filterCondition(list: ListRows, filter: string, view: ListView): SQL | undefined {
  const { clauses, unreadable } = readFilter(filter);
  if (unreadable[0] !== undefined) refuse(unreadable[0], 'unreadableFilter');
  return and(...clauses.map((clause) => clauseCondition(list, clause, view)));
}

function refuse(field: string, fault: Fault): never {
  return fail('INVALID_REQUEST', (locale) => ({
    fields: { [field === '' ? 'filter' : `filter.${field}`]: inLocale(words, locale)[fault] },
  }));
}

function clauseCondition(list: ListRows, { field, test }: FilterClause, view: ListView): SQL {
  const column =
    (Object.hasOwn(list.columns, field) ? list.columns[field] : undefined) ?? refuse(field, 'unknownColumn');
  if (column.filterable === false) refuse(field, 'unknownColumn');
  if (!testsOfKind[column.kind].includes(test.is)) refuse(field, 'wrongTest');
  const asked = new Asked(field, column, view);
  switch (test.is) {
    case 'noneOf':
      return asked.noneOf(test.values);
    case 'lacks':
      return sql`(${asked.condition({ is: 'contains', text: test.text })}) is not true`;
    case 'empty':
      return sql`not (${asked.condition({ is: 'filled' })})`;
    case 'anyOf':
      return column.kind === 'flag'
        ? asked.flagCondition(test.values)
        : asked.condition({ is: 'anyOf', values: test.values });
    case 'contains':
      return asked.condition({ is: 'contains', text: test.text });
    default:
      return asked.condition(test);
  }
}

/** A column that is asked for something. */
class Asked {
  readonly field: string;
  readonly column: ListRule;
  readonly view: ListView;

  constructor(field: string, column: ListRule, view: ListView) {
    this.field = field;
    this.column = column;
    this.view = view;
  }

  condition(test: Positive): SQL {
    if (test.is === 'anyOf' && this.column.anyOf) return this.column.anyOf(this.checked(test.values));
    const condition = this.ofValue(test);
    return this.column.within?.(condition) ?? condition;
  }

  /** Of a closed list of values the condition of the others, because an index serves that and not its negation. */
  noneOf(values: readonly string[]): SQL {
    const { anyOf, values: all, nullable = false } = this.column;
    if (!anyOf || !all || nullable) return sql`(${this.condition({ is: 'anyOf', values })}) is not true`;
    const refused = this.checked(values);
    return anyOf(all.filter((value) => !refused.includes(value)));
  }

  /** The condition of a flag. `no` negates the outermost condition: no row within has the flag. */
  flagCondition([wanted, ...others]: readonly string[]): SQL {
    if (others.length > 0 || (wanted !== 'yes' && wanted !== 'no')) this.refuse('wrongValue');
    const { value, within } = this.column;
    const condition = within?.(sql`(${value})`) ?? sql`(${value})`;
    return wanted === 'yes' ? condition : sql`(${condition}) is not true`;
  }

  private ofValue(test: Positive): SQL {
    const { kind, value } = this.column;
    switch (test.is) {
      case 'filled':
        return kind === 'text' ? sql`(${value} is not null and ${value} <> '')` : sql`${value} is not null`;
      case 'contains':
        return this.contains(this.text(test.text));
      case 'span':
        return this.between(daysOfSpan(test.name, shopDay(this.view)));
      case 'between':
        return this.between(test);
      case 'anyOf':
        return this.anyOf(test.values);
    }
  }

  private contains(text: string): SQL {
    const { value, byWords } = this.column;
    const parts = byWords ? text.split(/\s+/).filter(Boolean) : [text];
    return and(...parts.map((part) => sql`${value} like ${containing(part)}`)) ?? sql`true`;
  }

  private anyOf(values: readonly string[]): SQL {
    const operands = this.checked(values).map((value) => this.operand(value));
    const [only] = operands;
    if (operands.length === 1 && only) return sql`${this.column.value} = ${only}`;
    return sql`${this.column.value} in (${sql.join(operands, sql`, `)})`;
  }

  /** The same values, none of which the column refuses. */
  private checked(values: readonly string[]): readonly string[] {
    if (values.length > mostValues) this.refuse('tooManyValues');
    for (const value of values) this.operand(value);
    return values;
  }

  private between({ from, to }: { from: string | null; to: string | null }): SQL {
    const { kind, value } = this.column;
    if (kind === 'moment')
      return and(
        from === null ? undefined : sql`${value} >= ${this.dayStart(from, 0)}`,
        to === null ? undefined : sql`${value} < ${this.dayStart(to, 1)}`,
      ) as SQL;
    return and(
      from === null ? undefined : sql`${value} >= ${this.operand(from)}`,
      to === null ? undefined : sql`${value} <= ${this.operand(to)}`,
    ) as SQL;
  }

  /** When a day begins where the shop is, or the day `later` days after it. */
  private dayStart(day: string, later: number): SQL {
    if (!isDay(day)) this.refuse('wrongDay');
    return sql`((${day}::date + ${later}::int)::timestamp at time zone ${this.view.timeZone})`;
  }

  private operand(text: string): SQL {
    const { kind, values, pattern } = this.column;
    switch (kind) {
      case 'number':
      case 'money':
        if (!/^-?\d{1,15}$/.test(text)) this.refuse('wrongNumber');
        return sql`${text}::bigint`;
      case 'day':
      case 'moment':
        if (!isDay(text)) this.refuse('wrongDay');
        return sql`${text}::date`;
      case 'choice':
        if (values && !values.includes(text)) this.refuse('wrongValue');
        if (text.length > 200) this.refuse('wrongValue');
        return sql`${text}`;
      case 'text':
      case 'flag':
        if (pattern && !pattern.test(text)) this.refuse('wrongValue');
        return sql`${this.text(text)}`;
    }
  }

  private text(text: string): string {
    if (text.length > 200) this.refuse('wrongValue');
    return text.toLowerCase();
  }

  private refuse(fault: Fault): never {
    return refuse(this.field, fault);
  }
}

/** A pattern of `like` for texts that contain this one. */
export const containing = (text: string): string => `%${literalPattern(text)}%`;

/** A pattern of `like` for texts that begin with this one. */
export const beginningWith = (text: string): string => `${literalPattern(text)}%`;

const literalPattern = (text: string): string => text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`);

/** Whether a text is a day of the calendar, from the year 1000 on. */
export function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The condition that a row exists that meets `condition`. */
export const existsIn = (rows: SQLWrapper, condition: SQL | undefined): SQL =>
  sql`exists (select from ${rows} where ${condition ?? sql`true`})`;
