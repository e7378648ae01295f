import { writeFilter } from '@afterimage/contract/values/list-filters.ts';

/** The list of the products that have one of these values. */
export const valuePath = (...ids: readonly number[]): string => {
  const filter = writeFilter([{ field: 'value', test: { is: 'anyOf', values: ids.map(String) } }]);
  return `/admin/products?filter=${encodeURIComponent(filter)}`;
};
