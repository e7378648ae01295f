import { Outlet, ScrollRestoration } from 'react-router';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** What stands round every page. */
export function Shell() {
  useFocusOnArrival();
  return (
    <>
      <main id="main">
        <Outlet />
      </main>
      <ScrollRestoration />
    </>
  );
}
