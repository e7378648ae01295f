import './app/styles.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { baseLocale, isLocale, setLocale } from '@afterimage/words/locale.ts';
import { afterLoad } from './app/after-load.ts';
import { startBrowser } from './app/browser.ts';
import { watchConnection } from './app/connection.ts';
import { loadErrorPage } from './app/error-page.tsx';
import { Gate } from './app/Gate.tsx';
import { RouterView } from './app/RouterView.tsx';
import { rootId, type Woken, wokenId } from './app/woken.ts';

async function wake(root: HTMLElement, woken: Woken): Promise<void> {
  const { store, router, restoreSaved } = await startBrowser(woken);
  startTransition(() => {
    hydrateRoot(
      root,
      <Provider store={store}>
        <Gate restore={restoreSaved}>
          <RouterView router={router} />
        </Gate>
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
const text = document.getElementById(wokenId)?.textContent;
setLocale(isLocale(document.documentElement.lang) ? document.documentElement.lang : baseLocale);
// Without its code a page stays as the server has rendered it: to be read, with links that load.
if (root && text) wake(root, JSON.parse(text) as Woken).catch((error: unknown) => console.error(error));
