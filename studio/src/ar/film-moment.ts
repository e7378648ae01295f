/** Whoever has waited so long for a film to show something goes on without it, in milliseconds. */
const patience = 10_000;

function happened(video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    const abortController = new AbortController();
    const { signal } = abortController;
    const settle = (done: () => void) => () => {
      clearTimeout(timer);
      abortController.abort();
      done();
    };
    const fail = settle(() => reject(new Error('The film cannot be shown')));
    const timer = setTimeout(fail, patience);
    video.addEventListener(event, settle(resolve), { signal });
    video.addEventListener('error', fail, { signal });
  });
}

/**
 * Gives a silent film to a video element and waits until its size and length are known. Not for its first picture: an
 * iPhone loads none of a film that nobody plays, before it is wound to a moment.
 */
export async function openFilm(video: HTMLVideoElement, url: string): Promise<void> {
  const metadataLoaded = happened(video, 'loadedmetadata');
  Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url });
  await metadataLoaded;
}

/** Winds a film to a moment, in seconds, and waits for its picture. */
export async function showMoment(video: HTMLVideoElement, seconds: number): Promise<void> {
  const seeking = happened(video, 'seeked');
  video.currentTime = seconds;
  await seeking;
}
