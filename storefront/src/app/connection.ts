import { useSyncExternalStore } from 'react';
import type { ServedPage, WorkerMessage } from '../service-worker/worker-messages.ts';

/** Whether there is a network, and whether what is shown is older than this visit. */
export interface Connection {
  online: boolean;
  /** Whether there was none at some time of this visit. */
  wasOffline: boolean;
  /** The page that came kept, and when it was kept; null when it came from the network. */
  cachedPage: { address: string; at: number } | null;
}

const atFirst: Connection = { online: true, wasOffline: false, cachedPage: null };
let connection = atFirst;
const listeners = new Set<() => void>();

function change(part: Partial<Connection>): void {
  connection = { ...connection, ...part };
  for (const listener of listeners) listener();
}

const goOffline = () => change({ online: false, wasOffline: true });
export const goOnline = () => change({ online: true });

/** Follows the network and asks the service worker where the page came from; once, when the browser has started. */
export function watchConnection(): void {
  change({ online: navigator.onLine, wasOffline: !navigator.onLine });
  addEventListener('online', goOnline);
  addEventListener('offline', goOffline);
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  const { port1, port2 } = new MessageChannel();
  const address = location.pathname + location.search;
  port1.addEventListener('message', ({ data }: MessageEvent<ServedPage | null>) => {
    if (data?.cachedAt) change({ cachedPage: { address, at: data.cachedAt } });
    // A browser that is connected to something says so, also where that something leads nowhere
    if (data?.isOffline) goOffline();
  });
  port1.start();
  worker.postMessage({ kind: 'served' } satisfies WorkerMessage, [port2]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const now = () => connection;

export const useConnection = (): Connection => useSyncExternalStore(subscribe, now, () => atFirst);

/** Whether a page could be shown without a network: its document was kept. */
export async function isCached(path: string): Promise<boolean> {
  if (!navigator.serviceWorker?.controller || !('caches' in globalThis)) return false;
  return (await caches.match(path)) !== undefined;
}
