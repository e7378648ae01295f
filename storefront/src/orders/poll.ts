/** Nobody watches a page for longer; from then on the person asks. */
export const pollLimit = 120_000;

/**
 * How long to wait before asking the server again, in milliseconds: half as long again each time, up to ten seconds.
 * Null when it is time to stop.
 * @param attempt how often it was asked, 0 at first
 * @param waited how long it has been waited so far, in milliseconds
 */
export function pollDelay(attempt: number, waited: number): number | null {
  const delay = Math.min(10_000, Math.round(1000 * 1.5 ** attempt));
  return waited + delay > pollLimit ? null : delay;
}
