import type { Product, Suggestions } from '@afterimage/contract/catalogue.ts';
import { useEffect, useState } from 'react';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import type { SuggestedProduct } from './options.ts';

const suggest = operation('search/suggest', (key: string, { call, signal }) =>
  call('suggestProducts', { query: { key } }, { signal }),
);

const loadPopular = operation('search/popular', (_: undefined, { call, signal }) =>
  call('listPopularProducts', { query: { pageSize: 4 } }, { signal }),
);

/** What sells best, for a field in which nothing is typed; loaded when it is wanted for the first time. */
export function usePopular(isWanted: boolean): readonly SuggestedProduct[] {
  const dispatch = useAppDispatch();
  const [popular, setPopular] = useState<readonly SuggestedProduct[] | null>(null);
  const isMissing = isWanted && popular === null;
  useEffect(() => {
    if (!isMissing) return undefined;
    const loading = dispatch(loadPopular(undefined));
    void loading.then((done) => {
      if (loadPopular.fulfilled.match(done)) setPopular(done.payload.productList.map(suggested));
    });
    return () => loading.abort();
  }, [dispatch, isMissing]);
  return popular ?? [];
}

const suggested = ({ thumbImage, ...product }: Product): SuggestedProduct => ({
  ...product,
  thumbImage: thumbImage[0] ?? null,
});

/** How long typing has to rest. */
const pause = 120;
const maxCached = 50;
/** What was suggested for a text in this visit, so that deleting a letter asks nothing. */
const suggestionCache = new Map<string, Suggestions>();

function cacheSuggestions(key: string, suggestions: Suggestions): void {
  suggestionCache.set(key, suggestions);
  for (const oldest of suggestionCache.keys()) {
    if (suggestionCache.size <= maxCached) return;
    suggestionCache.delete(oldest);
  }
}

/**
 * What a text may become. The older question is given up when a newer one is asked; until it is answered, the answer
 * before it stays.
 */
export function useSuggestions(text: string): { suggestions: Suggestions | null; settled: boolean } {
  const dispatch = useAppDispatch();
  const key = text.trim().replace(/\s+/g, ' ').toLowerCase().slice(0, 200);
  const [latest, setLatest] = useState<{ key: string; suggestions: Suggestions | null }>({
    key: '',
    suggestions: null,
  });
  const present = suggestionCache.get(key);
  if (present && latest.suggestions !== present) setLatest({ key, suggestions: present });
  const isMissing = key !== '' && !present;
  useEffect(() => {
    if (!isMissing) return undefined;
    let asking: ReturnType<ReturnType<typeof suggest>> | undefined;
    let over = false;
    const timer = setTimeout(() => {
      asking = dispatch(suggest(key));
      void asking.then((done) => {
        if (suggest.fulfilled.match(done)) cacheSuggestions(key, done.payload);
        if (!over) setLatest({ key, suggestions: suggest.fulfilled.match(done) ? done.payload : null });
      });
    }, pause);
    return () => {
      over = true;
      clearTimeout(timer);
      asking?.abort();
    };
  }, [dispatch, key, isMissing]);
  return { suggestions: latest.suggestions, settled: latest.key === key };
}
