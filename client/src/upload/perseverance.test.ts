import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { pauseBefore, persevere } from './perseverance.ts';

// Node has no network of its own to lose: the window's events come from here.
const network = new EventTarget();
beforeAll(() => {
  vi.stubGlobal('addEventListener', network.addEventListener.bind(network));
  vi.stubGlobal('removeEventListener', network.removeEventListener.bind(network));
});
afterAll(() => void vi.unstubAllGlobals());

const lost = new TypeError('The connection was lost');
const isPassing = (error: unknown) => error === lost;

describe('what goes on after the connection was lost', () => {
  it('D7.44 waits longer from try to try, half a minute at most', () => {
    expect([1, 2, 3, 4, 8, 40].map(pauseBefore)).toEqual([500, 1000, 2000, 4000, 30_000, 30_000]);
  });

  it('D7.44 tries again, and says that it waits and that it goes on', async () => {
    const told: boolean[] = [];
    let tries = 0;
    const attempt = async ({ moving }: { moving: () => void }) => {
      tries += 1;
      if (tries === 1) throw lost;
      moving();
      return 'taken';
    };
    await expect(persevere(attempt, { isPassing, onWaiting: (now) => told.push(now) })).resolves.toBe('taken');
    expect([tries, told]).toEqual([2, [true, false]]);
  });

  it('D7.44 goes on as soon as there is a network again', async () => {
    let tries = 0;
    const attempt = async () => {
      tries += 1;
      if (tries > 12) return tries;
      setTimeout(() => network.dispatchEvent(new Event('online')));
      throw lost;
    };
    vi.stubGlobal('navigator', { onLine: false });
    await expect(persevere(attempt, { isPassing })).resolves.toBe(13);
  });

  it('D7.44 does not repeat what was refused', async () => {
    let tries = 0;
    const refused = new Error('too large');
    const attempt = async () => {
      tries += 1;
      throw refused;
    };
    await expect(persevere(attempt, { isPassing })).rejects.toBe(refused);
    expect(tries).toBe(1);
  });

  it('D7.44 stops waiting when it is given up', async () => {
    const control = new AbortController();
    const attempt = async () => {
      setTimeout(() => control.abort('enough'));
      throw lost;
    };
    await expect(persevere(attempt, { isPassing, signal: control.signal })).rejects.toBe('enough');
  });
});
