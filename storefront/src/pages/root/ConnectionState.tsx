import { type ComponentProps, useEffect, useState } from 'react';
import { useConnection } from '../../app/connection.ts';
import type { View } from '@afterimage/client/navigation/router.ts';
import type { OfflineBanner } from './OfflineBanner.tsx';

type Banner = (props: ComponentProps<typeof OfflineBanner>) => ReturnType<typeof OfflineBanner>;

/** Shows the banner of the network while there is something to say; its code comes when that is so for the first time. */
export function ConnectionState({ view }: { view: View }) {
  const { online, wasOffline, cachedPage } = useConnection();
  const [LoadedBanner, show] = useState<{ Banner: Banner } | null>(null);
  const here = cachedPage && isHere(cachedPage.address) ? cachedPage : null;
  // The page about having no network says everything itself.
  const needed = (!online || here !== null) && view.location.pathname !== '/offline';
  useEffect(() => {
    // Without a network and without the service worker the code cannot come, and nothing is said.
    if (needed && !LoadedBanner)
      import('./OfflineBanner.tsx').then(
        ({ OfflineBanner: Banner }) => show({ Banner }),
        () => undefined,
      );
  }, [needed, LoadedBanner]);
  if (!needed || !LoadedBanner) return null;
  return <LoadedBanner.Banner connection={{ online, wasOffline, cachedPage: here }} path={view.location.pathname} />;
}

const isHere = (address: string) => typeof location !== 'undefined' && address === location.pathname + location.search;
