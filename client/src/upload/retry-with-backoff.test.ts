import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { backoffDelay, retryWithBackoff } from './retry-with-backoff.ts';

// Node has no network of its own to lose: the window's events come from here.
const network = new EventTarget();
beforeAll(() => {
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
});
afterAll(() => void vi.unstubAllGlobals());

const networkError = new TypeError('The connection was lost');
const isTransient = (error: unknown) => error === networkError;

describe('what goes on after the connection was lost', () => {
  it('D7.44 waits longer from try to try, half a minute at most', () => {
    expect([1, 2, 3, 4, 8, 40].map(backoffDelay)).toEqual([500, 1000, 2000, 4000, 30_000, 30_000]);
  });

  it('D7.44 tries again, and says that it waits and that it goes on', async () => {
    const waitingStates: boolean[] = [];
    let tries = 0;
    const attempt = async ({ moving }: { moving: () => void }) => {
      tries += 1;
      if (tries === 1) throw networkError;
      moving();
      return 'taken';
    };
    await expect(retryWithBackoff(attempt, { isTransient, onWaiting: (now) => waitingStates.push(now) })).resolves.toBe(
      'taken',
    );
    expect([tries, waitingStates]).toEqual([2, [true, false]]);
  });

  it('D7.44 goes on as soon as there is a network again', async () => {
    let tries = 0;
    const attempt = async () => {
      tries += 1;
      if (tries > 12) return tries;
      setTimeout(() => network.dispatchEvent(new Event('online')));
      throw networkError;
    };
    vi.stubGlobal('navigator', { onLine: false });
    await expect(retryWithBackoff(attempt, { isTransient })).resolves.toBe(13);
  });

  it('D7.44 does not repeat what was refused', async () => {
    let tries = 0;
    const permanentError = new Error('too large');
    const attempt = async () => {
      tries += 1;
      throw permanentError;
    };
    await expect(retryWithBackoff(attempt, { isTransient })).rejects.toBe(permanentError);
    expect(tries).toBe(1);
  });

  it('D7.44 stops waiting when it is given up', async () => {
    const controller = new AbortController();
    const attempt = async () => {
      setTimeout(() => controller.abort('enough'));
      throw networkError;
    };
    await expect(retryWithBackoff(attempt, { isTransient, signal: controller.signal })).rejects.toBe('enough');
  });
});
