import { colourName } from '../../commerce/colour-name.ts';
import { formatRoundPrice } from '@afterimage/ui/format-price.ts';
import { type Colour, type ListAddress, type PriceRange, type Size, writeRange } from './list-address.ts';
import { none, words } from './list.words.ts';

/** One filter that is on: how it is called, and the address without it. */
interface AppliedFilter {
  id: string;
  name: string;
  without: ListAddress;
}

export const colourCodes: Record<Colour, string> = { black: '#333333', blue: '#1e73be', yellow: '#dd9933' };

export const sizeNames: Record<Size, string> = { x: 'X', m: 'M', xl: 'XL', xxl: 'XXL' };

const wholePrice = (amount: number) => formatRoundPrice(amount * 100, 'EUR');

export function rangeName({ from, to }: PriceRange): string {
  if (from === undefined) return words.under({ price: wholePrice(to ?? 0) });
  return to === undefined
    ? words.over({ price: wholePrice(from) })
    : words.between({ from: wholePrice(from), to: wholePrice(to) });
}

/** The filters that are on, in the order of the bar. Taking one off begins again at the first page. */
export function appliedFilters(address: ListAddress): AppliedFilter[] {
  const first = { ...address, page: 1 };
  const { colours, sizes, price } = address;
  return [
    ...colours.map((colour) => ({
      id: `colour-${colour}`,
      name: colourName(colour),
      without: { ...first, colours: colours.filter((other) => other !== colour) },
    })),
    ...sizes.map((size) => ({
      id: `size-${size}`,
      name: words.sizeName({ size: sizeNames[size] }),
      without: { ...first, sizes: sizes.filter((other) => other !== size) },
    })),
    ...(price
      ? [{ id: `price-${writeRange(price)}`, name: rangeName(price), without: { ...first, price: null } }]
      : []),
    ...(address.stock ? [{ id: 'stock', name: words.inStock, without: { ...first, stock: false } }] : []),
    ...(address.sale ? [{ id: 'sale', name: words.onSale, without: { ...first, sale: false } }] : []),
    ...(address.customizable
      ? [{ id: 'customizable', name: words.customizable, without: { ...first, customizable: false } }]
      : []),
  ];
}

const either = (names: string[]) => names.reduce((one, other) => none.or({ one, other }));

/** Says what there is none of: "No yellow furniture in size M under €50". */
export function emptyTitle(address: ListAddress, listName: string | undefined): string {
  const { key, colours, sizes, price, stock, sale, customizable } = address;
  const before = [
    ...(sale ? [none.reduced] : []),
    ...(customizable ? [none.personalisable] : []),
    ...(colours.length > 0 ? [either(colours.map((colour) => colourName(colour).toLowerCase()))] : []),
  ];
  const after = [
    ...(sizes.length > 0 ? [none.inSize({ sizes: either(sizes.map((size) => sizeNames[size])) })] : []),
    ...(price ? [lowered(rangeName(price))] : []),
    ...(stock ? [none.inStock] : []),
    ...(key ? [none.forKey({ key })] : []),
  ];
  const things =
    listName === undefined ? none.products : none.productsOf({ name: listName, lowered: listName.toLowerCase() });
  const what = before.length + after.length > 0 || listName !== undefined ? [...before, things, ...after] : [];
  if (what.length === 0) return none.nothing;
  return none.title({ what: what.filter(Boolean).join(none.joint) });
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
