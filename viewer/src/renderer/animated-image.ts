export interface MovingPicture {
  /** Its picture after so many milliseconds; null when that is the one which was given last. Not to be closed. */
  at(milliseconds: number): VideoFrame | null;
  close(): void;
}

const kinds = ['image/gif', 'image/webp', 'image/avif', 'image/png'];

/** An animation taken apart; null for a picture that stands still, and where the browser cannot take it apart. */
export async function openMovingPicture(url: string): Promise<MovingPicture | null> {
  // oxlint-disable no-restricted-globals -- Safari has no ImageDecoder: its animations stand still
  if (!('ImageDecoder' in globalThis)) return null;
  const answer = await fetch(url);
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  if (!answer.ok || !answer.body || !kinds.includes(type) || !(await ImageDecoder.isTypeSupported(type))) {
    await answer.body?.cancel();
    return null;
  }
  const decoder = new ImageDecoder({ data: answer.body, type });
  // oxlint-enable no-restricted-globals
  await decoder.completed;
  const count = decoder.tracks.selectedTrack?.frameCount ?? 1;
  if (count < 2) {
    decoder.close();
    return null;
  }
  // One beforehand, not all of them: a long animation would take the phone's memory.
  let [given, next]: (VideoFrame | null)[] = [null, null];
  let [index, decoding, until, closed] = [0, false, 0, false];
  const decode = async () => {
    decoding = true;
    const { image } = await decoder.decode({ frameIndex: index });
    index = (index + 1) % count;
    decoding = false;
    if (closed) image.close();
    else next = image;
  };
  await decode();
  return {
    at(milliseconds) {
      if (milliseconds < until) return null;
      if (!next) {
        if (!decoding) decode().catch(() => undefined);
        return null;
      }
      given?.close();
      [given, next] = [next, null];
      const lasts = Math.max(20, (given.duration ?? 100_000) / 1000);
      // What comes late is not made up for by haste.
      until = Math.max(until, milliseconds - lasts) + lasts;
      decode().catch(() => undefined);
      return given;
    },
    close() {
      closed = true;
      given?.close();
      next?.close();
      decoder.close();
    },
  };
}
