import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openCamera } from './open-camera.ts';

const track = { kind: 'video' };
/** What was asked of the browser, one entry a question. */
let requestedConstraints: MediaStreamConstraints[] = [];

/** A browser whose camera answers the first question with that error. */
function browserThatRefusesOnce(name: string): void {
  requestedConstraints = [];
  const getUserMedia = (wish: MediaStreamConstraints) => {
    requestedConstraints.push(wish);
    if (requestedConstraints.length === 1) return Promise.reject(new DOMException('', name));
    return Promise.resolve({ getVideoTracks: () => [track] });
  };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
  vi.stubGlobal('window', { isSecureContext: true });
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('opening the camera', () => {
  it.each(['NotReadableError', 'OverconstrainedError'])(
    'S1.13 the second question after a %s still asks for the camera at the back',
    async (name) => {
      browserThatRefusesOnce(name);
      const opened = openCamera();
      await vi.runAllTimersAsync();
      expect(await opened).toBe(track);
      expect(requestedConstraints.map(({ video }) => video)).toEqual([
        expect.objectContaining({ facingMode: { ideal: 'environment' }, width: { ideal: 1280 } }),
        { facingMode: { ideal: 'environment' } },
      ]);
      expect(requestedConstraints.every(({ audio }) => audio === false)).toBe(true);
    },
  );

  it('S1.13 a refusal is not asked about again', async () => {
    browserThatRefusesOnce('NotAllowedError');
    await expect(openCamera()).rejects.toThrow(DOMException);
    expect(requestedConstraints).toHaveLength(1);
  });
});
