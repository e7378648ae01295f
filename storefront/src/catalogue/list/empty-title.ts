import type { ListAddress } from './list-address.ts';
import { rangeName, wantedNames } from './list-filters.ts';
import { none } from './empty-list.words.ts';

/** The name of a value within the sentence. */
const valueIn = (name: string) => none.value({ name, lowered: name.toLowerCase() });

const either = (names: string[]) => names.reduce((one, other) => none.or({ one, other }));

/** Says what there is none of: "No yellow furniture in size M under €50". */
export function emptyTitle(address: ListAddress, listName: string | undefined): string {
  const { filters, key, price, stock, sale, customizable } = address;
  const namedFilters = wantedNames(address).filter(({ wanted }) => wanted.length > 0);
  const sizes = namedFilters.find(({ id }) => id === 'size')?.wanted.map(({ name }) => name);
  const before = [
    ...(sale ? [none.reduced] : []),
    ...(customizable ? [none.personalisable] : []),
    ...namedFilters.flatMap(({ id, wanted }) =>
      id === 'size' ? [] : [either(wanted.map(({ name }) => valueIn(name)))],
    ),
  ];
  const after = [
    ...(sizes ? [none.inSize({ sizes: either(sizes) })] : []),
    ...(price ? [lowered(rangeName(price, filters.currency))] : []),
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
