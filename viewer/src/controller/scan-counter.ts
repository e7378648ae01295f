import type { ViewerScan } from '@afterimage/contract/viewer.ts';

/** Counts each kind of event once for this visit; it says nothing of whose it was, and nobody waits for it. */
export function createScanCounter(apiBase: string | null, code: string): (scan: ViewerScan) => void {
  const countedEvents = new Set<string>();
  return (scan) => {
    if (apiBase === null || countedEvents.has(scan.event)) return;
    countedEvents.add(scan.event);
    const request = fetch(`${apiBase}/viewers/${code}/scans`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(scan),
      credentials: 'omit',
      keepalive: true,
    });
    // An answer that nobody reads keeps its connection.
    void request.then((reply) => reply.text()).catch(() => undefined);
  };
}
