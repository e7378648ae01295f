import { useCallback, useContext, useMemo } from 'react';
import { localePath } from '@afterimage/words/locale.ts';
import type { Params } from './page.ts';
import type { NavigateOptions, RouterLocation } from './router.ts';
import { RouterContext, useView, ViewContext } from './view-context.ts';

/** Where a link leads: an address without the language in front, or its parts; absent parts are those of this page. */
export type To = string | { pathname?: string; search?: string; hash?: string };

const start: Pick<RouterLocation, 'pathname' | 'search'> = { pathname: '/', search: '' };

/** The whole address of `to`, seen from a place, without the language. */
export function addressFrom(to: To, from: Pick<RouterLocation, 'pathname' | 'search'> = start): string {
  if (typeof to !== 'string') return (to.pathname ?? from.pathname) + (to.search ?? '') + (to.hash ?? '');
  if (to.startsWith('?')) return from.pathname + to;
  return to.startsWith('#') ? from.pathname + from.search + to : to;
}

/** What stands in a link's `href`: with the language of the page. */
export function useHref(to: To): string {
  return localePath(addressFrom(to, useContext(ViewContext)?.location));
}

export function useLocation(): RouterLocation {
  return useView().location;
}

/** The places of the page's path, decoded. */
export function useParams(): Params {
  return useView().params;
}

type Navigate = (to: To, options?: NavigateOptions) => Promise<void>;

/** Goes to another page; settles when it is shown. On the server nothing navigates. */
export function useNavigate(): Navigate {
  const router = useContext(RouterContext);
  return useCallback(async (to, options) => router?.navigate(addressFrom(to, router.view.location), options), [router]);
}

/**
 * For what goes on to another page by an answer: called before asking, it gives what tells afterwards whether the
 * visitor has wanted to go nowhere else since.
 */
export function useStaying(): () => () => boolean {
  const router = useContext(RouterContext);
  return useCallback(() => {
    const currentAddress = router?.targetAddress;
    return () => router?.targetAddress === currentAddress;
  }, [router]);
}

type SearchSetter = (
  next: URLSearchParams | ((present: URLSearchParams) => URLSearchParams),
  options?: NavigateOptions,
) => void;

/** The search parameters of the page, and how to put others in their place. */
export function useSearchParams(): [URLSearchParams, SearchSetter] {
  const { search } = useLocation();
  const router = useContext(RouterContext);
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const set = useCallback<SearchSetter>(
    (next, options) => {
      const currentAddress = typeof next === 'function' ? next(params) : next;
      void router?.navigate(`?${currentAddress}`, options);
    },
    [router, params],
  );
  return [params, set];
}
