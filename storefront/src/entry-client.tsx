import './styles.ts';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { baseLocale, isLocale, setLocale } from '@afterimage/words/locale.ts';
import { startBrowser } from './browser.ts';
import { watchConnection } from './connection.ts';
import { Gate } from './Gate.tsx';
import { RouterView } from './RouterView.tsx';
import { rootId, type Woken, wokenId } from './woken.ts';

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
  afterLoad(async () => {
    const { startWorker } = await import('./service-worker/in-page.ts');
    await startWorker(router, store);
  });
}

/** Does what the page can do without, once there is nothing else to do. */
function afterLoad(work: () => Promise<void>): void {
  const idle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
  // Private windows and full disks refuse it; the shop is the same without.
  const later = () => idle(() => void work().catch(() => undefined));
  if (document.readyState === 'complete') later();
  else addEventListener('load', later, { once: true });
}

// Forms check what is typed with zod, which would otherwise try out `eval`: our policy forbids and reports it.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

const root = document.getElementById(rootId);
const text = document.getElementById(wokenId)?.textContent;
setLocale(isLocale(document.documentElement.lang) ? document.documentElement.lang : baseLocale);
// Without its code a page stays as the server has rendered it: to be read, with links that load.
if (root && text) wake(root, JSON.parse(text) as Woken).catch((error: unknown) => console.error(error));
