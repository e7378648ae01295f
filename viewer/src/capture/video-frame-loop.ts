/** A browser that tells of a video's frames is believed to have stopped after so many milliseconds. */
const silence = 300;
/** Asked more often than cameras give frames, a video gives the same again. */
const shortest = 30;

/**
 * When a playing video is asked for its picture because the browser tells of none: WebKit may have the callback and never
 * call it, for a camera's video or one that is not in the page. `tells` says whether there is hope that it does.
 */
export function createAsking(tells: boolean) {
  const never = Number.NEGATIVE_INFINITY;
  let [toldAt, askedAt, movedAt, before] = [never, never, never, -1];
  return {
    told(now: number) {
      toldAt = now;
    },
    /** To be called with each frame of the screen; `time` is the video's own. */
    isDue(now: number, time: number): boolean {
      if (time === before) return false;
      // It begins, or goes on after a rest: the browser has time to tell of it
      if (tells && now - movedAt > silence) toldAt = now;
      [movedAt, before] = [now, time];
      if (now - toldAt < silence || now - askedAt < shortest) return false;
      askedAt = now;
      return true;
    },
  };
}

/** Calls for each new frame of the video with its time in milliseconds; gives what ends that. */
export function eachFrameOf(video: HTMLVideoElement, came: (time: number) => void): () => void {
  const tells = Reflect.has(video, 'requestVideoFrameCallback');
  const asking = createAsking(tells);
  let [callback, loop] = [0, 0];
  const next = (now: number, { captureTime }: VideoFrameCallbackMetadata) => {
    callback = video.requestVideoFrameCallback(next);
    asking.told(now);
    came(captureTime ?? now);
  };
  if (tells) callback = video.requestVideoFrameCallback(next);
  const look = (now: number) => {
    loop = requestAnimationFrame(look);
    if (asking.isDue(now, video.currentTime)) came(now);
  };
  loop = requestAnimationFrame(look);
  return () => {
    if (tells) video.cancelVideoFrameCallback(callback);
    cancelAnimationFrame(loop);
  };
}
