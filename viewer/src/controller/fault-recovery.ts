import type { Fault } from './screen-state.ts';

/**
 * Watches whether what is in the way goes: the camera allowed in the settings, the connection back. The answer ends it.
 * Only what opens without another question counts, for the visitor has not tapped.
 */
export function watchClearing(fault: Fault, cleared: () => void): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const once = (): void => {
    if (signal.aborted || document.hidden) return;
    leaving.abort();
    cleared();
  };
  if (fault === 'offline') addEventListener('online', once, { signal });
  if (fault === 'refused') void watchPermission(once, signal);
  return () => leaving.abort();
}

async function watchPermission(granted: () => void, signal: AbortSignal): Promise<void> {
  const permissions = navigator.permissions as Permissions | undefined;
  // A browser that does not know the name of the camera rejects it.
  const status = await permissions?.query({ name: 'camera' }).catch(() => null);
  if (!status) return;
  const look = (): void => {
    if (status.state === 'granted') granted();
  };
  status.addEventListener('change', look, { signal });
  // Who comes back from the phone's settings finds the page as it was; not every browser tells of the change.
  document.addEventListener('visibilitychange', look, { signal });
}
