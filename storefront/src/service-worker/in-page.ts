import type { Router } from '@afterimage/client/navigation/router.ts';
import { savesData } from '@afterimage/client/navigation/saves-data.ts';
import type { WorkerMessage } from './worker-messages.ts';

/** What of the store is needed. */
interface SignedInStore {
  getState(): { login: { signedIn: boolean } };
  subscribe(listener: () => void): () => void;
}

/** How long a page is looked at before it counts as seen. */
const glance = 1500;

const postToWorker = (message: WorkerMessage) => navigator.serviceWorker.controller?.postMessage(message);

/**
 * Registers the service worker, and tells it which public pages are seen, for a page that was come to by a link is
 * put together from calls, and its document was never asked for.
 */
export async function startWorker(router: Router, store: SignedInStore): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/service-worker.js');
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const see = () => {
    clearTimeout(waiting);
    const { line, failure } = router.view;
    // Somebody who saves data does not want pages twice.
    if (line?.access !== 'public' || failure || savesData() || !navigator.onLine) return;
    waiting = setTimeout(() => postToWorker({ kind: 'visited', path: location.pathname + location.search }), glance);
  };
  // A worker that has just been installed has not seen the page on which it was.
  navigator.serviceWorker.addEventListener('controllerchange', see, { once: true });
  router.subscribe(() => router.pending || see());

  let { signedIn } = store.getState().login;
  store.subscribe(() => {
    const before = signedIn;
    signedIn = store.getState().login.signedIn;
    if (before && !signedIn) postToWorker({ kind: 'forget' });
  });
}
