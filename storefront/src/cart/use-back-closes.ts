import { useContext, useEffect, useRef } from 'react';
import { RouterContext } from '@afterimage/client/navigation/view-context.ts';

/**
 * Makes the browser's Back close what is open over the page. It has an entry of its own in the history, because on the
 * first page of a visit Back would leave the shop. The router ignores the step between two entries of one page.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const router = useContext(RouterContext);
  const latestClose = useRef(close);
  useEffect(() => {
    latestClose.current = close;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    history.pushState({ ...(history.state as object | null), isOver: true }, '');
    const closeOnPop = () => latestClose.current();
    addEventListener('popstate', closeOnPop);
    return () => {
      removeEventListener('popstate', closeOnPop);
      // A page that is on its way takes the place of the entry.
      if ((history.state as { isOver?: boolean } | null)?.isOver && !router?.pending) history.back();
    };
  }, [isOpen, router]);
}
