/** What a try to load something ended with: the answer's status, or null when there was no answer. */
type Outcome = number | null;

const retryDelays = [400, 1000, 2500, 5000] as const;

/** Milliseconds until the next try after `tries` tries; null when there is no use in one. */
export function retryDelay(outcome: Outcome, attempt: number): number | null {
  const isPermanent = outcome !== null && outcome >= 400 && outcome < 500 && outcome !== 408 && outcome !== 429;
  return isPermanent ? null : (retryDelays[attempt - 1] ?? null);
}

/** A try that takes longer is given up; a pack of 150 kB comes in half that time over the slowest networks. */
const attemptTimeoutMs = 20_000;

/** Loads a pack, patiently; null when that is in vain. */
export async function loadPack(url: string, signal: AbortSignal): Promise<Uint8Array | null> {
  for (let attempt = 1; ; attempt += 1) {
    let outcome: Outcome = null;
    // Safari before 17.4 cannot join two signals
    const attemptAbort = new AbortController();
    const abort = () => attemptAbort.abort();
    const timer = setTimeout(abort, attemptTimeoutMs);
    signal.addEventListener('abort', abort);
    try {
      const response = await fetch(url, { signal: attemptAbort.signal });
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      outcome = response.status;
    } catch {
      if (signal.aborted) return null;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
    const delay = retryDelay(outcome, attempt);
    if (delay === null || signal.aborted) return null;
    await new Promise((resolve) => setTimeout(resolve, delay));
  }
}

/** While others still load, those that are here are looked for after so many milliseconds. */
const reportIntervalMs = 2500;

export interface PacksOptions {
  urls: readonly string[];
  signal: AbortSignal;
  /** All that are here so far, null for the others; called again when there are more. */
  onPacks(packs: readonly (Uint8Array | null)[]): void;
  /** Places of those that cannot be loaded. */
  onFailed(places: readonly number[]): void;
}

/** Loads all packs at once, and tells of them as seldom as can be: each time, the tracker begins anew. */
export async function loadPacks({ urls, signal, onPacks, onFailed }: PacksOptions): Promise<void> {
  const packs: (Uint8Array | null)[] = urls.map(() => null);
  let hasNewPacks = false;
  const report = () => {
    if (hasNewPacks && !signal.aborted) onPacks([...packs]);
    hasNewPacks = false;
  };
  const timer = setInterval(report, reportIntervalMs);
  const missingIndexes: number[] = [];
  await Promise.all(
    urls.map(async (url, index) => {
      const pack = await loadPack(url, signal);
      packs[index] = pack;
      if (pack) hasNewPacks = true;
      else missingIndexes.push(index);
    }),
  );
  clearInterval(timer);
  report();
  if (missingIndexes.length > 0 && !signal.aborted) onFailed(missingIndexes.toSorted((a, b) => a - b));
}
