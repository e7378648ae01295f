import { useLayoutEffect } from 'react';
import { useLocation, useParams } from '@afterimage/client/navigation/navigation.ts';
import { showHead } from '@afterimage/client/navigation/head.ts';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import type { Meta, PageModule } from '@afterimage/client/navigation/page.ts';

/** Keeps the document's title and tags to the page that is shown; before the focus moves, so that it is announced. */
export function PageHead({ page }: { page: Pick<PageModule, 'meta'> }) {
  const params = useParams();
  const { pathname, search } = useLocation();
  // Compared as text: a page's meta is built anew at every look.
  const text = useAppSelector((state) =>
    JSON.stringify(page.meta(state, params, new URL(`http://shop.invalid${pathname}${search}`))),
  );
  useBrowserLayoutEffect(() => showHead(document, JSON.parse(text) as Meta), [text]);
  return null;
}

/** React warns of layout effects on the server, where there is no layout. */
const useBrowserLayoutEffect = import.meta.env.SSR ? () => undefined : useLayoutEffect;
