import { fail } from '../../platform/http/failure.ts';
import { mayDo, type Operator } from '../../platform/http/handlers.ts';
import type { BulkAction, OperatorList } from '../../platform/lists/bulk-action.ts';

/** The lists and actions that the domains have registered. */
export interface Registry {
  lists: readonly OperatorList[];
  bulkActions: readonly BulkAction[];
}

/** A list that the operator may see. */
export function findList({ lists }: Pick<Registry, 'lists'>, operator: Operator, name: string): OperatorList {
  const list = lists.find(({ rows }) => rows.name === name) ?? fail('NOT_FOUND');
  return mayDo(operator, list.right) ? list : fail('NOT_ALLOWED');
}

/** An action of a list that the operator may do. */
export function findAction(registry: Registry, operator: Operator, listName: string, name: string): BulkAction {
  const action =
    registry.bulkActions.find((known) => known.list === listName && known.name === name) ?? fail('NOT_FOUND');
  return mayDo(operator, action.right) ? action : fail('NOT_ALLOWED');
}
