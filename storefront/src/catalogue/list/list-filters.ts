import { minorDigits } from '@afterimage/contract/values/money.ts';
import { formatRoundPrice } from '@afterimage/ui/format-price.ts';
import { type ListAddress, parameterOf, type PriceRange, withValues, writeRange } from './list-address.ts';
import { words } from './list.words.ts';

/** One filter that is on: how it is called, and the address without it. */
interface AppliedFilter {
  id: string;
  name: string;
  without: ListAddress;
}

/** What a range of prices is called, in the shop's currency. */
export function rangeName({ from, to }: PriceRange, currency: string): string {
  const minor = 10 ** minorDigits(currency);
  const price = (amount: number) => formatRoundPrice(amount * minor, currency);
  if (from === undefined) return words.under({ price: price(to ?? 0) });
  return to === undefined ? words.over({ price: price(from) }) : words.between({ from: price(from), to: price(to) });
}

/** The wanted values of each attribute, as they are called. */
export function wantedNames({ filters, values }: ListAddress) {
  return filters.attributeList.map(({ id, kind, valueList }) => ({
    id,
    kind,
    wanted: valueList.filter(({ code }) => values[id]?.includes(code)),
  }));
}

/** The filters that are on, in the order of the bar. Taking one off begins again at the first page. */
export function appliedFilters(address: ListAddress): AppliedFilter[] {
  const first = { ...address, page: 1 };
  const { filters, values, price } = address;
  return [
    ...wantedNames(address).flatMap(({ id, wanted }) =>
      wanted.map(({ code, name }) => ({
        id: `${parameterOf(id)}-${code}`,
        name: id === 'size' ? words.sizeName({ size: name }) : name,
        without: {
          ...first,
          ...withValues(
            address,
            id,
            (values[id] ?? []).filter((other) => other !== code),
          ),
        },
      })),
    ),
    ...(price
      ? [
          {
            id: `price-${writeRange(price)}`,
            name: rangeName(price, filters.currency),
            without: { ...first, price: null },
          },
        ]
      : []),
    ...(address.stock ? [{ id: 'stock', name: words.inStock, without: { ...first, stock: false } }] : []),
    ...(address.sale ? [{ id: 'sale', name: words.onSale, without: { ...first, sale: false } }] : []),
    ...(address.customizable
      ? [{ id: 'customizable', name: words.customizable, without: { ...first, customizable: false } }]
      : []),
  ];
}
