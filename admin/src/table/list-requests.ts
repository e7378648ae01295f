import type { AdminRouteName } from '@afterimage/contract/values/admin-routes.ts';
import { writeFilter } from '@afterimage/contract/values/list-filters.ts';
import { callUrl } from '../data/call-url.ts';
import type { CallInput } from '../data/use-call.ts';
import type { ListState } from './list-state.ts';
import { conditionOf } from './use-list.ts';

/** The condition that selects these rows alone. */
export const keyFilter = (column: string, keys: readonly string[]): string =>
  writeFilter([{ field: column, test: { is: 'anyOf', values: keys } }]);

/** The address of the list as a file: the rows, their order and the columns as they are shown. */
export function fileUrl(
  call: AdminRouteName,
  params: Record<string, string> | undefined,
  state: ListState,
  columns: readonly { id: string }[],
): string {
  const query = {
    ...conditionOf(state),
    ...(state.sort && { sort: state.sort }),
    columns: columns.map(({ id }) => id).join(','),
  };
  return callUrl(call, { ...(params && { params }), query } as unknown as CallInput<typeof call>);
}
