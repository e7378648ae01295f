import type { Fault } from './screen-state.ts';

/**
 * Watches whether what is in the way goes: the camera allowed in the settings, the connection back. The answer ends it.
 * Only what opens without another question counts, for the visitor has not tapped.
 */
export function watchFaultRecovery(fault: Fault, onRecovered: () => void): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  const recover = (): void => {
    if (signal.aborted || document.hidden) return;
    watching.abort();
    onRecovered();
  };
  if (fault === 'offline') addEventListener('online', recover, { signal });
  if (fault === 'refused') void watchPermission(recover, signal);
  return () => watching.abort();
}

async function watchPermission(onGranted: () => void, signal: AbortSignal): Promise<void> {
  const permissions = navigator.permissions as Permissions | undefined;
  // A browser that does not know the name of the camera rejects it.
  const status = await permissions?.query({ name: 'camera' }).catch(() => null);
  if (!status) return;
  const check = (): void => {
    if (status.state === 'granted') onGranted();
  };
  status.addEventListener('change', check, { signal });
  // Who comes back from the phone's settings finds the page as it was; not every browser tells of the change.
  document.addEventListener('visibilitychange', check, { signal });
}
