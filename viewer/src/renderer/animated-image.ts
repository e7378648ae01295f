export interface AnimatedImage {
  /** Its picture after so many milliseconds; null when that is the one which was given last. Not to be closed. */
  frameAt(milliseconds: number): VideoFrame | null;
  close(): void;
}

const animatedTypes = ['image/gif', 'image/webp', 'image/avif', 'image/png'];

/** An animation taken apart; null for a picture that stands still, and where the browser cannot take it apart. */
export async function openAnimatedImage(url: string): Promise<AnimatedImage | null> {
  // oxlint-disable no-restricted-globals -- Safari has no ImageDecoder: its animations stand still
  if (!('ImageDecoder' in globalThis)) return null;
  const response = await fetch(url);
  const type = response.headers.get('content-type')?.split(';')[0] ?? '';
  if (!response.ok || !response.body || !animatedTypes.includes(type) || !(await ImageDecoder.isTypeSupported(type))) {
    await response.body?.cancel();
    return null;
  }
  const decoder = new ImageDecoder({ data: response.body, type });
  // oxlint-enable no-restricted-globals
  await decoder.completed;
  const count = decoder.tracks.selectedTrack?.frameCount ?? 1;
  if (count < 2) {
    decoder.close();
    return null;
  }
  // One beforehand, not all of them: a long animation would take the phone's memory.
  let [current, next]: (VideoFrame | null)[] = [null, null];
  let [index, isDecoding, shownUntil, isClosed] = [0, false, 0, false];
  const decode = async () => {
    isDecoding = true;
    const { image } = await decoder.decode({ frameIndex: index });
    index = (index + 1) % count;
    isDecoding = false;
    if (isClosed) image.close();
    else next = image;
  };
  await decode();
  return {
    frameAt(milliseconds) {
      if (milliseconds < shownUntil) return null;
      if (!next) {
        if (!isDecoding) decode().catch(() => undefined);
        return null;
      }
      current?.close();
      [current, next] = [next, null];
      const durationMs = Math.max(20, (current.duration ?? 100_000) / 1000);
      // What comes late is not made up for by haste.
      shownUntil = Math.max(shownUntil, milliseconds - durationMs) + durationMs;
      decode().catch(() => undefined);
      return current;
    },
    close() {
      isClosed = true;
      current?.close();
      next?.close();
      decoder.close();
    },
  };
}
