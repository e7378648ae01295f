/** A browser that tells of a video's frames is believed to have stopped after so many milliseconds. */
const callbackSilenceMs = 300;
/** Asked more often than cameras give frames, a video gives the same again. */
const minPollIntervalMs = 30;

/**
 * When a playing video is asked for its picture because the browser tells of none: WebKit may have the callback and never
 * call it, for a camera's video or one that is not in the page. `tells` says whether there is hope that it does.
 */
export function createFramePolling(hasFrameCallback: boolean) {
  const never = Number.NEGATIVE_INFINITY;
  let [callbackAt, polledAt, timeChangedAt, lastTime] = [never, never, never, -1];
  return {
    recordFrame(now: number) {
      callbackAt = now;
    },
    /** To be called with each frame of the screen; `time` is the video's own. */
    isDue(now: number, time: number): boolean {
      if (time === lastTime) return false;
      // It begins, or goes on after a rest: the browser has time to tell of it
      if (hasFrameCallback && now - timeChangedAt > callbackSilenceMs) callbackAt = now;
      [timeChangedAt, lastTime] = [now, time];
      if (now - callbackAt < callbackSilenceMs || now - polledAt < minPollIntervalMs) return false;
      polledAt = now;
      return true;
    },
  };
}

/** Calls for each new frame of the video with its time in milliseconds; gives what ends that. */
export function startVideoFrameLoop(video: HTMLVideoElement, onFrame: (time: number) => void): () => void {
  const hasFrameCallback = Reflect.has(video, 'requestVideoFrameCallback');
  const polling = createFramePolling(hasFrameCallback);
  let [callback, loop] = [0, 0];
  const next = (now: number, { captureTime }: VideoFrameCallbackMetadata) => {
    callback = video.requestVideoFrameCallback(next);
    polling.recordFrame(now);
    onFrame(captureTime ?? now);
  };
  if (hasFrameCallback) callback = video.requestVideoFrameCallback(next);
  const poll = (now: number) => {
    loop = requestAnimationFrame(poll);
    if (polling.isDue(now, video.currentTime)) onFrame(now);
  };
  loop = requestAnimationFrame(poll);
  return () => {
    if (hasFrameCallback) video.cancelVideoFrameCallback(callback);
    cancelAnimationFrame(loop);
  };
}
