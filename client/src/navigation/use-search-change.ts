import { useCallback } from 'react';
import { useSearchParams } from './navigation.ts';

/** Changes search parameters of the page that is shown: the address is replaced and nothing scrolls. */
export function useSearchChange(): [URLSearchParams, (change: (search: URLSearchParams) => void) => void] {
  const [search, setSearch] = useSearchParams();
  const change = useCallback(
    (edit: (next: URLSearchParams) => void) => {
      setSearch(
        (present) => {
          const next = new URLSearchParams(present);
          edit(next);
          return next;
        },
        { replace: true, preventScrollReset: true },
      );
    },
    [setSearch],
  );
  return [search, change];
}
