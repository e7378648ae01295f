import { keepPreviousData, type QueryKey, useInfiniteQuery } from '@tanstack/react-query';
import type { CappedCount } from '@afterimage/contract/admin/lists.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import type { AdminRouteName } from '@afterimage/contract/values/admin-routes.ts';
import { writeFilter } from '@afterimage/contract/values/list-filters.ts';
import type { FailureError } from '@afterimage/client/api/failure.ts';
import { useAdminCall } from '../data/call-context.ts';
import { type CallInput, send } from '../data/use-call.ts';
import type { ListState } from './list-state.ts';

/** One page of a list, as every list of the operators' side replies. */
export interface ListPage<Item> {
  itemList: Item[];
  nextCursor: string | null;
  total: CappedCount;
}

/** The calls that reply with pages of a list. */
export type ListCallName = {
  [Name in AdminRouteName]: Reply<Name> extends ListPage<unknown> ? Name : never;
}[AdminRouteName];

/** What the rows of a list are. */
export type ListItem<Name extends ListCallName> = Reply<Name> extends ListPage<infer Item> ? Item : never;

/** The condition of a list on the wire, as lists, files and actions on many rows take it. */
export const conditionOf = ({ clauses, text }: Pick<ListState, 'clauses' | 'text'>) => ({
  ...(clauses.length > 0 && { filter: writeFilter(clauses) }),
  ...(text.trim() && { text: text.trim() }),
});

/** The loaded rows of a list, and how many there are. */
export interface LoadedRows<Item> {
  rows: Item[];
  total: ListPage<Item>['total'];
}

/** How long a list counts as new: asked for again, all its loaded pages are. */
const listAge = 20_000;

/** The rows of a list, page by page; the rows before stay in sight while others are on their way. */
export function useList<Item>(name: AdminRouteName, state: ListState, params: object | undefined) {
  const call = useAdminCall();
  const query = { ...conditionOf(state), ...(state.sort && { sort: state.sort }) };
  return useInfiniteQuery<ListPage<Item>, FailureError, LoadedRows<Item>, QueryKey, string | null>({
    queryKey: [name, { params, query }, 'pages'],
    queryFn: async ({ pageParam, signal }) => {
      const input = {
        ...(params && { params }),
        query: { ...query, ...(pageParam !== null && { cursor: pageParam }) },
      };
      return (await send(call, name, input as CallInput<typeof name>, { signal })) as unknown as ListPage<Item>;
    },
    initialPageParam: null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: ({ pages }) => ({
      rows: pages.flatMap(({ itemList }) => itemList),
      total: pages[0]?.total ?? { count: 0, capped: false },
    }),
    placeholderData: keepPreviousData,
    staleTime: listAge,
  });
}
