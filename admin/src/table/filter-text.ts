import type { FilterClause } from '@afterimage/contract/values/list-filters.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { formatDay } from '../parts/format-moment.ts';
import { shopCurrency } from '../parts/shop-place.ts';
import type { Column } from './columns.ts';
import { words } from './table.words.ts';

/** A value of a column as a person reads it. */
function valueText<Item>({ kind, choices }: Pick<Column<Item>, 'kind' | 'choices'>, value: string): string {
  if (kind === 'flag') return value === 'yes' ? words.yes : words.no;
  if (kind === 'money') return formatPrice(Number(value), shopCurrency());
  if (kind === 'moment' || kind === 'day') return formatDay(value.slice(0, 10));
  return choices?.find((choice) => choice.value === value)?.label ?? value;
}

/** A condition in words, for its chip: "Status: paid, shipped". */
export function clauseText<Item>(column: Column<Item>, { test }: FilterClause): string {
  const name = column.title;
  const text = (value: string) => valueText(column, value);
  switch (test.is) {
    case 'anyOf':
      return words.is({ name, values: test.values.map(text).join(', ') });
    case 'noneOf':
      return words.isNot({ name, values: test.values.map(text).join(', ') });
    case 'contains':
      return words.contains({ name, text: test.text });
    case 'lacks':
      return words.lacks({ name, text: test.text });
    case 'between':
      if (test.from === null) return words.to({ name, to: text(test.to ?? '') });
      if (test.to === null) return words.from({ name, from: text(test.from) });
      return words.between({ name, from: text(test.from), to: text(test.to) });
    case 'span':
      return words.is({ name, values: words.spans[test.name] });
    case 'empty':
      return words.isEmpty({ name });
    case 'filled':
      return words.isFilled({ name });
  }
}
