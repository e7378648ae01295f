import './app/styles.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { baseLocale, isLocale, setLocale } from '@afterimage/words/locale.ts';
import { afterLoad } from './app/after-load.ts';
import { startBrowser } from './app/browser.ts';
import { watchConnection } from './app/connection.ts';
import { loadErrorPage } from './app/error-page.tsx';
import { PersistGate } from './app/PersistGate.tsx';
import { RouterView } from './app/RouterView.tsx';
import { rootId, type HydrationPayload, hydrationPayloadId } from './app/hydration-payload.ts';

async function hydrate(root: HTMLElement, hydrationPayload: HydrationPayload): Promise<void> {
  const { store, router, restoreSaved } = await startBrowser(hydrationPayload);
  startTransition(() => {
    hydrateRoot(
      root,
      <Provider store={store}>
        <PersistGate restore={restoreSaved}>
          <RouterView router={router} />
        </PersistGate>
      </Provider>,
    );
  });
  watchConnection();
  // Without a network it could not be fetched any more.
  afterLoad(loadErrorPage);
  // Private windows and full disks refuse the worker; the shop is the same without.
  afterLoad(async () => {
    const { startWorker } = await import('./service-worker/in-page.ts');
    await startWorker(router, store);
  });
}

// Forms check what is typed with zod, which would otherwise try out `eval`: our policy forbids and reports it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById(rootId);
const text = document.getElementById(hydrationPayloadId)?.textContent;
setLocale(isLocale(document.documentElement.lang) ? document.documentElement.lang : baseLocale);
// Without its code a page stays as the server has rendered it: to be read, with links that load.
if (root && text) hydrate(root, JSON.parse(text) as HydrationPayload).catch((error: unknown) => console.error(error));
