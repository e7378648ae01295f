/** What a try to load something ended with: the answer's status, or null when there was no answer. */
type Outcome = number | null;

const waits = [400, 1000, 2500, 5000] as const;

/** Milliseconds until the next try after `tries` tries; null when there is no use in one. */
export function waitAfter(outcome: Outcome, tries: number): number | null {
  const isLasting = outcome !== null && outcome >= 400 && outcome < 500 && outcome !== 408 && outcome !== 429;
  return isLasting ? null : (waits[tries - 1] ?? null);
}

/** A try that takes longer is given up; a pack of 150 kB comes in half that time over the slowest networks. */
const patience = 20_000;

/** Loads a pack, patiently; null when that is in vain. */
export async function loadPack(url: string, signal: AbortSignal): Promise<Uint8Array | null> {
  for (let tries = 1; ; tries += 1) {
    let outcome: Outcome = null;
    // Safari before 17.4 cannot join two signals
    const own = new AbortController();
    const abort = () => own.abort();
    const timer = setTimeout(abort, patience);
    signal.addEventListener('abort', abort);
    try {
      const response = await fetch(url, { signal: own.signal });
      if (response.ok) return new Uint8Array(await response.arrayBuffer());
      outcome = response.status;
    } catch {
      if (signal.aborted) return null;
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
    const wait = waitAfter(outcome, tries);
    if (wait === null || signal.aborted) return null;
    await new Promise((done) => setTimeout(done, wait));
  }
}

/** While others still load, those that are here are looked for after so many milliseconds. */
const impatience = 2500;

export interface PacksOptions {
  urls: readonly string[];
  signal: AbortSignal;
  /** All that are here so far, null for the others; called again when there are more. */
  have(packs: readonly (Uint8Array | null)[]): void;
  /** Places of those that cannot be loaded. */
  failed(places: readonly number[]): void;
}

/** Loads all packs at once, and tells of them as seldom as can be: each time, the tracker begins anew. */
export async function loadPacks({ urls, signal, have, failed }: PacksOptions): Promise<void> {
  const packs: (Uint8Array | null)[] = urls.map(() => null);
  let isNew = false;
  const tell = () => {
    if (isNew && !signal.aborted) have([...packs]);
    isNew = false;
  };
  const timer = setInterval(tell, impatience);
  const missing: number[] = [];
  await Promise.all(
    urls.map(async (url, place) => {
      const pack = await loadPack(url, signal);
      packs[place] = pack;
      if (pack) isNew = true;
      else missing.push(place);
    }),
  );
  clearInterval(timer);
  tell();
  if (missing.length > 0 && !signal.aborted) failed(missing.toSorted((a, b) => a - b));
}
