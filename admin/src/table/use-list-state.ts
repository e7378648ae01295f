import { useCallback, useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { type ListState, readListState, writeListState } from './list-state.ts';
import { rememberList } from './remembered-lists.ts';

export type ChangeList = (change: Partial<ListState>, options?: { isTyping?: boolean }) => void;

/**
 * What the list of this screen shows, and how to change it. Each change is a step of the history; what is being typed
 * only changes the present one.
 */
export function useListState(): [ListState, ChangeList] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => readListState(new URLSearchParams(search)), [search]);
  useEffect(() => rememberList(pathname, search), [pathname, search]);
  const change = useCallback<ChangeList>(
    (part, { isTyping = false } = {}) => {
      const next = new URLSearchParams(search);
      writeListState(next, { ...readListState(next), ...part });
      const query = next.toString();
      void navigate({ search: query && `?${query}` }, { replace: isTyping, preventScrollReset: true });
    },
    [navigate, search],
  );
  return [state, change];
}
